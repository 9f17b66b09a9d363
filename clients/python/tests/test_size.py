"""The client stays small enough to be read in one sitting."""

import ast
import tokenize
import unittest
from pathlib import Path

FOLDER = Path(__file__).parents[1]
FEWER_THAN = 500
# Tokens that make no line of code.
NOTHING = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT, tokenize.ENDMARKER}


def lines_of_code(path):
    """The number of lines without comments, docstrings and blank lines."""
    with tokenize.open(path) as file:
        tokens = [token for token in tokenize.generate_tokens(file.readline) if token.type not in NOTHING]
    lines = {line for token in tokens for line in range(token.start[0], token.end[0] + 1)}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, (ast.Module, ast.ClassDef, ast.FunctionDef)) and ast.get_docstring(node):
            lines -= set(range(node.body[0].lineno, node.body[0].end_lineno + 1))
    return len(lines)


class Size(unittest.TestCase):
    def test_the_client_and_the_bot_have_fewer_than_500_lines_of_code(self):
        files = [FOLDER / "bot.py", *sorted((FOLDER / "crownhead").glob("*.py"))]
        lines = {file.name: lines_of_code(file) for file in files}
        self.assertGreaterEqual(len(lines), 5)
        self.assertLess(sum(lines.values()), FEWER_THAN, lines)

    def test_only_code_counts(self):
        self.assertEqual(lines_of_code(FOLDER / "tests/__init__.py"), 0)
        self.assertEqual(lines_of_code(FOLDER / "crownhead/__init__.py"), 4)

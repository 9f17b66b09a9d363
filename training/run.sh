#!/usr/bin/env bash
# One round: play, train, export, and optionally a match of the new network against the old one.
# Settings come from the environment; README.md explains them.
set -euo pipefail

ROUND=${ROUND:-1}                      # names the results and seeds the games
CROWNHEAD=${CROWNHEAD:-target/release/crownhead}
NET=${NET:-}                           # the network that plays; without one, the handcrafted evaluation
START=${START:-}                       # a checkpoint or a network file to continue from
OUT=${OUT:-training/out}               # what is worth keeping
WORK=${WORK:-training/work}            # what is not
EARLIER=${EARLIER:-training/games}     # archives of games from earlier rounds, if any
CORES=${CORES:-$(nproc)}
PLAY_MINUTES=${PLAY_MINUTES:-5}
TRAIN_MINUTES=${TRAIN_MINUTES:-2}
EPOCHS=${EPOCHS:-40}
NODES=${NODES:-2048}
NODES_WITH_FEW=${NODES_WITH_FEW:-1024}
RANDOM_MOVES=${RANDOM_MOVES:-0}        # percentage of random moves
WIDTH=${WIDTH:-512}                    # the width of the first layer
ENDING_PLIES=${ENDING_PLIES:-12}       # positions to add after a game that the databases ended
ENDGAMES=${ENDGAMES:-}                 # a folder with endgame databases; the built-in ones if empty
SCORE_WEIGHT=${SCORE_WEIGHT:-0.8}
SCORE_SCALE=${SCORE_SCALE:-}           # the unit of evaluations; fitted to the data if empty
RATE=${RATE:-2e-3}                     # the highest learning rate
MATCH_GAMES=${MATCH_GAMES:-0}          # 0 for no match
MATCH_PACE=${MATCH_PACE:---nodes 10000}
ARCHIVE_MB=${ARCHIVE_MB:-60}           # how much of this round's games to keep
REHEARSE=${REHEARSE:-1}                # 0 to skip the rehearsal, which finds missing dependencies early
PYTHON=${PYTHON:-python3}

here=$(dirname "$0")
export PYTHONUNBUFFERED=1
mkdir -p "$OUT" "$WORK/games" "$WORK/earlier"
say() { printf '\n== %s (%d s)\n' "$1" "$SECONDS"; }

if [ "$REHEARSE" -gt 0 ]; then
    say "rehearsing everything with a few games"
    "$CROWNHEAD" datagen play --output "$WORK/rehearsal" --seed "$ROUND" --shards "$CORES" --games 2 \
        --nodes 1024 --endgames${ENDGAMES:+="$ENDGAMES"} ${NET:+--net "$NET"}
    "$CROWNHEAD" datagen positions "$WORK/rehearsal"/*.games --output "$WORK/rehearsal/all.records" \
        --endgames${ENDGAMES:+="$ENDGAMES"}
    "$PYTHON" "$here/train.py" "$WORK/rehearsal/all.records" --out "$WORK/rehearsal" --epochs 3 \
        --batch 64 --validation-groups 128 --width "$WIDTH" ${START:+--start "$START"}
    "$PYTHON" "$here/export.py" "$WORK/rehearsal/checkpoint.pt" "$WORK/rehearsal/net.nnue" \
        --data "$WORK/rehearsal/all.records" --tolerance 1000
    "$CROWNHEAD" datagen evaluate "$WORK/rehearsal/net.nnue" "$WORK/rehearsal/all.records" \
        >"$WORK/numbers.txt"
    "$PYTHON" "$here/check.py" "$WORK/rehearsal/net.nnue" "$WORK/rehearsal/all.records" "$WORK/numbers.txt"
fi

say "the engine plays itself for $PLAY_MINUTES minutes on $CORES cores"
"$CROWNHEAD" datagen play --output "$WORK/games" --seed "$ROUND" --shards "$CORES" \
    --stop-after "$PLAY_MINUTES" --nodes "$NODES" --nodes-with-few "$NODES_WITH_FEW" \
    --random-moves "$RANDOM_MOVES" --endgames${ENDGAMES:+="$ENDGAMES"} ${NET:+--net "$NET"}

say "converting games to positions"
for first in "$EARLIER"/*.tar.*.000; do
    [ -e "$first" ] || continue
    case $first in *.xz.000) unpack=xz ;; *) unpack=gzip ;; esac
    cat "${first%000}"* | "$unpack" -dc | tar x -C "$WORK/earlier"
done
find "$WORK/games" "$WORK/earlier" -name '*.games' -print0 | sort -z |
    xargs -0 "$CROWNHEAD" datagen positions --output "$WORK/all.records" \
    --endgames${ENDGAMES:+="$ENDGAMES"} --ending-plies "$ENDING_PLIES"

say "training for at most $TRAIN_MINUTES minutes"
"$PYTHON" "$here/train.py" "$WORK/all.records" --out "$OUT" --epochs "$EPOCHS" \
    --minutes "$TRAIN_MINUTES" --score-weight "$SCORE_WEIGHT" --rate "$RATE" --width "$WIDTH" \
    ${SCORE_SCALE:+--score-scale "$SCORE_SCALE"} ${START:+--start "$START"}

say "exporting the network"
new=$OUT/round$ROUND.nnue
"$PYTHON" "$here/export.py" "$OUT/checkpoint.pt" "$new" --data "$WORK/all.records"
"$CROWNHEAD" datagen evaluate "$new" "$WORK/all.records" --count 20000 >"$WORK/numbers.txt"
"$PYTHON" "$here/check.py" "$new" "$WORK/all.records" "$WORK/numbers.txt"

say "archiving the games"
# Whole files, as many as fit, in parts of 15 MB. `percent` is the estimated compressed size.
if command -v xz >/dev/null; then
    pack=(xz -T "$CORES" -6) suffix=xz percent=45
else
    pack=(gzip -9) suffix=gz percent=65
fi
limit=$((ARCHIVE_MB * 1000000)) size=0 kept=()
for file in "$WORK/games"/*.games; do
    size=$((size + $(stat -c %s "$file") * percent / 100))
    [ "$size" -gt "$limit" ] && break
    kept+=("$(basename "$file")")
done
if [ "${#kept[@]}" -gt 0 ]; then
    tar c -C "$WORK/games" "${kept[@]}" | "${pack[@]}" |
        split -b 15000000 -d -a 3 - "$OUT/round$ROUND.tar.$suffix."
fi

if [ "$MATCH_GAMES" -gt 0 ]; then
    say "$MATCH_GAMES games against ${NET:-the handcrafted evaluation}"
    # shellcheck disable=SC2086
    "$CROWNHEAD" match --first "self eval=$new" --second "self eval=${NET:-handmade}" \
        --games "$MATCH_GAMES" --jobs "$CORES" $MATCH_PACE | tee "$OUT/match.txt"
fi
say "done"
ls -l "$OUT"

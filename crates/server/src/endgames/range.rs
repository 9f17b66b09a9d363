//! The `Range` header of a request.

use std::ops::Range;

/// The bytes that a client asks for.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Asked {
    /// All bytes. Multiple ranges, other units and invalid values count as this too, as the
    /// standard allows.
    Everything,
    /// These bytes, at least one.
    Part(Range<u64>),
    /// Bytes that don't exist.
    Outside,
}

impl Asked {
    /// Reads the value of the header, for a file with this length.
    pub(super) fn parse(value: &str, length: u64) -> Asked {
        let bounds = value.trim().strip_prefix("bytes=");
        let Some((first, last)) = bounds.and_then(|bounds| bounds.split_once('-')) else {
            return Asked::Everything;
        };
        let number = |text: &str| {
            let is_number = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| text.parse().unwrap_or(u64::MAX))
        };
        let (first, last) = (first.trim(), last.trim());
        let range = match (number(first), number(last)) {
            (Some(first), Some(last)) if first <= last => first..last.saturating_add(1).min(length),
            (Some(first), None) if last.is_empty() => first..length,
            // The last bytes.
            (None, Some(count)) if first.is_empty() => length.saturating_sub(count)..length,
            _ => return Asked::Everything,
        };
        if range.is_empty() {
            Asked::Outside
        } else {
            Asked::Part(range)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranges_are_read() {
        #[track_caller]
        fn check(value: &str, expected: Asked) {
            assert_eq!(Asked::parse(value, 100), expected, "{value}");
        }
        check("bytes=0-0", Asked::Part(0..1));
        check("bytes=10-19", Asked::Part(10..20));
        check("bytes=90-", Asked::Part(90..100));
        check("bytes=90-1000", Asked::Part(90..100));
        check("bytes=-5", Asked::Part(95..100));
        check("bytes=-500", Asked::Part(0..100));
        check("bytes=0-99999999999999999999999", Asked::Part(0..100));
        check("bytes=100-", Asked::Outside);
        check("bytes=200-300", Asked::Outside);
        check("bytes=-0", Asked::Outside);
        check("bytes=99999999999999999999999-", Asked::Outside);
        check("bytes=5-4", Asked::Everything);
        check("bytes=-", Asked::Everything);
        check("bytes=a-b", Asked::Everything);
        check("bytes=0-1,5-6", Asked::Everything);
        check("pages=0-1", Asked::Everything);
        check("", Asked::Everything);
        assert_eq!(Asked::parse("bytes=0-", 0), Asked::Outside);
    }
}

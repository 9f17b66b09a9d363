//! The directory of block starts.

use super::input::Input;

/// Appends the number of blocks, then for each block its distance from the previous one: seven bits
/// per byte, lowest first, with the highest bit set if more follow.
pub(super) fn write(starts: &[u32], bytes: &mut Vec<u8>) {
    bytes.extend((starts.len() as u32).to_le_bytes());
    let mut before = 0;
    for &start in starts {
        let mut gap = start - before;
        before = start;
        while gap >= 1 << 7 {
            bytes.push(gap as u8 | 1 << 7);
            gap >>= 7;
        }
        bytes.push(gap as u8);
    }
}

/// Reads what [`write`] appended from the front.
pub(super) fn read(input: &mut Input) -> Option<Vec<u32>> {
    let count = u32::from_le_bytes(input.take_array()?);
    let mut at: u32 = 0;
    // A false count ends with the bytes, not by running out of memory.
    let mut starts = Vec::with_capacity((count as usize).min(input.len()));
    for _ in 0..count {
        let mut gap: u32 = 0;
        let mut shift = 0;
        loop {
            let [byte] = input.take_array()?;
            let bits = u32::from(byte & 0x7F);
            gap |= bits.checked_shl(shift).filter(|gap| gap >> shift == bits)?;
            if byte >> 7 == 0 {
                break;
            }
            shift += 7;
        }
        at = at.checked_add(gap)?;
        starts.push(at);
    }
    Some(starts)
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn gaps_take_as_few_bytes_as_they_need() {
        fn check(starts: &[u32], expected: &[u8]) {
            let mut bytes = Vec::new();
            write(starts, &mut bytes);
            assert_eq!(bytes[4..], *expected);
        }
        check(&[], &[]);
        check(&[0, 127, 255], &[0, 127, 0x80, 1]);
        check(&[u32::MAX], &[0xFF, 0xFF, 0xFF, 0xFF, 0x0F]);
    }

    proptest! {
        #[test]
        fn starts_come_back(mut starts: Vec<u32>) {
            starts.sort_unstable();
            let mut bytes = Vec::new();
            write(&starts, &mut bytes);
            let mut input = Input::from(bytes);
            prop_assert_eq!(read(&mut input), Some(starts));
            prop_assert!(input.len() == 0);
        }

        #[test]
        fn noise_is_refused_or_read(bytes: Vec<u8>) {
            if let Some(starts) = read(&mut Input::from(bytes)) {
                prop_assert!(starts.is_sorted());
            }
        }
    }
}

//! Why a saved game can't be resumed.

use crate::Words;
use saves::BadSave;

impl Words {
    /// Why a saved game can't be resumed, as a sentence.
    pub fn bad_save(&self, why: &BadSave) -> &str {
        match why {
            BadSave::NoGame => self.save_no_game(),
            BadSave::CutOff => self.save_cut_off(),
            BadSave::Foreign => self.save_foreign(),
            BadSave::OtherVersion { .. } => self.save_other_version(),
            _ => self.save_damaged(),
        }
    }
}

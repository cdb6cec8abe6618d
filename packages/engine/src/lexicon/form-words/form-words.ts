import { englishFormWords } from "./en.ts"
import type { FormWord } from "./form-word.ts"

/** All meanings of words on forms. */
// Object.keys has no narrower type than string, and each language lists all.
export const FORM_WORDS = Object.keys(englishFormWords) as readonly FormWord[]

/** Weight of one sign of plausibility, as a difference of confidence. */
const STRONG = 0.15
const WEAK = 0.05
const UNLIKELY = -0.1
const NOISE = -0.2

/** An amount with cents, perhaps with a sign or a currency: `1,234.50`, `-7,50`, `RM12.00`, `€9.00`. */
const AMOUNT = /^[-+(]?(?:\p{Sc}|\p{Lu}{1,3})?\d{1,3}(?:[.,' ]?\d{3}){0,4}[.,]\d\d\)?(?:\p{Sc}|-)?$/u
/** A day in figures: `25/12/2018`, `5.3.18`. */
const DAY = /^\d{1,2}([/.-])\d{1,2}\1(?:\d\d)?\d\d$/u
const TIME = /^\d{1,2}:\d\d(?::\d\d)?$/u
/** A word in one case, or a whole number, perhaps with punctuation. */
const WORD = /^(?:\p{Lu}+|\p{Lu}?\p{Ll}+|\d+)[.,:;]?$/u
/** Characters that print on business documents seldom has, and that OCR reads from specks and rules. */
const RARE = /[^\p{L}\p{N}\s.,:;/&()\-#%'*@+$€£"]/u
/** A change of case or between letters and figures inside a word: `HOniE`, `T0TAL`. */
const MIXED = /\p{Ll}\p{Lu}|\p{L}\d|\d\p{L}/u

/**
 * Returns how much more plausible a text is than others of the same confidence: above 0 for amounts, days, times and plain
 * words, below 0 for rare characters and words of mixed case or of letters and figures. Bounds: -0.2 to 0.15.
 */
export function plausibilityOf(text: string): number {
  if (AMOUNT.test(text) || DAY.test(text)) return STRONG
  if (TIME.test(text)) return 2 * WEAK
  if (WORD.test(text)) return WEAK
  if (RARE.test(text)) return NOISE
  return MIXED.test(text) ? UNLIKELY : 0
}

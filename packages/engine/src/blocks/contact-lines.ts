import { alternativesOf, textsOf } from "../lexicon/language-words.ts"

/** Digits of the shortest phone number with its area code. */
const MIN_PHONE_DIGITS = 7

const DATE = /^(?:\d{1,2}[./ -]\d{1,2}[./ -](?:19|20)?\d{2}|(?:19|20)\d{2}[./-]\d{1,2}[./-]\d{1,2})(?!\d)/u

let word: RegExp | undefined

/** Returns whether a line is a phone number, a mail or web address, or begins with a word for one of them or for a tax number. */
export function isContact(text: string): boolean {
  if (/@|www\.|https?:/iu.test(text)) return true
  if (isPhone(text.replace(/^\p{L}{1,2}[.:]? /u, ""))) return true
  if (!/\d/u.test(text)) return false
  if (/^\p{L}{2,12}(?: \p{L}{2,12})?:? \+\d/u.test(text) && isPhone(text.slice(text.indexOf("+")))) return true
  word ??= contactPattern()
  return word.test(text)
}

function contactPattern(): RegExp {
  const words = alternativesOf(textsOf("contactWords"))
  return new RegExp(`^(?:${words}|iban)[.:]? ?(?:n[or°]\\.?)?[:#]? ?[A-Z]{0,3}[+(\\d]`, "iu")
}

/** Returns whether text is a phone number only. */
export function isPhone(text: string): boolean {
  if (text.length > 30 || !/^[+(]?\d[\d\s().+/-]*$/u.test(text) || DATE.test(text)) return false
  // Figures only are a number of a document; a phone number has a prefix or groups.
  if (/^[1-9]\d*$/u.test(text)) return false
  return text.replace(/\D/gu, "").length >= MIN_PHONE_DIGITS
}

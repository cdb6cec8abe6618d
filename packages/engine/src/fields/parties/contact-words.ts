import { alternativesOf, textsOf } from "../../lexicon/language-words.ts"

/** Language-independent contact words. */
const NEUTRAL = "iban"

let contact: RegExp | undefined
let noAddress: RegExp | undefined

/** Returns whether a line contains a phone, a mail or web address, a tax number or a bank account. */
function holdsContact(text: string): boolean {
  contact ??= new RegExp(`@|www\\.|https?:|\\b(?:${alternativesOf(textsOf("contactWords"))}|${NEUTRAL})\\b`, "iu")
  return contact.test(text)
}

/** Returns whether a line ends an address: contact data, a label with a number, or a word for the document. */
export function endsAddress(text: string): boolean {
  noAddress ??= new RegExp(`\\b(?:${alternativesOf(textsOf("noAddressWords"))})\\b`, "iu")
  return hasLabelledNumber(text) || noAddress.test(text) || holdsContact(text)
}

/** Returns whether a colon is followed by a digit, in the same word or in the next one. */
function hasLabelledNumber(text: string): boolean {
  if (!text.includes(":")) return false
  const words = text.split(/\s+/u)
  return words.some((word, index) => {
    const colon = word.indexOf(":")
    if (colon === -1) return false
    return /\d/u.test(word.slice(colon)) || (word.endsWith(":") && /\d/u.test(words[index + 1] ?? ""))
  })
}

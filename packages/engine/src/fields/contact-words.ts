import { textsOf } from "../lexicon/language-words.ts"

/** Bank data is called the same in every language. */
const NEUTRAL = "iban"

/** Dots and spaces may be left out: `P. IVA`, `P.IVA`, `PIVA`. */
const alternatives = (texts: readonly string[]): string =>
  texts.map((text) => text.replaceAll(".", "\\.?").replaceAll(" ", " ?")).join("|")

let contact: RegExp | undefined
let noAddress: RegExp | undefined

/** True for a line with a phone, a mail or web address, a tax number or a bank account. */
export function holdsContact(text: string): boolean {
  contact ??= new RegExp(`@|www\\.|https?:|\\b(?:${alternatives(textsOf("contactWords"))}|${NEUTRAL})\\b`, "iu")
  return contact.test(text)
}

/** True for a line that ends an address: contact data, a label with a number, or a word for the document. */
export function endsAddress(text: string): boolean {
  noAddress ??= new RegExp(`\\b(?:${alternatives(textsOf("noAddressWords"))})\\b`, "iu")
  return hasLabelledNumber(text) || noAddress.test(text) || holdsContact(text)
}

/** True when a digit stands in the word that holds a colon, behind it, or in the word behind one that ends with it. */
function hasLabelledNumber(text: string): boolean {
  if (!text.includes(":")) return false
  const words = text.split(/\s+/u)
  return words.some((word, index) => {
    const colon = word.indexOf(":")
    if (colon === -1) return false
    return /\d/u.test(word.slice(colon)) || (word.endsWith(":") && /\d/u.test(words[index + 1] ?? ""))
  })
}

import { LEGAL_FORM_PATTERN } from "../lexicon/legal-forms.ts"

/** Longer texts are sentences. */
const MAX_LENGTH = 120

let pattern: RegExp | undefined
let formPattern: RegExp | undefined
let endPattern: RegExp | undefined

/** Returns the pattern of names at the start of a text: a capital or a digit first, and at most eight words before the legal form. */
export function companyPattern(): RegExp {
  pattern ??= new RegExp(
    `^(?<name>[\\p{Lu}\\p{N}"„“'&+(][^\\s]*(?: [^\\s]+){0,7}? (?:${LEGAL_FORM_PATTERN}))(?=$|[\\s,;|·•)–—-])`,
    "u",
  )
  return pattern
}

/** Returns whether text starts with a name and its legal form. */
export function hasLegalForm(text: string): boolean {
  return companyPattern().test(text)
}

/** Returns whether text is a legal form with at most one word before it, the rest of a wrapped name. */
export function isLegalForm(text: string): boolean {
  formPattern ??= new RegExp(`^(?:[\\p{L}\\p{N}.&'-]+ )?(?:${LEGAL_FORM_PATTERN})$`, "u")
  return formPattern.test(text)
}

/** Returns whether text is a name with its legal form, or the end of one. */
export function endsWithLegalForm(text: string): boolean {
  return companyPattern().exec(text)?.[0].length === text.length || isLegalForm(text)
}

/** Returns whether text is a name of two or more words that ends with a legal form: `Kunden AG`. */
export function isCompany(text: string): boolean {
  endPattern ??= new RegExp(`\\S (?:${LEGAL_FORM_PATTERN})$`, "u")
  return text.length <= MAX_LENGTH && endPattern.test(text)
}

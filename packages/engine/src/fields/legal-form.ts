import { splitWords, textsOf, wordsOf } from "../lexicon/language-words.ts"
import { LEGAL_FORM_PATTERN } from "../lexicon/legal-forms.ts"
import { textOfFragments, type Fragment } from "./fragments.ts"

let pattern: RegExp | undefined

/** Returns the pattern of names: a capital or a digit first, and at most eight words before the legal form. */
function namePattern(): RegExp {
  pattern ??= new RegExp(
    `^(?<name>[\\p{Lu}\\p{N}"„“'&+(][^\\s]*(?: [^\\s]+){0,7}? (?:${LEGAL_FORM_PATTERN}))(?=$|[\\s,;|·•)–—-])`,
    "u",
  )
  return pattern
}

const SEPARATOR = /\s[-–—|·•●∙*]+\s|[|·•●∙]|,\s|;\s/u

/** Returns whether a word may be lower-case in a name. */
const isLink = (word: string): boolean => /^[&+-]$/u.test(word) || wordsOf("links").has(word)

let openers: ReadonlySet<string> | undefined

/** Returns whether a company's name may start after a word or mark. */
function opensName(text: string): boolean {
  openers ??= new Set(textsOf("by").flatMap(splitWords))
  return /[|·•●∙*–—:,;-]$/u.test(text) || openers.has(text)
}

/** The name of a company in running text. */
export interface CompanyName {
  readonly name: string
  /** True when words other than linking words are lower-case, as in a sentence. */
  readonly isDoubtful: boolean
  readonly fragments: readonly Fragment[]
}

/** Names are short; a line may have thousands of words. */
const MAX_NAME_FRAGMENTS = 14

/** Finds names that end with a legal form, at the start of a segment or after a separator. */
export function companyNames(fragments: readonly Fragment[]): CompanyName[] {
  const found: CompanyName[] = []
  for (let from = 0; from < fragments.length; from++) {
    const before = fragments[from - 1]?.text
    if (before !== undefined && !opensName(before)) continue
    const text = textOfFragments(fragments.slice(from, from + MAX_NAME_FRAGMENTS))
    const name = namePattern().exec(text)?.groups?.["name"]
    if (
      name === undefined ||
      SEPARATOR.test(`${name} `.replace(/,\s(?=(?:Inc|LLC|Ltd|L\.L\.C|S\.|Corp|LLP|B\.V))/u, " "))
    )
      continue
    // `1011 AB` is a postal code: a name has letters of its own before its form.
    if (!/\p{L}{2}/u.test(name.split(" ").slice(0, -1).join(" "))) continue
    const count = countOf(fragments, from, name)
    const isDoubtful = name.split(" ").some((word) => /^\p{Ll}/u.test(word) && !isLink(word) && !/[.\d]/u.test(word))
    if (isDoubtful && from > 0) continue
    found.push({ isDoubtful, name: name.replace(/^["„“']+/u, ""), fragments: fragments.slice(from, from + count) })
    from += count - 1
  }
  return found
}

function countOf(fragments: readonly Fragment[], from: number, name: string): number {
  let count = 1
  while (from + count < fragments.length && textOfFragments(fragments.slice(from, from + count)).length < name.length)
    count++
  return count
}

let formPattern: RegExp | undefined

/** Returns whether text is a legal form with at most one word before it, the rest of a wrapped name. */
export function isLegalForm(text: string): boolean {
  formPattern ??= new RegExp(`^(?:[\\p{L}\\p{N}.&'-]+ )?(?:${LEGAL_FORM_PATTERN})$`, "u")
  return formPattern.test(text)
}

/** Returns whether text starts with a name and its legal form. */
export function hasLegalForm(text: string): boolean {
  return namePattern().test(text)
}

/** Returns whether text is a name with its legal form, or the end of one. */
export function endsWithLegalForm(text: string): boolean {
  return namePattern().exec(text)?.[0].length === text.length || isLegalForm(text)
}

import type { ChangedDocument } from "../variants/changed-document.ts"
import type { Document, Page, Word } from "@docsift/engine"
import type { PrintedHeadings } from "./printed-headings.ts"

/** What is done to headings: one at a time or all of them become words that nobody knows, or they are removed. */
export const headingChanges = ["one", "all", "none"] as const
export type HeadingChange = (typeof headingChanges)[number]

/** Two letters of a heading, such as `No` or `St`, would become another abbreviation. */
const SHORT = 3
const UNKNOWN = "Qv"
const VOWELS = "aeiou"
const CONSONANTS = "bcdfghklmnprstvz"
const VOWEL_STEP = 1
const CONSONANT_STEP = 3
/** Points by which a heading that is repeated on a later page may be moved. */
const MOVED = 4

/** Returns one document for each heading with `one`, else one for all headings. Headings that are repeated further down or on later pages change too. */
export function changeHeadings(
  document: Document,
  headings: PrintedHeadings,
  change: HeadingChange,
): ChangedDocument[] {
  const chosen = change === "one" ? headings.columns : [headings.columns.flat()]
  return chosen.map((words) => ({
    text: words.map(({ text }) => text).join(" "),
    document: { ...document, pages: document.pages.map((page) => changed(page, headings.page, words, change)) },
  }))
}

function changed(page: Page, first: Page, headings: readonly Word[], change: HeadingChange): Page {
  if (page.number < first.number) return page
  const bottom = Math.max(...headings.map(({ box }) => box[3]))
  const isRepeated = ({ text, box, fontSize }: Word): boolean =>
    (page !== first || box[1] > bottom) &&
    headings.some((word) => word.text === text && word.fontSize === fontSize && Math.abs(word.box[0] - box[0]) < MOVED)
  const isHeading = (word: Word): boolean => (page === first && headings.includes(word)) || isRepeated(word)
  return {
    ...page,
    words: page.words.flatMap((word) => {
      if (!isHeading(word)) return [word]
      return change === "none" ? [] : [{ ...word, text: invented(word.text) }]
    }),
  }
}

/** Replaces letters by others of their kind, so that a word keeps its length, its capitals and its signs: `Price` becomes `Tvogi`. */
const invented = (text: string): string =>
  text.length < SHORT
    ? UNKNOWN
    : text.replaceAll(/\p{L}/gu, (letter) => {
        const lower = letter.toLowerCase()
        const other = shifted(lower, VOWELS, VOWEL_STEP) ?? shifted(lower, CONSONANTS, CONSONANT_STEP) ?? letter
        return lower === letter ? other : other.toUpperCase()
      })

function shifted(letter: string, letters: string, step: number): string | undefined {
  const place = letters.indexOf(letter)
  return place < 0 ? undefined : letters[(place + step) % letters.length]
}

import type { Document, Page, Word } from "@docsift/engine"

/** How much further apart lines are set. */
const SPREAD = 1.3

/** Returns a document with other pages. */
const withPages = (document: Document, change: (page: Page) => Page): Document => ({
  ...document,
  pages: document.pages.map(change),
})

/** Returns a document with other words. */
const withWords = (document: Document, change: (word: Word) => Word): Document =>
  withPages(document, (page) => ({ ...page, words: page.words.map(change) }))

/** Prints pages without rules and without bold type. */
export const plain = (document: Document): Document =>
  withPages(document, (page) => ({
    ...page,
    rulings: [],
    words: page.words.map((word) => ({ ...word, isBold: false })),
  }))

/** Prints everything in capitals, but addresses of the web and words whose letters mean something beside their digits. */
export const inCapitals = (document: Document): Document =>
  withWords(document, (word) => (/[@\d]|www\./u.test(word.text) ? word : { ...word, text: word.text.toUpperCase() }))

/** Prints labels without their colons. */
export const withoutColons = (document: Document): Document =>
  withWords(document, (word) =>
    /[\p{L}\d).]\s?:$/u.test(word.text) ? { ...word, text: word.text.replace(/\s?:$/u, "") } : word,
  )

/** Sets lines further apart, in type of the same size. */
export const spread = (document: Document): Document =>
  withPages(document, (page) => ({
    ...page,
    height: page.height * SPREAD,
    words: page.words.map((word) => {
      const [left, top, right, bottom] = word.box
      const moved = top * SPREAD
      return { ...word, box: [left, moved, right, moved + bottom - top] }
    }),
    rulings: page.rulings.map(({ box: [left, top, right, bottom], ...ruling }) => ({
      ...ruling,
      box: [left, top * SPREAD, right, bottom * SPREAD],
    })),
  }))

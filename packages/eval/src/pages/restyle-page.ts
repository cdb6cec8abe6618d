import type { Document, Extraction, Page } from "@docsift/engine"
import { isInside } from "../layouts/printed-table.ts"

/** Factor by which lines are set further apart. */
const SPREAD = 1.3

/** Returns a document with other pages. */
const withPages = (document: Document, change: (page: Page) => Page): Document => ({
  ...document,
  pages: document.pages.map(change),
})

/** Prints pages without rules and without bold type. */
export const plain = (document: Document): Document =>
  withPages(document, (page) => ({
    ...page,
    rulings: [],
    words: page.words.map((word) => ({ ...word, isBold: false })),
  }))

/** Addresses of the web, words whose letters mean something beside their digits, and letters that have another form in capitals. */
const NOT_CAPITALIZED = /[@\dßı]|www\./u

/** Prints everything in capitals. */
export const inCapitals = (document: Document): Document =>
  withPages(document, (page) => ({
    ...page,
    words: page.words.map((word) =>
      NOT_CAPITALIZED.test(word.text) ? word : { ...word, text: word.text.toUpperCase() },
    ),
  }))

const COLON_BEHIND_LABEL = /[\p{L}\d).]\s?:$/u

/** Prints labels without their colons; those inside a value stay. */
export const withoutColons = (document: Document, { evidence }: Extraction): Document =>
  withPages(document, (page) => {
    const boxes = Object.values(evidence).flatMap(({ page: number, box }) =>
      number === page.number && box ? [box] : [],
    )
    const words = page.words.map((word) =>
      COLON_BEHIND_LABEL.test(word.text) && !boxes.some((box) => isInside(word, box))
        ? { ...word, text: word.text.replace(/\s?:$/u, "") }
        : word,
    )
    return { ...page, words }
  })

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

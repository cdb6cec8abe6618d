import type { Document, Page, Ruling, Word } from "@docsift/engine"
import { middleOf, type PrintedRow } from "./printed-table.ts"

/** Returns a document with other words, and other rulings, on one page. */
export function withPage(
  document: Document,
  { number }: Page,
  words: (word: Word) => readonly Word[],
  rulings: (ruling: Ruling) => readonly Ruling[] = (ruling) => [ruling],
): Document {
  const changed = (page: Page): Page => ({
    ...page,
    words: page.words.flatMap((word) => words(word)),
    rulings: page.rulings.flatMap((ruling) => rulings(ruling)),
  })
  return { ...document, pages: document.pages.map((page) => (page.number === number ? changed(page) : page)) }
}

/** Moves a word to the right and down, in points. */
export const moved = (word: Word, right: number, down: number): Word => ({
  ...word,
  box: [word.box[0] + right, word.box[1] + down, word.box[2] + right, word.box[3] + down],
})

/** Space between the rows and a ruling that belongs to the row above it. */
const RULING_GAP = 2

/** Points by which single words are moved. */
type Shifts = ReadonlyMap<Word, readonly [right: number, down: number]>

/** Moves everything below the edges of rows further down, `room` points below each edge, and single words as `shifts` says. */
export function withRoom(
  document: Document,
  page: Page,
  edges: readonly number[],
  room: number,
  shifts: Shifts = new Map(),
): { readonly document: Document; readonly downAt: (y: number) => number } {
  const downAt = (y: number): number => room * edges.filter((edge) => y > edge).length
  const changed = withPage(
    document,
    page,
    (word) => {
      const [right, down] = shifts.get(word) ?? [0, 0]
      return [moved(word, right, down + downAt(middleOf(word)))]
    },
    (ruling) => {
      const down = downAt(ruling.box[1] - RULING_GAP)
      const bottom = downAt(ruling.box[3] - RULING_GAP)
      return [{ ...ruling, box: [ruling.box[0], ruling.box[1] + down, ruling.box[2], ruling.box[3] + bottom] }]
    },
  )
  const height = page.height + room * edges.length
  const pages = changed.pages.map((other) => (other.number === page.number ? { ...other, height } : other))
  return { document: { ...changed, pages }, downAt }
}

/** Returns the edges below rows. */
export const edgesBelow = (rows: readonly PrintedRow[]): number[] => rows.map(({ bottom }) => bottom - 1)

/** Adds words to a page. */
export function withWords(document: Document, { number }: Page, added: readonly Word[]): Document {
  const pages = document.pages.map((page) =>
    page.number === number ? { ...page, words: [...page.words, ...added] } : page,
  )
  return { ...document, pages }
}

/** Width of a letter and of a space, as shares of the size of the type. */
const LETTER = 0.5
const SPACE = 0.3

/** Sets text from a point to the right, in type of a size. */
export function setText(text: string, left: number, top: number, fontSize: number, isBold: boolean): Word[] {
  let x = left
  return text.split(" ").map((part) => {
    const width = LETTER * fontSize * part.length
    const word: Word = {
      text: part,
      box: [x, top, x + width, top + fontSize],
      fontSize,
      isBold,
      rotation: 0,
      confidence: 1,
    }
    x += width + SPACE * fontSize
    return word
  })
}

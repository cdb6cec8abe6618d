import type { Document, Extraction, Word } from "@docsift/engine"

/** Width of a letter and height of a line, in points. */
const LETTER = 5
const HEIGHT = 10

/** Builds a word whose top left corner is at a point. */
export const aWord = (text: string, x: number, y: number): Word => ({
  text,
  box: [x, y, x + LETTER * text.length, y + HEIGHT],
  fontSize: HEIGHT,
  isBold: false,
  rotation: 0,
  confidence: 1,
})

/** Builds a document by the words of its pages. */
export const aDocument = (...pages: readonly (readonly Word[])[]): Document => ({
  kind: "pdf",
  pages: pages.map((words, index) => ({ number: index + 1, width: 595, height: 842, words, rulings: [] })),
  grids: [],
  attachments: [],
})

/** Builds an extraction by the words of its values on the first page. */
export const anExtraction = (values: Readonly<Record<string, readonly Word[]>>): Extraction => ({
  data: {},
  evidence: Object.fromEntries(
    Object.entries(values).map(([pointer, words]) => [
      pointer,
      {
        text: words.map(({ text }) => text).join(" "),
        page: 1,
        box: [words[0]?.box[0] ?? 0, words[0]?.box[1] ?? 0, words.at(-1)?.box[2] ?? 0, words[0]?.box[3] ?? 0],
        confidence: 1,
        source: "builtin",
      },
    ]),
  ),
  pages: [],
  warnings: [],
})

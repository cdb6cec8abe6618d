import type { Box, Document, TableDefinition, Word } from "@docsift/engine"
import { conceptOf } from "@docsift/engine/internal/tables/headings/heading-concepts"
import { withPage } from "./move-words.ts"
import { middleOf, type PrintedTable, wordsIn } from "./printed-table.ts"

/** What is printed in cells of numbers: a sign of a currency or a unit beside the number. */
export const cellChanges = {
  currency: { of: "amounts", write: (text: string) => `€${text}` },
  "currency-after": { of: "amounts", write: (text: string) => `${text}€` },
  "currency-apart": { of: "amounts", write: (text: string) => `$ ${text}` },
  unit: { of: "quantities", write: (text: string) => `${text} pcs` },
  times: { of: "quantities", write: (text: string) => `${text} x` },
} as const

type CellChange = (typeof cellChanges)[keyof typeof cellChanges]

/** White space beside a word that was made longer, in points, at least. */
const GAP = 2

/** Rewrites cells of numbers; undefined where a table has no such column, where its units are in a column, or where the text would not fit. */
export function withCells(document: Document, table: PrintedTable, { of, write }: CellChange): Document | undefined {
  const { page, rows } = table
  const names = of === "amounts" ? amountsOf(table.definition) : quantitiesOf(table.definition)
  const rewritten = new Map<Word, readonly Word[]>()
  for (const { cells } of rows) {
    for (const name of names) {
      const box = cells.get(name)
      const words = box ? wordsIn(page.words, box) : []
      const text = words.map((word) => word.text).join(" ")
      // A cell that has a sign already, or a minus, would read otherwise.
      if (!/^[\d., ]+$/u.test(text)) continue
      for (const [index, word] of words.entries()) rewritten.set(word, index > 0 ? [] : setOver(words, write(text)))
    }
  }
  const set = [...rewritten.values()].flat()
  const others = page.words.filter((word) => !rewritten.has(word))
  if (set.length === 0 || others.some((word) => set.some(({ box }) => touches(word, box)))) return undefined
  return withPage(document, page, (word) => rewritten.get(word) ?? [word])
}

const amountsOf = ({ columns }: TableDefinition): string[] =>
  columns
    .filter(({ type }) => type === "number")
    .map(({ name }) => name)
    .filter((name) => AMOUNTS.has(conceptOf(name)))

const quantitiesOf = ({ columns }: TableDefinition): string[] =>
  columns.some(({ name }) => conceptOf(name) === "unit")
    ? []
    : columns.filter(({ name, type }) => type === "number" && conceptOf(name) === "quantity").map(({ name }) => name)

const AMOUNTS: ReadonlySet<ReturnType<typeof conceptOf>> = new Set(["unitPrice", "lineTotal", "lineGross", "amount"])

/** Sets text over words: as wide as they are if it has as many words, else longer at their left. */
function setOver(words: readonly Word[], text: string): Word[] {
  const [first] = words
  const last = words.at(-1)
  if (!first || !last) return []
  const parts = text.split(" ")
  const before = words.map((word) => word.text).join(" ").length
  const room = last.box[2] - first.box[0]
  const width = parts.length > words.length ? (room / before) * text.length : room
  const letter = width / text.length
  let x = last.box[2] - width
  return parts.map((part, index) => {
    const end = x + letter * part.length
    const word: Word = {
      ...first,
      text: part,
      box: [x, first.box[1], end, first.box[3]],
      isAfterSpace: index > 0 ? true : first.isAfterSpace,
    }
    x = end + letter
    return word
  })
}

const touches = (word: Word, [left, top, right, bottom]: Box): boolean =>
  word.box[0] < right + GAP && word.box[2] > left - GAP && middleOf(word) > top && middleOf(word) < bottom

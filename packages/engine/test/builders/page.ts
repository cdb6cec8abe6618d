import type { Box, Grid, Page, Ruling, Word } from "../../src/document.ts"
import { createContext, type ExtractionContext } from "../../src/page/context.ts"

/** A printed text: x of its left edge (or right edge with `right`), y of its top. */
export interface Print {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly size?: number
  readonly isBold?: boolean
  /** Sets the text so that it ends at x. */
  readonly isRight?: boolean
  /** Whether the file has the spaces of the text, and none before it. @default unknown */
  readonly hasSpaces?: boolean
}

/** Widths in font sizes: characters of one width, so that a test can count, and a space as in common fonts. */
const CHARACTER = 0.5
const SPACE = 0.28

/** Builds one page of printed texts, for tests. */
export function aPage(prints: readonly Print[], rulings: readonly Box[] = [], number = 1): Page {
  return {
    number,
    width: 595,
    height: 842,
    words: prints.flatMap(wordsOf),
    rulings: rulings.map((box): Ruling => ({ box, isHorizontal: box[2] - box[0] > box[3] - box[1] })),
  }
}

function wordsOf({ text, x, y, size = 10, isBold = false, isRight = false, hasSpaces = false }: Print): Word[] {
  const parts = text.split(" ")
  const width = size * (text.replaceAll(" ", "").length * CHARACTER + (parts.length - 1) * SPACE)
  let at = isRight ? x - width : x
  return parts.flatMap((part, index) => {
    const left = at
    at += size * (part.length * CHARACTER + SPACE)
    const box: Box = [left, y, left + part.length * size * CHARACTER, y + size]
    const spaces = hasSpaces ? { isAfterSpace: index > 0 } : {}
    return part === "" ? [] : [{ text: part, box, fontSize: size, isBold, rotation: 0, confidence: 1, ...spaces }]
  })
}

/** Prints rows of a table: one text per column, at the given xs (negative: the right edge); undefined leaves a cell empty. */
export function aTable(
  xs: readonly number[],
  rows: readonly (readonly (string | undefined)[])[],
  { top = 100, pitch = 20, isBold = false } = {},
): Print[] {
  return rows.flatMap((row, index) =>
    row.flatMap((text, column) => {
      const x = xs[column] ?? 0
      return text === undefined ? [] : [{ text, x: Math.abs(x), y: top + index * pitch, isRight: x < 0, isBold }]
    }),
  )
}

/** Lays pages out and prepares them for extraction. */
export function aContext(pages: readonly Page[], grids: readonly Grid[] = []): ExtractionContext {
  const document = { kind: "pdf", pages, grids, attachments: [] } as const
  return createContext(document)
}

import { marksOf, type PrintedValue, type Places, type Place, type ValueKey } from "../places.ts"
import type { Line } from "../sheet.ts"

/** A cell of a table in flowing text: paragraphs, one below the other. */
export interface BlockCell {
  readonly lines: readonly Line[]
  /** Number of columns it spans. @default 1 */
  readonly span?: number
  readonly isBold?: boolean
  readonly align?: "left" | "right" | "center"
}

/** A block of flowing text. */
export type Block =
  | { readonly type: "line"; readonly parts: readonly Line[]; readonly isBold?: boolean; readonly size?: "large" }
  | {
      readonly type: "table"
      readonly rows: readonly (readonly BlockCell[])[]
      readonly hasBorders: boolean
      /** Whether the first row is a heading. */
      readonly hasHeading: boolean
    }

/** A document without pages: its margins and its flowing text. */
export interface Flow {
  readonly header: readonly Block[]
  readonly body: readonly Block[]
  readonly footer: readonly Block[]
}

/** Returns all lines of blocks, in reading order. */
function linesOf(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block) =>
    block.type === "line" ? [...block.parts] : block.rows.flatMap((row) => row.flatMap(({ lines }) => lines)),
  )
}

/** Returns the values that lines contain; such formats have no pages and no boxes. @throws {RangeError} when a line does not contain its value. */
export function placesOfLines(lines: readonly Line[]): Places {
  const places = new Map<ValueKey, Place[]>()
  for (const { text, printedValues } of lines) {
    for (const { key, text: value } of marksOf(text, printedValues)) {
      places.set(key, [...(places.get(key) ?? []), { text: value }])
    }
  }
  return places
}

/** Returns the values that a flow contains. */
export const placesOfFlow = ({ header, body, footer }: Flow): Places =>
  placesOfLines(linesOf([...header, ...body, ...footer]))

/** Returns a text that consists of one value. */
export const lineOf = (text: string, key: ValueKey | undefined): Line =>
  key === undefined || text === "" ? { text } : { text, printedValues: [{ key, text }] satisfies PrintedValue[] }

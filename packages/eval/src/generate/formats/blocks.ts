import { marksOf, type Hold, type Places, type Place, type ValueKey } from "../places.ts"
import type { Line } from "../sheet.ts"

/** A cell of a table in running text: paragraphs, one below the other. */
export interface BlockCell {
  readonly lines: readonly Line[]
  /** Columns it covers. @default 1 */
  readonly span?: number
  readonly isBold?: boolean
  readonly align?: "left" | "right" | "center"
}

/** A piece of running text. */
export type Block =
  | { readonly type: "line"; readonly parts: readonly Line[]; readonly isBold?: boolean; readonly size?: "large" }
  | {
      readonly type: "table"
      readonly rows: readonly (readonly BlockCell[])[]
      readonly hasBorders: boolean
      /** Whether the first row is a heading. */
      readonly hasHeading: boolean
    }

/** A document without pages: what stands in its margins and what flows. */
export interface Flow {
  readonly header: readonly Block[]
  readonly body: readonly Block[]
  readonly footer: readonly Block[]
}

/** All lines of blocks, in reading order. */
function linesOf(blocks: readonly Block[]): Line[] {
  return blocks.flatMap((block) =>
    block.type === "line" ? [...block.parts] : block.rows.flatMap((row) => row.flatMap(({ lines }) => lines)),
  )
}

/** The values that lines print; such formats have no pages and no boxes. @throws {RangeError} when a line lies. */
export function placesOfLines(lines: readonly Line[]): Places {
  const places = new Map<ValueKey, Place[]>()
  for (const { text, holds } of lines) {
    for (const { key, text: value } of marksOf(text, holds)) {
      places.set(key, [...(places.get(key) ?? []), { text: value }])
    }
  }
  return places
}

/** The values that a flow prints. */
export const placesOfFlow = ({ header, body, footer }: Flow): Places =>
  placesOfLines(linesOf([...header, ...body, ...footer]))

/** A text that is a value. */
export const lineOf = (text: string, key: ValueKey | undefined): Line =>
  key === undefined || text === "" ? { text } : { text, holds: [{ key, text }] satisfies Hold[] }

import type { Box } from "@docsift/engine/internal/document"
import type { Term } from "./terms.ts"
import type { Attribute } from "./varied/attributes.ts"

/** What a value of the ground truth is called: a term of the fixed designs, or an attribute of the varied ones. */
type ValueName = Term | Attribute

/** The key of a value in the ground truth: the name of a field, or `row/name` of a cell, rows counted from 0. */
export type ValueKey = ValueName | `${number}/${ValueName}`

/** A value that is part of a printed text. */
export interface PrintedValue {
  readonly key: ValueKey
  /** As printed; its first occurrence in the text is meant. */
  readonly text: string
}

/** The position of a printed value. Boxes are points of the displayed page, origin at its top left. */
export interface Place {
  /** 1-based page, or sheet of a workbook; missing where the format has neither. */
  readonly page?: number
  /** Encloses the words; missing where the format has no geometry. */
  readonly box?: Box
  /** One box for each line, where the value runs over several: only these contain nothing but the value's words. */
  readonly lines?: readonly Box[]
  /** A1-style name of the cell, for sheets and delimited files. */
  readonly cell?: string
  /** As printed, lines joined by a space. */
  readonly text: string
}

/** All places of all values of one file. */
export type Places = ReadonlyMap<ValueKey, readonly Place[]>

/** A file and the positions of its values. */
export interface Rendered {
  readonly bytes: Buffer
  readonly places: Places
}

/** Returns the key of a cell's value. */
export const cellKey = (row: number, term: ValueName): ValueKey => `${row}/${term}`

/** The characters of a drawn text, or of one of its lines, that spell a value. */
export interface Mark extends PrintedValue {
  readonly start: number
  readonly end: number
  /** The same object for all lines of one printed value. */
  readonly origin: object
}

/**
 * Finds the characters of the values in a text, starting at an index.
 *
 * @throws {RangeError} when one is not in the text.
 */
export function marksOf(text: string, printedValues: readonly PrintedValue[] = [], from = 0): Mark[] {
  return printedValues.flatMap((printedValue) => {
    if (printedValue.text === "") return []
    const start = text.indexOf(printedValue.text, from)
    if (start < 0) throw new RangeError(`"${text}" does not contain "${printedValue.text}".`)
    return [{ ...printedValue, start, end: start + printedValue.text.length, origin: {} }]
  })
}

/** One line of a text with its part of the text's marks. */
export interface MarkedLine {
  readonly text: string
  readonly marks: readonly Mark[]
}

/** Distributes the marks of a text over the lines into which it was broken. */
export function markLines(text: string, lines: readonly string[], marks: readonly Mark[]): MarkedLine[] {
  let from = 0
  return lines.map((line) => {
    const start = text.indexOf(line, from)
    const end = start + line.length
    from = end
    const inside = marks
      .filter((mark) => mark.start < end && mark.end > start)
      .map((mark) => ({ ...mark, start: Math.max(0, mark.start - start), end: Math.min(end, mark.end) - start }))
    return { text: line, marks: inside }
  })
}

/** Collects the drawn lines of values and returns their positions. */
export class PlaceLog {
  readonly #drawn: { mark: Mark; page: number; lines: Box[] }[] = []
  readonly #last = new Map<object, { page: number; lines: Box[] }>()

  /** Records a line of a value. What is drawn again on another page, as footers are, is another place. */
  add(mark: Mark, page: number, box: Box): void {
    const known = this.#last.get(mark.origin)
    if (known?.page === page) {
      known.lines.push(box)
      return
    }
    const drawn = { mark, page, lines: [box] }
    this.#last.set(mark.origin, drawn)
    this.#drawn.push(drawn)
  }

  places(): Places {
    const places = new Map<ValueKey, Place[]>()
    for (const { mark, page, lines } of this.#drawn) {
      const place = {
        page,
        box: around(lines),
        ...(lines.length > 1 ? { lines } : {}),
        text: mark.text.replaceAll("\n", " "),
      }
      places.set(mark.key, [...(places.get(mark.key) ?? []), place])
    }
    return places
  }
}

/** Rounds to tenths of a point: below the visible limit, and keeps manifests short. */
const round = (value: number): number => Math.round(value * 10) / 10

/** Returns the bounding box of boxes, rounded to tenths of a point. */
export function around(boxes: readonly Box[]): Box {
  return [
    round(Math.min(...boxes.map(([x0]) => x0))),
    round(Math.min(...boxes.map(([, y0]) => y0))),
    round(Math.max(...boxes.map(([, , x1]) => x1))),
    round(Math.max(...boxes.map(([, , , y1]) => y1))),
  ]
}

import type { Evidence, TriedExtraction } from "@docsift/sdk"
import type { Mark } from "../document/mark.ts"
import { pointerOf } from "../json-pointer.ts"
import { ownValue } from "../own-value.ts"
import { type Draft, type DraftPart, placesOf } from "./draft.ts"

/** A value that a try has found. */
export interface FoundValue {
  readonly pointer: string
  readonly value: string | number
  readonly evidence: Evidence | undefined
}

/** What a try has found for the parts of a draft. */
export interface TryResult {
  /**
   * Values of fields, at most one each, and of columns, with gaps for rows without one, by the key of the part. A part that
   * was not tried has no entry.
   */
  readonly found: ReadonlyMap<number, readonly (FoundValue | undefined)[]>
  readonly marks: readonly Mark[]
  readonly warnings: readonly string[]
  readonly durationMs: number
}

/** Arranges what was extracted by the parts of the draft that was tried. */
export function resultOf(
  draft: Pick<Draft, "parts">,
  { extractedData, evidence, warnings, durationMs }: TriedExtraction,
): TryResult {
  const found = new Map<number, readonly (FoundValue | undefined)[]>()
  const marks: Mark[] = []
  const add = (part: DraftPart, pointer: string, value: unknown): FoundValue | undefined => {
    if (typeof value !== "string" && typeof value !== "number") return undefined
    const place = evidence[pointer]
    if (place !== undefined) marks.push(markOf(pointer, part.name, place))
    return { pointer, value, evidence: place }
  }
  for (const object of draft.parts) {
    const data = ownValue(extractedData, object.name.trim())
    for (const part of object.parts) {
      const name = part.name.trim()
      const pointer = pointerOf(object.name.trim(), `${part.kind}s`, name)
      if (part.kind === "field") {
        const value = add(part, pointer, ownValue(data?.fields, name))
        found.set(part.key, value === undefined ? [] : [value])
      }
      const rows = ownValue(data?.tables, name) ?? []
      for (const column of part.parts) {
        const columnName = column.name.trim()
        found.set(
          column.key,
          rows.map((row, index) => add(column, pointer + pointerOf(index, columnName), ownValue(row, columnName))),
        )
      }
    }
  }
  return { found, marks, warnings, durationMs }
}

function markOf(pointer: string, label: string, { page, box, cell, confidence }: Evidence): Mark {
  return {
    pointer,
    label,
    page,
    confidence,
    ...(box !== undefined && { box: [...box] }),
    ...(cell !== undefined && { cell }),
  }
}

/** Returns the part that a pointer leads to: of a definition, or of the data, where a row stands before the column. */
export function keyAt(draft: Pick<Draft, "parts">, pointer: string | undefined): number | undefined {
  if (pointer === undefined) return undefined
  const cell = pointer.replace(/^(\/[^/]*\/tables\/[^/]*)\/\d+\/([^/]*)$/, "$1/columns/$2")
  const places = placesOf(draft)
  return (places.find((each) => each.pointer === pointer) ?? places.find((each) => each.pointer === cell))?.part.key
}

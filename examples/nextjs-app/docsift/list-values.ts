import type { Evidence, EvidenceReport, ExtractedValue, UntypedData } from "@docsift/sdk"

/** A value with its place in the document. */
export interface ValueWithPlace {
  /** JSON Pointer (RFC 6901), which is the key in the evidence. */
  readonly pointer: string
  /** Such as `Lines 2, Amount`. */
  readonly label: string
  readonly value: ExtractedValue
  /** Undefined for a value that is not in the document. */
  readonly place: Evidence | undefined
}

/** Returns the values of every object in their order. */
export function listValues(data: UntypedData, { evidence }: EvidenceReport): ValueWithPlace[] {
  const valueAt = (label: string, value: ExtractedValue, ...names: readonly string[]): ValueWithPlace => {
    const pointer = names.map((name) => `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
    return { pointer, label, value, place: evidence[pointer] }
  }
  return Object.entries(data).flatMap(([object, { fields = {}, tables = {} }]) => [
    ...Object.entries(fields).map(([name, value]) => valueAt(name, value, object, "fields", name)),
    ...Object.entries(tables).flatMap(([table, rows]) =>
      rows.flatMap((row, index) =>
        Object.entries(row).map(([column, value]) =>
          valueAt(`${table} ${index + 1}, ${column}`, value, object, "tables", table, String(index), column),
        ),
      ),
    ),
  ])
}

import type { ValueType } from "@docsift/sdk"

/** The types of values in words. */
export const valueTypeNames = { string: "Text", date: "Date", number: "Number" } as const satisfies Record<
  ValueType,
  string
>

/** The types in the order of a choice. */
export const valueTypes = ["string", "date", "number"] as const satisfies readonly ValueType[]

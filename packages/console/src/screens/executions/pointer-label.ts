import { partsOf } from "../../json-pointer.ts"

/** Returns the pointer of a field or a table in words: `/Invoice/fields/Total` as `Invoice › Total`. */
export function labelOf(pointer: string): string {
  const [object, , ...rest] = partsOf(pointer)
  return [object, ...rest].join(" › ")
}

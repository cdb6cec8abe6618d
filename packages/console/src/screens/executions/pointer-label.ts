/** Returns the pointer of a field or a table in words: `/Invoice/fields/Total` as `Invoice › Total`. */
export function labelOf(pointer: string): string {
  const [object, , ...rest] = pointer
    .split("/")
    .slice(1)
    .map((name) => name.replaceAll("~1", "/").replaceAll("~0", "~"))
  return [object, ...rest].join(" › ")
}

/** Returns the JSON Pointer (RFC 6901) of a value, which is its key in the evidence. */
export function pointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}

/** Writes a JSON Pointer (RFC 6901), the name under which a value's evidence is found. */
export function pointer(path: readonly (string | number)[]): string {
  return path.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}

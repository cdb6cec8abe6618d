/** Returns the JSON Pointer (RFC 6901) of a place. */
export function pointerOf(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}

/** Returns the parts of a JSON Pointer. */
export function partsOf(pointer: string): readonly string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
}

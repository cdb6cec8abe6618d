/** Builds a JSON Pointer (RFC 6901). */
export function pointerOf(...parts: readonly (string | number)[]): string {
  return parts.map((part) => `/${String(part).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("")
}

/** Returns the parts of a JSON Pointer (RFC 6901); indexes of arrays stay texts. */
export function partsOfPointer(pointer: string): string[] {
  // RFC 6901, section 4: `~1` first, so that `~01` becomes `~1` and not `/`.
  return pointer
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
}

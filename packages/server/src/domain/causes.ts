/** Causes nest a few levels; the bound only guards against a cycle. */
const maxCauses = 8

/** Returns an error and its causes, the outermost first; empty for a thrown primitive. */
export function causesOf(error: unknown): object[] {
  const causes: object[] = []
  let current = error
  while (typeof current === "object" && current !== null && causes.length < maxCauses) {
    causes.push(current)
    current = "cause" in current ? current.cause : undefined
  }
  return causes
}

/** Returns the `code` of an error, such as `ENOENT` or an SQLSTATE, without looking at its causes; undefined without one. */
export function codeOf(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined
  return typeof error.code === "string" ? error.code : undefined
}

/** Letters that fold to one of ASCII, which a pattern with the flag `i` matches as well: the long s and the sign of Kelvin. */
const FOLDED: Readonly<Record<string, string>> = { s: "ſ", k: "\u212a" }

/**
 * Returns a pattern of letters, spaces and bars that matches in any case without the flag `i`. With that flag V8
 * computes the case variants of each class such as `\p{L}` when it compiles a pattern, which takes three times as long and is
 * done in each thread.
 */
export const anyCase = (pattern: string): string => pattern.replace(/\p{L}/gu, variantsOf)

function variantsOf(letter: string): string {
  const lower = letter.toLowerCase()
  const upper = letter.toUpperCase()
  return `[${lower}${upper.length === letter.length ? upper : ""}${FOLDED[lower] ?? ""}]`
}

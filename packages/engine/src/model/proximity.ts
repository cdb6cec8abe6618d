/** Where something stands in a text: from `start` up to, not including, `end`. */
type Span = readonly [start: number, end: number]

/** Finds everything of one kind in a text, in the order of the text. */
export type Finder = (text: string) => Span[]

/**
 * Builds a finder of all matches of a pattern.
 *
 * @param source - a regular expression; it must not be able to backtrack, see `.ci/check-patterns.mjs`.
 */
export function matching(source: string, flags = "u"): Finder {
  const pattern = new RegExp(source, `${flags}g`)
  return (text) => Array.from(text.matchAll(pattern), ({ 0: match, index }) => [index, index + match.length])
}

/**
 * Builds a finder of `second` that begins at most `reach` characters behind `first`, on the same line: what
 * `first.{0,reach}second` means, in time linear in the text however often either stands in it.
 */
export function near(first: Finder, reach: number, second: Finder): Finder {
  return (text) => {
    const firsts = first(text)
    const found: Span[] = []
    let index = 0
    // The latest match that ends before `start` is the nearest, and so the only one that can be within reach.
    let nearest: Span | undefined
    for (const [start, end] of firsts.length === 0 ? [] : second(text)) {
      for (let next = firsts[index]; next !== undefined && next[1] <= start; next = firsts[++index]) nearest = next
      if (nearest === undefined || start - nearest[1] > reach) continue
      if (!text.slice(nearest[1], start).includes("\n")) found.push([nearest[0], end])
    }
    return found
  }
}

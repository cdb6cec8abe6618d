/** A range of a text: from `start` up to, but not including, `end`. */
type Span = readonly [start: number, end: number]

/** Finds all matches in a text, in order. */
export type Finder = (text: string) => Span[]

/**
 * Builds a finder of all matches of a pattern.
 *
 * @param source - a regular expression that cannot backtrack, see `.ci/check-patterns.mjs`.
 */
export function matching(source: string, flags = "u"): Finder {
  const pattern = new RegExp(source, `${flags}g`)
  return (text) => Array.from(text.matchAll(pattern), ({ 0: match, index }) => [index, index + match.length])
}

/**
 * Builds a finder of `second` at most `reach` characters after `first` on the same line: the meaning of
 * `first.{0,reach}second`, in time linear in the text however often either occurs.
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

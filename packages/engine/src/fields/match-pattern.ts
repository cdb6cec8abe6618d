import { joinWords } from "../text/joined-words.ts"
import type { Fragment } from "./fragments.ts"
import type { ParsedValue } from "./parsed-value.ts"

/** Returns the values that a pattern finds in a run and `check` accepts; the pattern's first group is the value. */
export function parsePattern(
  run: readonly Fragment[],
  pattern: RegExp,
  check: (text: string) => { value: string; fit: number } | undefined,
): ParsedValue[] {
  const joined = joinWords(run)
  return [...joined.text.matchAll(pattern)].flatMap((match): ParsedValue[] => {
    const text = match[1] ?? match[0]
    const start = match.index + match[0].indexOf(text)
    const checked = check(text.trim())
    if (!checked) return []
    const fragments = run.slice(joined.wordAt(start), joined.wordAt(start + text.trimEnd().length - 1) + 1)
    return [{ ...checked, fragments }]
  })
}

import { joinWords } from "../../text/joined-words.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { ParsedValue } from "../candidates/parsed-value.ts"

/**
 * Returns the values that a pattern finds in a run and `check` accepts; the pattern is global, and its first group is the
 * value.
 */
export function parsePattern(
  run: readonly Fragment[],
  pattern: RegExp,
  check: (text: string) => { value: string; fit: number } | undefined,
): ParsedValue[] {
  const joined = joinWords(run)
  const found: ParsedValue[] = []
  // `matchAll` makes a new expression for each call.
  pattern.lastIndex = 0
  for (let match = pattern.exec(joined.text); match !== null; match = pattern.exec(joined.text)) {
    const text = match[1] ?? match[0]
    const start = match.index + match[0].indexOf(text)
    const checked = check(text.trim())
    if (!checked) continue
    const fragments = run.slice(joined.wordAt(start), joined.wordAt(start + text.trimEnd().length - 1) + 1)
    found.push({ ...checked, fragments })
  }
  return found
}

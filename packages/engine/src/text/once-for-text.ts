/** Texts that are remembered, and characters of the longest: words and labels, which documents repeat. All take a few MB. */
const MAX_TEXTS = 20_000
const MAX_LENGTH = 40

/**
 * Memoizes a function of a text and of constants, such as the lexicon; short texts of earlier documents are remembered as
 * well. Results are shared and must not be changed.
 */
export function onceForText<Result extends string | object>(
  compute: (text: string) => Result,
): (text: string) => Result {
  const results = new Map<string, Result>()
  return (text) => {
    if (text.length > MAX_LENGTH) return compute(text)
    const known = results.get(text)
    if (known !== undefined) return known
    const result = compute(text)
    if (results.size >= MAX_TEXTS) results.clear()
    results.set(text, result)
    return result
  }
}

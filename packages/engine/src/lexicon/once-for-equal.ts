/** Values that are remembered, and characters of the longest as JSON: the plans of 20 fields take 0.5 MB. */
const MAX_VALUES = 16
const MAX_LENGTH = 10_000

/**
 * Memoizes a function of a part of the configuration, which every document brings a copy of: most documents of a thread
 * are extracted with few workflows. Results are shared and must not be changed.
 */
export function onceForEqual<Value, Result>(compute: (value: Value) => Result): (value: Value) => Result {
  const results = new Map<string, Result>()
  return (value) => {
    const key = JSON.stringify(value)
    const known = results.get(key)
    if (known !== undefined) return known
    const result = compute(value)
    if (key.length > MAX_LENGTH) return result
    if (results.size >= MAX_VALUES) results.clear()
    results.set(key, result)
    return result
  }
}

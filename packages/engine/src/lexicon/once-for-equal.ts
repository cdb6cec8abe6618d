/** Values that are remembered, and characters of the longest as JSON: the plans of 20 fields take 0.5 MB, so all 32 MB at most. */
const MAX_VALUES = 64
const MAX_LENGTH = 10_000

/**
 * Memoizes a function of a part of the configuration, which every document brings a copy of: most documents of a thread
 * are extracted with few workflows. The value that was not asked for the longest is forgotten first. Results are shared
 * and must not be changed.
 */
export function onceForEqual<Value, Result>(compute: (value: Value) => Result): (value: Value) => Result {
  const results = new Map<string, Result>()
  return (value) => {
    const key = JSON.stringify(value)
    const known = results.get(key)
    if (known !== undefined) {
      // A map keeps the order of insertion.
      results.delete(key)
      results.set(key, known)
      return known
    }
    const result = compute(value)
    if (key.length > MAX_LENGTH) return result
    const [oldest] = results.keys()
    if (results.size >= MAX_VALUES && oldest !== undefined) results.delete(oldest)
    results.set(key, result)
    return result
  }
}

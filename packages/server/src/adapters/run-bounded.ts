/**
 * Calls a function for every item, at most `limit` at a time. All items are tried, also after a failure.
 *
 * @throws the first error, once all calls have ended.
 */
export async function runBounded<T>(
  items: readonly T[],
  limit: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const remaining = items.values()
  const errors: unknown[] = []
  const lane = async () => {
    // Shared by all lanes: each takes the next item.
    for (const item of remaining) await work(item).catch((error: unknown) => void errors.push(error))
  }
  await Promise.all(Array.from({ length: Math.min(limit, items.length) }, lane))
  if (errors.length > 0) throw errors[0]
}

/** Runs a task for each item, at most `limit` concurrently, and returns the results in the order of the items. */
export async function mapBounded<Item, Result>(
  items: readonly Item[],
  limit: number,
  task: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  // The runners share one iterator: each takes the next item as soon as it is free.
  const queue = items.entries()
  const run = async (): Promise<void> => {
    for (const [index, item] of queue) results[index] = await task(item)
  }
  await Promise.all(Array.from({ length: limit }, run))
  return results
}

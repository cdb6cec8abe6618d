/** The result of applying an action to many items. */
interface Outcome {
  readonly doneCount: number
  /** What the failed ones threw. */
  readonly failures: readonly unknown[]
}

/** Applies an action to each item, one after the other, so that other requests are not kept waiting; failures do not end it. */
export async function runForEach<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<unknown>,
): Promise<Outcome> {
  const failures: unknown[] = []
  for (const item of items) {
    try {
      await act(item)
    } catch (error) {
      failures.push(error)
    }
  }
  return { doneCount: items.length - failures.length, failures }
}

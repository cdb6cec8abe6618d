type Source<Item> = Iterable<Item> | AsyncIterable<Item>

/**
 * Runs a task for every item, at most `concurrency` at a time, and yields the results as they arrive. The next item is
 * requested only when a place is free, so that the source is read no faster than its items are processed.
 *
 * A consumer that stops early, and a source or task that throws, aborts the tasks under way through their signal. Neither
 * an abort nor the end of the consumer waits for a source that is about to deliver an item.
 *
 * @throws the signal's reason, and what the source throws
 */
export async function* runConcurrently<Item, Result>(
  items: Source<Item>,
  concurrency: number,
  signal: AbortSignal | undefined,
  task: (item: Item, index: number, signal: AbortSignal) => Promise<Result>,
): AsyncGenerator<Result, void> {
  const stop = new AbortController()
  const taskSignal = signal ? AbortSignal.any([signal, stop.signal]) : stop.signal
  const iterator = Symbol.asyncIterator in items ? items[Symbol.asyncIterator]() : items[Symbol.iterator]()
  type Settled = { readonly result: Result; readonly task: Promise<Settled> }
  const running = new Set<Promise<Settled>>()
  let reading: Promise<{ readonly next: IteratorResult<Item> }> | undefined
  let isRead = false
  const aborted = new Promise<never>((_, reject) =>
    signal?.addEventListener("abort", () => reject(signal.reason), { signal: stop.signal }),
  )
  aborted.catch(() => {}) // thrown by the loop, if it is still running
  let index = 0
  try {
    for (;;) {
      signal?.throwIfAborted()
      if (!isRead && !reading && running.size < concurrency)
        reading = Promise.resolve(iterator.next()).then((next) => ({ next }))
      const first = await Promise.race([aborted, ...running, ...(reading ? [reading] : [])])
      if ("next" in first) {
        reading = undefined
        isRead = first.next.done === true
        if (!first.next.done) {
          const started: Promise<Settled> = task(first.next.value, index++, taskSignal).then((result) => ({
            result,
            task: started,
          }))
          running.add(started)
        } else if (running.size === 0) return
        continue
      }
      running.delete(first.task)
      yield first.result
      if (isRead && running.size === 0) return
    }
  } finally {
    stop.abort()
    await Promise.allSettled(running)
    const returned = iterator.return?.()
    // The return of a generator waits for its own `await`, which may never end.
    if (reading) Promise.resolve(returned).catch(() => {})
    else await returned
  }
}

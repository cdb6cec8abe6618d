type Source<Item> = Iterable<Item> | AsyncIterable<Item>

/**
 * Runs a task for every item, at most `concurrency` at a time, and yields the results as they arrive. The next item is
 * requested only when a place is free, so that the source is read no faster than its items are processed.
 *
 * A consumer that stops early, and a source or task that throws, aborts the tasks under way through their signal.
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
  let index = 0
  try {
    for (;;) {
      signal?.throwIfAborted()
      if (!isRead && !reading && running.size < concurrency)
        reading = Promise.resolve(iterator.next()).then((next) => ({ next }))
      const first = await Promise.race([...running, ...(reading ? [reading] : [])])
      if (!first) return
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
    await iterator.return?.()
  }
}

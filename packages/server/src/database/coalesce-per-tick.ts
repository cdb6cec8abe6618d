import { setImmediate } from "node:timers/promises"

/**
 * Lets lookups of the same key in one tick of the event loop share a query. The query is sent at the end of the tick, so
 * its result is never older than the newest caller, as with a query for each.
 */
export function coalescePerTick<Value>(find: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
  const unsent = new Map<string, Promise<Value>>()
  const findAtEnd = async (key: string): Promise<Value> => {
    await setImmediate()
    unsent.delete(key)
    return find(key)
  }
  return (key) => {
    const shared = unsent.get(key) ?? findAtEnd(key)
    unsent.set(key, shared)
    return shared
  }
}

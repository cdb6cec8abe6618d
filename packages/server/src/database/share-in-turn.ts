import { setImmediate } from "node:timers/promises"

/**
 * Lets look-ups of the same key that come in one turn of the event loop share a query. It leaves at the turn's end: so it
 * answers what is true after each of them came, as queries of their own would, and never what an earlier one saw.
 */
export function shareInTurn<Value>(find: (key: string) => Promise<Value>): (key: string) => Promise<Value> {
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

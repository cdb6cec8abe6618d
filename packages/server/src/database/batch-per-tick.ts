import { setImmediate } from "node:timers/promises"

/** Finds the values of keys in one group; a key without a value is left out. */
export type FindAll<Group, Value> = (group: Group, keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>

interface Batch<Value> {
  readonly keys: Set<string>
  readonly found: Promise<ReadonlyMap<string, Value>>
}

/** Bounds what one statement returns: a large value delays the others of its batch. */
const maxKeys = 32

/**
 * Lets the lookups of one group in one tick of the event loop share a query. The query is sent at the end of the tick, so
 * its result is never older than the newest caller, as with a query for each.
 */
export function batchPerTick<Group, Value>(
  findAll: FindAll<Group, Value>,
): (group: Group, key: string) => Promise<Value | undefined> {
  const unsent = new Map<Group, Batch<Value>>()
  const findAtEnd = async (group: Group, keys: ReadonlySet<string>) => {
    await setImmediate()
    if (unsent.get(group)?.keys === keys) unsent.delete(group)
    return findAll(group, [...keys])
  }
  const startBatch = (group: Group): Batch<Value> => {
    const keys = new Set<string>()
    const batch = { keys, found: findAtEnd(group, keys) }
    unsent.set(group, batch)
    return batch
  }
  return async (group, key) => {
    const last = unsent.get(group)
    const batch = last === undefined || last.keys.size === maxKeys ? startBatch(group) : last
    batch.keys.add(key)
    return (await batch.found).get(key)
  }
}

/** Computes something of an object once and keeps it as long as the object lives. */
export function onceFor<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const known = new WeakMap<Key, { readonly result: Result }>()
  return (key) => {
    const kept = known.get(key) ?? { result: compute(key) }
    known.set(key, kept)
    return kept.result
  }
}

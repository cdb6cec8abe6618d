/** Memoizes a function of an object; results live as long as the object. */
export function onceFor<Key extends object, Result>(compute: (key: Key) => Result): (key: Key) => Result {
  const results = new WeakMap<Key, { readonly result: Result }>()
  return (key) => {
    const known = results.get(key)
    if (known !== undefined) return known.result
    const result = compute(key)
    results.set(key, { result })
    return result
  }
}

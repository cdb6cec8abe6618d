/** Appends any number of items to a list: the arguments of `push` would fill the stack. */
export function append<Item>(list: Item[], items: Iterable<Item>): void {
  for (const item of items) list.push(item)
}

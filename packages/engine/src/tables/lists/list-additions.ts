import type { PageEntry } from "./list-table.ts"

/** Lists that are compared with the entries indented below theirs, at most. */
const MAX_COMPARED = 20
/** Points by which additions are indented at least, and by which their amounts may end apart from those of the list. */
const MIN_INDENT = 3
const ALIGNED_END = 2

type List = readonly PageEntry[]

/**
 * Returns the lists that reconcile with a total only together with the additions indented below some of their entries, as on the bill of a
 * restaurant: `1 Hanger steak 34.00`, and below it `Truffle fries 4.00`. The additions are no entries of their own.
 */
export function listsWithAdditions(groups: readonly List[], isReconciled: (entries: List) => boolean): List[] {
  const compared = groups.slice(0, MAX_COMPARED)
  return compared.filter((group) => {
    if (group.length < 2 || isReconciled(group)) return false
    const additions = compared.filter((other) => areAdditionsTo(group, other)).flat()
    return additions.length > 0 && isReconciled([...group, ...additions])
  })
}

function areAdditionsTo([first]: List, [other]: List): boolean {
  if (!first || !other || first.page !== other.page) return false
  const [entry, addition] = [first.name[0], other.name[0]]
  if (!entry || !addition || addition.line <= entry.line || addition.box[0] - entry.box[0] < MIN_INDENT) return false
  const [end, otherEnd] = [first, other].map(({ amount }) => amount.words.at(-1)?.box[2] ?? 0)
  return Math.abs((end ?? 0) - (otherEnd ?? 0)) < ALIGNED_END
}

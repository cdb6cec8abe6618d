import { append } from "../../arrays/append.ts"
import { HALF_CENT } from "../../normalize/rounding.ts"
import type { PageEntry } from "./list-table.ts"

/** Sections from which their sums are no coincidence. */
const MIN_SECTIONS = 2

/**
 * Finds lists whose entries are divided into sections, each with its own sum below it: `Rentals`, `Total rentals`, `Calls`, `Total calls`.
 * Returns the entries of all sections that follow each other.
 */
export function findSections(
  all: readonly PageEntry[],
  isAligned: (a: PageEntry, b: PageEntry) => boolean,
): PageEntry[][] {
  const lists: PageEntry[][] = []
  let [list, sections]: [PageEntry[], number] = [[], 0]
  let open: PageEntry[] = []
  const close = (): void => {
    if (sections >= MIN_SECTIONS) lists.push(list)
    list = []
    sections = 0
  }
  for (const entry of all) {
    if (!entry.isTotal) {
      const last = open.at(-1) ?? list.at(-1)
      if (last && !isAligned(last, entry)) {
        close()
        open = []
      }
      open.push(entry)
      continue
    }
    const section = withoutSettled(open)
    if (section.length > 0 && Math.abs(sumOf(section) - entry.amount.value) < HALF_CENT) {
      append(list, section)
      sections++
    } else close()
    open = []
  }
  close()
  return lists
}

/** Drops a balance and the payment that settled it before the entries of the first section. */
function withoutSettled(entries: readonly PageEntry[]): readonly PageEntry[] {
  const [balance, payment] = entries
  const isSettled = balance !== undefined && payment !== undefined && Math.abs(sumOf([balance, payment])) < HALF_CENT
  return isSettled ? entries.slice(2) : entries
}

const sumOf = (entries: readonly PageEntry[]): number => entries.reduce((sum, { amount }) => sum + amount.value, 0)

import { foldText } from "../text/folding.ts"
import type { BlockLine } from "./block.ts"
import { nameText, type PartyCard } from "./party-card.ts"

/** Lines below the first line of a name that may belong to it. */
const MAX_MORE_LINES = 2

/**
 * Completes names that were wrapped, above all in a letterhead of large type: the lines below a name belong to it where
 * another block prints all of them as one name.
 */
export function completeNames(cards: readonly PartyCard[]): PartyCard[] {
  const names = new Set(cards.map(({ name }) => foldText(nameText(name))))
  return cards.map((card) => {
    const lines = wholeName(card, names)
    return lines ? { ...card, name: lines } : card
  })
}

/** Returns the lines of a name with those below it that another block has in its name; undefined where none does. */
function wholeName({ name, lines }: PartyCard, names: ReadonlySet<string>): BlockLine[] | undefined {
  const last = name.at(-1)
  if (!last || last.isPart) return undefined
  const next = lines.indexOf(last) + 1
  for (let more = MAX_MORE_LINES; more > 0; more--) {
    const below = lines.slice(next, next + more)
    if (below.length < more || below.some(({ kind, isLabelled }) => kind !== "text" || isLabelled)) continue
    const whole = [...name, ...below]
    if (names.has(foldText(nameText(whole)))) return whole
  }
  return undefined
}

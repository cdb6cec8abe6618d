import { unionBox } from "../layout/union-box.ts"
import { addressLines } from "./address-lines.ts"
import type { Block, BlockLine, PartyHeading } from "./block.ts"
import type { PartyCard } from "./party-card.ts"
import { findName } from "./party-name.ts"
import { readLines } from "./read-lines.ts"

interface Group {
  heading: PartyHeading | undefined
  readonly lines: BlockLine[]
}

/** Divides a block into the parties that it prints: a heading of another party opens the next one, and so does a second address. */
export function cardsOfBlock(block: Block): PartyCard[] {
  const groups: Group[] = []
  const lines = readLines(block)
  for (const [index, line] of lines.entries()) {
    const current = groups.at(-1)
    if (!current || opensParty(current, line, lines.slice(index + 1, index + 1 + MAX_NAME_LINES))) {
      groups.push({ heading: line.party, lines: [line] })
      continue
    }
    current.heading ??= line.party
    current.lines.push(line)
  }
  return groups.map((group) => cardOf(block, group.heading, group.lines))
}

/** Lines between a name and its street or town. */
const MAX_NAME_LINES = 3

function opensParty({ heading, lines }: Group, line: BlockLine, next: readonly BlockLine[]): boolean {
  if (line.party) return line.party.concept !== heading?.concept
  if (line.kind !== "text" || line.isLabelled || line.isPart || !lines.some(({ hasTown }) => hasTown)) return false
  return next.some(({ kind }) => kind === "street" || kind === "town")
}

/** Builds the card of lines that belong to one party. */
export function cardOf(block: Block, heading: PartyHeading | undefined, lines: readonly BlockLine[]): PartyCard {
  const { name, persons, hasUnknownHeading } = findName(lines, heading !== undefined)
  const [first] = lines
  const own = first?.segment.box ?? block.box
  return {
    block,
    heading,
    hasUnknownHeading,
    name,
    persons: [...persons, ...lines.filter(({ kind }) => kind === "person")],
    address: addressLines(lines, name.at(-1)),
    contacts: lines.filter(({ kind }) => kind === "contact"),
    identifiers: lines.filter(({ kind }) => kind === "identifier"),
    lines,
    box: lines.reduce((box, { segment }) => unionBox(box, segment.box), own),
  }
}

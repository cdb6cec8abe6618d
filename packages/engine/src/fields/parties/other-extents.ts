import { isPlace } from "../../blocks/address-patterns.ts"
import type { BlockLine } from "../../blocks/block.ts"
import { endsWithLegalForm, isCompany } from "../../blocks/company.ts"
import { isPersonName } from "../../blocks/name-form.ts"
import type { PartyCard } from "../../blocks/party-card.ts"
import { fittedWidth, typeOf, widthOf } from "../../blocks/wrapped-name.ts"
import { isSameType } from "../../layout/same-type.ts"
import { isDepartment } from "../../lexicon/departments.ts"
import { isInstitution } from "../../lexicon/institutions.ts"
import type { Extent } from "../candidates/candidate.ts"

/** Lines of the longest address that begins above its street. */
const MAX_ADDRESS_LINES = 7

/** Lines of a block that may be a name or an address as well as those that were found. */
export interface OtherLines {
  readonly lines: readonly BlockLine[]
  readonly extent: Extent
}

/**
 * Returns the name of a block with the line below it, where that line may be the rest of a wrapped name; and that line alone where it is
 * a firm or an institution below a person.
 */
export function otherNames({ name, lines }: PartyCard): OtherLines[] {
  const last = name.at(-1)
  const [next, afterNext] = last ? lines.slice(lines.indexOf(last) + 1) : []
  if (!last || last.isPart || !next || next.isLabelled || next.isPart || next.hasTown) return []
  const isFull = fittedWidth(last, next) > widthOf(lines)
  const others: OtherLines[] = []
  const mayGoOn = next.kind === "text" || (next.kind === "street" && afterNext?.kind === "street")
  if (mayGoOn && isSameType(typeOf(last), typeOf(next)) && !endsWithLegalForm(last.text))
    others.push({ lines: [...name, next], extent: extentOf("longer", next, isFull) })
  if (next.kind === "text" && (isCompany(next.text) || isInstitution(next.text)))
    others.push({ lines: [next], extent: extentOf("below", next, isFull) })
  return others
}

/**
 * Returns the address of a block as it may be meant as well: from the line above its street, from the line below the name, or without
 * its first line.
 */
export function otherAddresses({ name, address, lines }: PartyCard): OtherLines[] {
  const [first, second] = address
  const start = first ? lines.indexOf(first) : -1
  if (!first || start < 0 || first.isPart || !address.some(({ hasTown }) => hasTown)) return []
  const last = name.at(-1)
  const between = lines.slice(last ? lines.indexOf(last) + 1 : 0, start)
  const above = between.slice(between.findLastIndex((line) => !mayBeOfAddress(line)) + 1)
  const starts = above.length > 1 ? [above.slice(-1), above] : [above]
  const others = starts.flatMap((added): OtherLines[] => {
    const [top] = added
    return top ? [{ lines: [...added, ...address], extent: extentOf("higher", top, added.length > 1) }] : []
  })
  if (second && !first.hasTown && second.kind === "street")
    others.push({ lines: address.slice(1), extent: extentOf("lower", first, false) })
  return others.filter((other) => other.lines.length <= MAX_ADDRESS_LINES)
}

/** Returns whether a line between the name and the street may be part of the address: a department, a building, an estate, a person. */
const mayBeOfAddress = ({ kind, isLabelled, isPart }: BlockLine): boolean =>
  !isPart && !isLabelled && (kind === "text" || kind === "person" || kind === "street")

const extentOf = (side: Extent["side"], { text, kind }: BlockLine, isFull: boolean): Extent => ({
  side,
  isFull,
  isStreet: kind === "street",
  isPlace: isPlace(text),
  isPerson: kind === "person" || isPersonName(text),
  isCompany: isCompany(text) || isInstitution(text),
  isDepartment: isDepartment(text),
})

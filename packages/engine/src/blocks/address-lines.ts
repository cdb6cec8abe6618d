import { isSameType } from "../layout/same-type.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { isDepartment } from "../lexicon/departments.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { hasHouseNumber, isPlace, mayBeTown } from "./address-patterns.ts"
import type { BlockLine } from "./block.ts"
import { isCompany } from "./company.ts"
import { isPersonName } from "./name-form.ts"
import { typeOf } from "./wrapped-name.ts"

/** Lines from a street to its town. */
const MAX_TO_TOWN = 2
/** The code of a country on a line of its own: ISO 3166-1. */
const COUNTRY_CODE = /^[A-Z]{2}$/u
/** Lines between the street and the country: floors, districts, regions. */
const MAX_ADDRESS_LINES = 6

/** Returns the lines of the address below the name: from the street, or from the town without one, to the country. */
export function addressLines(lines: readonly BlockLine[], name: BlockLine | undefined): BlockLine[] {
  const below = name ? lines.slice(lines.indexOf(name) + 1) : lines
  const first = below.findIndex(({ kind }) => kind === "street" || kind === "town")
  if (first === -1) return []
  const start = name ? withTypeOfStreet(below, withPlacesAbove(below, first), name) : first
  const found: BlockLine[] = []
  let hasTown = false
  for (const [index, line] of below.slice(start).entries()) {
    const isPlace = line.kind === "street" || line.kind === "town" || line.kind === "country"
    if (line.kind === "heading" || line.kind === "person") continue
    if (found.length >= MAX_ADDRESS_LINES || !(isPlace || (line.kind === "text" && !line.isLabelled))) break
    // A street with a high number looks like a town with its code: `Kerkstraat 4450`.
    const isAboveTown = below.slice(start + index + 1, start + index + 1 + MAX_TO_TOWN).some((next) => next.hasTown)
    const isTown = line.hasTown || (mayBeTown(line.text) && !isAboveTown)
    // Only a town, a region or a country follows the postal code.
    if (hasTown && !isTown && line.kind !== "country" && (!isRegion(line.text) || isLabel(line.text))) break
    if (hasTown && line.kind === "street") break
    hasTown ||= isTown
    found.push(line)
    if ((line.kind === "country" || COUNTRY_CODE.test(line.text)) && hasTown) break
  }
  if (hasTown) return found
  // Without a postal code a text below a street is something else, unless it ends the address.
  const placed = found.findLastIndex(({ kind }) => kind !== "text") + 1
  const [town, more] = found.slice(placed)
  return placed > 0 && town && !more && isRegion(town.text) ? found : found.slice(0, placed)
}

/** Returns the first of the lines above a street that are set as it is, where the name is set otherwise: a building, an estate, an office; not a department that bills go to. */
function withTypeOfStreet(lines: readonly BlockLine[], first: number, name: BlockLine): number {
  const street = lines[first]
  if (!street || isSameType(typeOf(name), typeOf(street))) return first
  let start = first
  while (start > 0) {
    const line = lines[start - 1]
    const isOfAddress =
      line && isUnlabelledText(line) && isSameType(typeOf(line), typeOf(street)) && !isPersonName(line.text)
    if (!isOfAddress || isCompany(line.text) || isDepartment(line.text)) break
    start--
  }
  return start
}

/** Returns whether a line is text without a label; a county may have the name of a country: `Norfolk`. */
const isUnlabelledText = ({ kind, isLabelled }: BlockLine): boolean =>
  (kind === "text" || kind === "country") && !isLabelled

/** The word before a postal code. */
const CODE_LABEL = /^(?:CEP|ZIP|CP|PLZ):? /u
/** The name of a building by its age or size: `The Old Chapel`. */
const BUILDING = /^(?:The )?(?:Old|New|Great|Little|Upper|Lower) \p{Lu}[\p{Ll}’']+$/u

/**
 * Returns the first of the lines above a street or town that name a building, a street without a number, or the town of a code; the town
 * and its county may be between a building and the code: `The Mill`, `Ashford`, `Derbyshire`, `DE45 1QA`.
 */
function withPlacesAbove(lines: readonly BlockLine[], first: number): number {
  let start = first
  while (start > 0) {
    const line = lines[start - 1]
    const below = lines[start]
    const isTownOfCode = below?.hasTown === true && !/\p{L}{3}/u.test(below.text.replace(CODE_LABEL, ""))
    const isAddress =
      line && (isPlace(line.text) || isTownOfCode || hasHouseNumber(line.text) || BUILDING.test(line.text))
    if (!line || !isUnlabelledText(line) || !isAddress) break
    start--
  }
  const place = lines.slice(0, start).findLastIndex((line) => isUnlabelledText(line) && isPlace(line.text))
  const between = lines.slice(place + 1, start)
  const areTowns =
    between.length <= MAX_TO_TOWN && between.every((line) => isUnlabelledText(line) && isRegion(line.text))
  return place !== -1 && areTowns ? place : start
}

/** Returns whether text below an address is the label of something else: `Referenz`, `E-mail`. */
const isLabel = (text: string): boolean => conceptIndex().byKey.has(labelKey(text))

const isRegion = (text: string): boolean => /^[\p{Lu}][\p{L} .,'’()-]{1,40}$/u.test(text) && text.split(" ").length <= 4

import { hasTown } from "../../blocks/address-patterns.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import { meansAddress, valueWordOf } from "../../lexicon/meanings.ts"
import { isPartOfAddress } from "../runs/address-beside.ts"
import type { FormBox } from "../../blocks/form-box.ts"
import { textOfFragments, type Fragment } from "../candidates/fragments.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Run } from "../runs/value-run.ts"
import { POSITION } from "../candidates/weights.ts"

/** Returns what is filled in below a caption that names a field, as far as it may be the field's value; the likeliest first. */
export function runsInBox({ lines }: FormBox, hit: LabelHit, map: LabelMap, { kind }: FieldPlan): Run[] {
  const printed = lines.map((line) => line.flatMap(({ index }) => map.fragments[index] ?? []))
  const [only, more] = printed
  const parts = only && !more ? partOf(only, hit, map) : undefined
  if (parts) return [runOf(parts)]
  if (kind === "text") return [runOf(textIn(printed).flat())]
  if (kind === "party") return printed.slice(0, 1).map((line) => runOf(line))
  if (kind === "address") return [runOf(addressIn(printed).flat())]
  return printed.map((line, order) => runOf(line, POSITION.perValueBelow ** order))
}

/**
 * Returns whether a caption names another party before a label: `Saaja / Mottagare`, the payee in two languages, ends with a word that
 * elsewhere means the buyer.
 */
export function namesOtherParty(
  { caption }: FormBox,
  hit: LabelHit,
  map: LabelMap,
  { kind, concept }: FieldPlan,
): boolean {
  if (kind !== "party") return false
  const before = caption.flatMap(({ index }) => map.hitsOf.get(index) ?? [])
  const own = before.findIndex((other) => other.segment === hit.segment && other.from === hit.from)
  return before
    .slice(0, Math.max(0, own))
    .some(({ concepts }) =>
      concepts.some((label) => label.concept.kind === "party" && label.concept.id !== concept && !label.isWeak),
    )
}

/** Returns whether a caption asks for the address of a party, and not for its name: `Employee's address and ZIP code`. */
export function asksForAddress({ caption }: FormBox, { kind }: FieldPlan): boolean {
  if (kind !== "party") return false
  const words = caption.flatMap(({ text }) => canonicalTokens(text))
  return words.some(meansAddress) && !words.some((word) => valueWordOf(word) === "name")
}

const runOf = (fragments: readonly Fragment[], factor = 1): Run => ({
  fragments,
  factor: POSITION.inline * factor,
  relation: "below",
})

/** Returns all lines of a text, of a name with its address those of the name. */
function textIn(lines: readonly (readonly Fragment[])[]): readonly (readonly Fragment[])[] {
  const address = addressIn(lines)
  return address.length < lines.length ? lines.slice(0, lines.length - address.length) : lines
}

/** Returns the lines of an address without the name above it. */
function addressIn(lines: readonly (readonly Fragment[])[]): readonly (readonly Fragment[])[] {
  const [first, ...others] = lines
  const hasName = first !== undefined && others.length > 1 && !isPartOfAddress(textOfFragments(first))
  return hasName && others.some((line) => hasTown(textOfFragments(line))) ? others : lines
}

/** What separates the captions that share a box, and their values: `Contract / Revision` over `4711 / 2`. */
const isSeparator = ({ text }: Fragment): boolean => text === "/" || text === "|"

/** Returns the value of one of the captions that share a box; undefined where they share none or the values do not match them. */
function partOf(values: readonly Fragment[], hit: LabelHit, map: LabelMap): readonly Fragment[] | undefined {
  const caption = splitParts(map.fragments[hit.segment.index] ?? [])
  const parts = splitParts(values)
  if (caption.length < 2 || caption.length !== parts.length) return undefined
  const first = map.fragments[hit.segment.index]?.[hit.from]
  return parts[caption.findIndex((part) => first !== undefined && part.includes(first))]
}

function splitParts(fragments: readonly Fragment[]): Fragment[][] {
  const parts: Fragment[][] = [[]]
  for (const fragment of fragments) {
    if (isSeparator(fragment)) parts.push([])
    else parts.at(-1)?.push(fragment)
  }
  return parts
}

import { isLegalForm } from "../../blocks/company.ts"
import type { PlacedSegment } from "../../page/context.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import { textsOf } from "../../lexicon/language-words.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"
import type { Run } from "../runs/value-run.ts"
import { POSITION } from "../candidates/weights.ts"
import { endsInLink } from "../runs/wrapped-values.ts"

let nameKeys: ReadonlySet<string> | undefined

/** Returns whether text labels the name of a party in its section. */
function isNameLabel(text: string): boolean {
  nameKeys ??= new Set(textsOf("nameLabels").map(labelKey))
  return nameKeys.has(labelKey(text))
}

/** The input of the search for a name in its section. */
export interface SectionSearch {
  readonly map: LabelMap
  readonly neighbours: Neighbourhood
  /** Returns {@link headingIn} of a line, which many labels share. */
  readonly headingOf: (line: readonly PlacedSegment[]) => number | undefined
}

/** Lines of a party's section in which its name is looked for. */
const MAX_SECTION_LINES = 8
/** Points left and right of a heading within which the labels of its section start. */
const SECTION_REACH = 120
/** Characters; longer segments are sentences. */
const MAX_NAME_LENGTH = 120

/** Returns the value of a `Name` label in the section that a heading opens, to its right or below it. */
export function nameInSection({ map, neighbours, headingOf }: SectionSearch, hit: LabelHit): Run | undefined {
  if (hasNameBeside(hit, map, neighbours)) return undefined
  const [left] = hit.segment.box
  const below = neighbours.linesBelow(hit.segment, MAX_SECTION_LINES)
  const lines = [
    neighbours.rightOf(hit.segment),
    ...below.map((line) => line.touching(left - SECTION_REACH, left + SECTION_REACH)),
  ]
  for (const [distance, line] of lines.entries()) {
    // The section of the next party ends the search, wherever in the line its heading is.
    const heading = distance > 0 ? headingOf(below[distance - 1]?.segments ?? []) : undefined
    for (const segment of line) {
      if (heading !== undefined && segment.position >= heading) break
      if (Math.abs(segment.box[0] - hit.segment.box[0]) > SECTION_REACH || segment.text.length > MAX_NAME_LENGTH)
        continue
      if (!isNameLabel(segment.text.split(":", 1).join(""))) continue
      const fragments = map.fragments[segment.index] ?? []
      const colon = fragments.findIndex((fragment) => fragment.text.endsWith(":"))
      if (colon !== -1 && colon < fragments.length - 1) {
        return { fragments: fragments.slice(colon + 1), factor: POSITION.inline, relation: "inline" }
      }
      const [value] = neighbours.rightOf(segment)
      if (value && !map.isLabel(value)) {
        const above = neighbours.continuedFrom(value)
        const fragments = [above, value, restOf(value, map, neighbours)].flatMap((part) =>
          part ? (map.fragments[part.index] ?? []) : [],
        )
        return { fragments, factor: 1, relation: "right" }
      }
      const under = valueUnder(segment, map, neighbours)
      if (under.length > 0)
        return { fragments: under.flatMap(({ index }) => map.fragments[index] ?? []), factor: 1, relation: "below" }
    }
    if (heading !== undefined) return undefined
  }
  return undefined
}

/** A text that may be a name. */
const NAME_TEXT = /^(?=.*\p{L}{3})[^\d]*$/u

/** Returns whether a label with a colon has a name to its right: it opens no section, but is a line of a list, as `Company` below it is. */
function hasNameBeside({ segment, hasColon }: LabelHit, map: LabelMap, neighbours: Neighbourhood): boolean {
  const [right] = neighbours.rightOf(segment)
  return hasColon && right !== undefined && !map.isLabel(right) && NAME_TEXT.test(right.text)
}

/** Returns the name below its label in a row of labels, with its second line where the first one is not the end of it. */
function valueUnder(label: PlacedSegment, map: LabelMap, neighbours: Neighbourhood): PlacedSegment[] {
  const name = neighbours.nextLineOf(label)
  if (!name || map.isLabel(name) || /\d/u.test(name.text) || name.text.length > MAX_NAME_LENGTH) return []
  const rest = restOf(name, map, neighbours)
  return rest ? [name, rest] : [name]
}

/** Returns the second line of a name whose first line is not the end of it. */
function restOf(name: PlacedSegment, map: LabelMap, neighbours: Neighbourhood): PlacedSegment | undefined {
  const rest = neighbours.nextLineOf(name)
  const isRest = rest && (UNFINISHED.test(name.text) || endsInLink(name.text) || isLegalForm(rest.text))
  return isRest && !map.isLabel(rest) ? rest : undefined
}

/** The end of a line that the name of a company continues after. */
const UNFINISHED = /[,&+]$/u

/** Returns the position of the first segment of a line that opens the section of a party: the label of a name in a section opens none. */
export function headingIn(map: LabelMap, line: readonly PlacedSegment[]): number | undefined {
  return line.find(({ index, text }) => (map.hitsOf.get(index) ?? []).some(isPartyHeading) && !isNameLabel(text))
    ?.position
}

/** Returns whether a label opens the section of a party. */
export function isPartyHeading(hit: LabelHit): boolean {
  return hit.isEntireSegment && hit.concepts.some(({ concept, isWeak }) => concept.kind === "party" && !isWeak)
}

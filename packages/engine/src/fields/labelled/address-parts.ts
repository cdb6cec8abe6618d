import { hasTown } from "../../blocks/address-patterns.ts"
import type { FormWord } from "../../lexicon/form-words/form-word.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import { nameOf } from "../../lexicon/name-similarity.ts"
import type { PlacedSegment } from "../../page/context.ts"
import { endsAsLabel } from "../labels/label-shape.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood, PlacedLine } from "../runs/neighbours.ts"
import type { Run } from "../runs/value-run.ts"
import { POSITION } from "../candidates/weights.ts"

/** Words of a caption of the rest of an address: `Postcode and town`. */
const MAX_CAPTION_WORDS = 5
/** Points by which the left edges of a caption and of the value below it differ at most. */
const MAX_INDENT = 4
/** Captions after that of the street: the town, its code, its region and its country. */
const MAX_PARTS = 4

const OF_TOWN: ReadonlySet<FormWord> = new Set<FormWord>([
  "city",
  "postcode",
  "place",
  "municipality",
  "region",
  "country",
])

/** Returns whether text is the caption of a town, its postal code, its region or its country, or of several of them. */
function namesTown(text: string): boolean {
  if (/\d/u.test(text) || text.split(" ", MAX_CAPTION_WORDS + 1).length > MAX_CAPTION_WORDS) return false
  const tokens = canonicalTokens(text.replaceAll(/(?<=\p{L})\.(?=\p{L})/gu, "")).filter(
    (token) => !wordsOf("and").has(token),
  )
  const { words } = nameOf(tokens)
  return words.length > 0 && words.every(({ formWords }) => formWords.some((word) => OF_TOWN.has(word)))
}

/**
 * Returns the address whose street and town have a caption each: in a row, with the values below, `Address | Town`, or one
 * below the other, with the values beside them. Undefined where the next caption is not that of a town.
 */
export function addressInParts(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run | undefined {
  const values = valuesBelow(hit, map, neighbours) ?? valuesBeside(hit, map, neighbours)
  const [first, ...others] = values ?? []
  if (!first || others.length === 0 || hasTown(first.text)) return undefined
  return {
    fragments: [first, ...others].flatMap((segment) => valueIn(segment, map)),
    factor: POSITION.below,
    relation: "below",
  }
}

/** Returns the fragments of a segment after its caption, up to one of something else: `Comune: Trento Provincia: TN` has two of a place. */
function valueIn({ index }: PlacedSegment, { fragments }: LabelMap): Fragment[] {
  const own = fragments[index] ?? []
  const value = own.slice(own.findIndex(({ text }) => text.endsWith(":")) + 1)
  const other = value.findIndex(({ text }) => text.endsWith(":") && !namesTown(text))
  return value.slice(0, other === -1 ? undefined : other).filter(({ text }) => !text.endsWith(":"))
}

/** Returns the values below a row of captions. */
function valuesBelow(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): PlacedSegment[] | undefined {
  if (!hit.isEntireSegment || hit.hasColon) return undefined
  const captions = [hit.segment]
  for (const next of neighbours.rightOf(hit.segment).slice(0, MAX_PARTS)) {
    if (!namesTown(next.text)) break
    captions.push(next)
  }
  const [line] = neighbours.linesBelow(hit.segment, 1)
  if (captions.length < 2 || !line) return undefined
  const values = captions.map((caption) => valueUnder(caption, line))
  return values.every((value) => value !== undefined && !map.isLabel(value))
    ? values.filter((value) => value !== undefined)
    : undefined
}

const valueUnder = ({ box: [left, , right] }: PlacedSegment, line: PlacedLine): PlacedSegment | undefined =>
  line.touching(left - MAX_INDENT, right).find(({ box }) => Math.abs(box[0] - left) <= MAX_INDENT)

/** Returns the values beside captions that are one below the other, or behind the colons of these. */
function valuesBeside(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): PlacedSegment[] | undefined {
  const street = valueBeside(hit.segment, map, neighbours)
  if (!street) return undefined
  const values = [street]
  let above = hit.segment
  while (values.length <= MAX_PARTS) {
    const caption = neighbours.nextLineOf(above)
    const value =
      caption && namesTown(caption.text.split(":", 1).join("")) ? valueBeside(caption, map, neighbours) : undefined
    if (!caption || !value) break
    values.push(value)
    above = caption
  }
  return values
}

/** Returns the segment with the value of a caption: its own behind a colon, or the next one. */
function valueBeside(caption: PlacedSegment, map: LabelMap, neighbours: Neighbourhood): PlacedSegment | undefined {
  if (/:\s*\S/u.test(caption.text)) return caption
  const [value] = neighbours.rightOf(caption)
  return value && !map.isLabel(value) && !endsAsLabel(value.text) && !value.text.includes(":") ? value : undefined
}

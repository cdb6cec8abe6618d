import { MIN_PROSE_WORDS, SENTENCE_END } from "../../text/sentences.ts"
import type { PlacedSegment } from "../../page/context.ts"
import { lineHeight } from "../../layout/line-height.ts"
import { append } from "../../arrays/append.ts"
import { isInitial, isNumberedLabel } from "./enumerator.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import { isDecoration } from "../labels/label-likelihood.ts"
import { endsRowOfLabels, isLabelOfRow } from "./label-rows.ts"
import { type Fragment, NEAR_GAP } from "../candidates/fragments.ts"
import { GAP, POSITION } from "../candidates/weights.ts"
import { joinedRun, nearSegments } from "./near-segments.ts"
import { isInStackOfPairs } from "./stacked-pairs.ts"
import { endsInLink, wrappedLine } from "./wrapped-values.ts"
import type { Neighbourhood, PlacedLine } from "./neighbours.ts"
import { type Run, SKEWED_GAP } from "./value-run.ts"
import { isNextBox } from "./numbered-box.ts"

const AMPERSAND_AT_END = /[&+]$/u

/** Segments right of a label that are read as its value. */
const MAX_VALUE_SEGMENTS = 8

/** Returns what follows a label in its own segment, up to the next label with a colon or after a dash, a bar or a dot. */
export function inlineRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run | undefined {
  const fragments = map.fragments[hit.segment.index] ?? []
  const isNext = ({ from, hasColon, labelLikelihood }: LabelHit): boolean =>
    from > hit.to && (hasColon || (labelLikelihood === 1 && isDecoration(fragments[from - 1]?.text ?? "")))
  const next = (map.hitsOf.get(hit.segment.index) ?? []).find(isNext)
  const run = fragments.slice(hit.to, next?.from)
  if (!run.some((fragment) => /[\p{L}\p{N}]/u.test(fragment.text))) return undefined
  const near = next ? [] : nearSegments(hit.segment, neighbours.rightOf(hit.segment), map)
  return { fragments: run, factor: POSITION.inline, relation: "inline", joined: joinedRun(run, [], near, map) }
}

/** Returns the segments right of a label up to the next label, each on its own and, for split values, all of them joined. */
export function rightRuns(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood, width: number): Run[] {
  if (isInSentence(hit) || isInStackOfPairs(hit, map, neighbours)) return []
  if (hit.isEntireSegment && !hit.hasColon && endsRowOfLabels(hit.segment, neighbours, map)) return []
  if (neighbours.rightOf(hit.segment).length === 0) return skewedRun(hit, map, neighbours)
  const runs: Run[] = []
  const wrapped: Run[] = []
  const all: Fragment[] = []
  const near: Fragment[] = []
  let previous: PlacedSegment = hit.segment
  for (const [distance, segment] of neighbours.rightOf(hit.segment).entries()) {
    // A colon is followed by a value even where its words are a label elsewhere: `Payment terms: Prepayment`.
    const isLast = segment.position === segment.line.segments.length - 1
    const mayBeValue = distance === 0 && isLast && !segment.text.includes(":")
    const isValue = mayBeValue && (hit.hasColon || isInColumnOfValues(hit.segment, segment, map, neighbours))
    if (distance >= MAX_VALUE_SEGMENTS || (map.isLabel(segment) && !isValue)) break
    const isNear = segment.box[0] - previous.box[2] < NEAR_GAP * lineHeight(segment.box)
    if (
      distance === 0 &&
      !hit.hasColon &&
      isLabelOfRow(hit.segment, segment, lineUnder(hit.segment, segment, neighbours), map)
    )
      break
    if (distance === 0 && hit.hasColon && !hit.isEntireSegment && isLabelled(segment, map)) break
    if (isNextBox(hit, segment) && !(isInitial(segment.text) && (hit.hasColon || isNear))) break
    const fragments = map.fragments[segment.index] ?? []
    const cut = (map.hitsOf.get(segment.index) ?? []).find((other) => other.hasColon && other.from > 0)
    const run = cut ? fragments.slice(0, cut.from) : fragments
    const gap = Math.max(0, segment.box[0] - previous.box[2]) / Math.max(1, width)
    const factor = POSITION.right * POSITION.perSegment ** distance * gapFactor(gap)
    runs.push({ fragments: run, factor, relation: "right" })
    const more =
      distance === 0
        ? wrappedLine(
            hit.segment,
            segment,
            lineUnder(hit.segment, segment, neighbours),
            map,
            neighbours.rightEdge(segment.page),
          )
        : undefined
    if (more) {
      const joined = [...run, ...(map.fragments[more.segment.index] ?? [])]
      const bonus = more.isNeeded || more.isFull ? POSITION.joinedBonus : 0
      wrapped.push({
        fragments: joined,
        factor: factor + bonus,
        relation: "right",
        wraps: more.isNeeded ? "surely" : "possibly",
      })
    }
    if (distance === 0 || (isNear && near.length === all.length)) append(near, run)
    append(all, run)
    previous = segment
    if (cut) break
  }
  if (near.length > (runs[0]?.fragments.length ?? 0))
    runs.push({ fragments: near, factor: (runs[0]?.factor ?? 1) + POSITION.joinedBonus, relation: "right" })
  if (runs.length > 1) runs.push({ fragments: all, factor: POSITION.across, relation: "across" })
  // What ends with an ampersand or a linking word is no name without the next line.
  const [whole] = wrapped
  const beside = neighbours.rightOf(hit.segment)[0]?.text ?? ""
  const isPart = whole?.wraps === "surely" && (AMPERSAND_AT_END.test(beside) || endsInLink(beside))
  return [...(isPart ? runs.slice(1) : runs), ...wrapped]
}

/** Points by which the labels of a list may start apart, and its values. */
const ALIGNED = 1.5

/** Returns whether the lines above and below print a label and a value at the places of a label and of the text right of it: a word there is a value as well. */
function isInColumnOfValues(
  label: PlacedSegment,
  value: PlacedSegment,
  map: LabelMap,
  neighbours: Neighbourhood,
): boolean {
  const lines = [neighbours.lineAbove(label), ...neighbours.linesBelow(label, 1)]
  const isPair = ({ segments }: PlacedLine): boolean => {
    const at = segments.findIndex(({ box }) => Math.abs(box[0] - label.box[0]) < ALIGNED)
    const beside = segments[at + 1]
    return at >= 0 && beside !== undefined && Math.abs(beside.box[0] - value.box[0]) < ALIGNED && !map.isLabel(beside)
  }
  return lines.length === 2 && lines.every(isPair)
}

/** Returns whether words are a part of a sentence that goes on after them: `la remise de l’attestation par le client.` */
const isInSentence = ({ segment: { text, words }, to }: LabelHit): boolean =>
  words.length >= MIN_PROSE_WORDS && to < words.length && SENTENCE_END.test(text)

/** Words of a label before a colon. */
const MAX_LABEL_WORDS = 4

/** Returns whether a segment is a label and its value: what is beside `Parcels: 3` is no second value of it, but `Volume: 2 m³`. */
function isLabelled({ index }: PlacedSegment, map: LabelMap): boolean {
  const fragments = map.fragments[index] ?? []
  const colon = fragments.findIndex(({ text }) => text.endsWith(":"))
  const isWords = fragments.slice(0, colon + 1).every(({ text }) => /^\p{L}[\p{L}.'’-]*:?$/u.test(text))
  return colon >= 0 && colon < MAX_LABEL_WORDS && colon < fragments.length - 1 && isWords
}

/** Lines below a label among which those of another column may be. */
const MAX_LINES_OF_COLUMNS = 2

/** Returns the first line with something below a label or below the segment right of it. */
const lineUnder = (label: PlacedSegment, right: PlacedSegment, neighbours: Neighbourhood): PlacedLine | undefined =>
  neighbours
    .linesBelow(label, MAX_LINES_OF_COLUMNS)
    .find((line) => [label, right].some(({ box }) => line.touching(box[0], box[2]).length > 0))

/** A wide gap costs up to a quarter; `gap` is a fraction of the page's width. */
const gapFactor = (gap: number): number => 1 - Math.min(GAP.most, GAP.cost * Math.max(0, gap - GAP.free))

/** Returns the value right of a label that is half a line off and alone on its line, as in skewed scans. */
function skewedRun(hit: LabelHit, map: LabelMap, neighbours: Neighbourhood): Run[] {
  const { box } = hit.segment
  // The value of a numbered box is below its label: what is beside it is the next box, or a speck.
  if (isNumberedLabel(hit.segment)) return []
  const near = [neighbours.linesBelow(hit.segment, 1)[0], neighbours.lineAbove(hit.segment)]
  return near.flatMap((line): Run[] => {
    const [segment, more] = line?.segments ?? []
    if (!segment || more || map.isLabel(segment) || segment.box[0] < box[2]) return []
    const gap = Math.max(segment.box[1] - box[3], box[1] - segment.box[3])
    if (gap > SKEWED_GAP * lineHeight(box)) return []
    return [{ fragments: map.fragments[segment.index] ?? [], factor: POSITION.skewed, relation: "right" }]
  })
}

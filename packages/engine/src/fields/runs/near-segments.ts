import { lineHeight } from "../../layout/line-height.ts"
import type { PlacedSegment } from "../../page/context.ts"
import { isBoxNumber, isInitial } from "./enumerator.ts"
import { type Fragment, NEAR_GAP } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"

/** Segments on one side that are joined: typewritten names are split at most between all their words. */
const MAX_JOINED = 8

/**
 * Returns the segments that continue another one on one side, after gaps hardly wider than a space, up to the next label. `following`
 * are those on that side, the nearest first.
 */
export function nearSegments(
  start: PlacedSegment,
  following: readonly PlacedSegment[],
  map: LabelMap,
): readonly PlacedSegment[] {
  const near: PlacedSegment[] = []
  let last = start
  for (const segment of following.slice(0, MAX_JOINED)) {
    const gap = Math.max(segment.box[0] - last.box[2], last.box[0] - segment.box[2])
    if (gap > NEAR_GAP * lineHeight(segment.box) || map.isLabel(segment)) break
    if (isBoxNumber(segment) && !isInitial(segment.text)) break
    // The next label, known or not.
    if (segment.words.some(({ text }) => text.endsWith(":"))) break
    near.push(segment)
    last = segment
  }
  return near
}

/** Joins a run with the segments beside it, in reading order; undefined without any. */
export function joinedRun(
  run: readonly Fragment[],
  before: readonly PlacedSegment[],
  after: readonly PlacedSegment[],
  map: LabelMap,
): readonly Fragment[] | undefined {
  if (before.length + after.length === 0) return undefined
  const fragmentsOf = ({ index }: PlacedSegment): readonly Fragment[] => map.fragments[index] ?? []
  return [...before.flatMap(fragmentsOf), ...run, ...after.flatMap(fragmentsOf)]
}

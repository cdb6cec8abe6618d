import type { PlacedSegment } from "../page/context.ts"
import { isBoxNumber, isInitial } from "./enumerator.ts"
import type { Fragment } from "./fragments.ts"
import type { LabelMap } from "./label-hits.ts"

/** A gap hardly wider than a space, in heights of the line: it splits what belongs together, in scans above all. */
export const NEAR_GAP = 1.3
/** Segments on one side that are joined: typewritten names are split at most between all their words. */
const MAX_JOINED = 8
/** Points; dots and dashes have lower boxes than the line they are in. */
const MIN_HEIGHT = 4

/**
 * Returns the segments that go on from one to a side after gaps hardly wider than a space, up to the next label. `following`
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
    const height = Math.max(MIN_HEIGHT, segment.box[3] - segment.box[1])
    if (gap > NEAR_GAP * height || map.isLabel(segment)) break
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

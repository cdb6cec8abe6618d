import type { Evidence } from "@docsift/engine"
import { pointerOf } from "@docsift/engine/json-pointer"
import { type MergeRequest, mergeCorrections } from "./merge-corrections.ts"
import type { CorrectionPlace, Corrections } from "./review.ts"

/** What a label is made of; texts are JSON, so that they can be passed to a thread as is. */
export interface LabelRequest extends MergeRequest {
  /** The report: pages, evidence and warnings. */
  readonly evidence: string
}

/**
 * Writes the members `expected` and `places` of a case of the evaluation's manifest: the corrected data, and where its values
 * stand. A value without a correction was confirmed, and keeps the place of its evidence.
 */
export function writeLabel(request: LabelRequest): string {
  const { evidence } = JSON.parse(request.evidence) as { evidence: Record<string, Evidence> } // Written by the engine.
  const { corrections } = request
  const corrected = Object.entries(corrections)
  const tables = corrected.filter(([, correction]) => "rows" in correction).map(([pointer]) => `${pointer}/`)
  const places = new Map<string, [CorrectionPlace]>()
  for (const [pointer, place] of Object.entries(evidence)) {
    if (Object.hasOwn(corrections, pointer) || tables.some((table) => pointer.startsWith(table))) continue
    places.set(pointer, [placeOf(place)])
  }
  for (const [pointer, place] of corrected.flatMap(([pointer, one]) => correctedPlaces(pointer, one))) {
    places.set(pointer, [placeOf(place)])
  }
  return `"expected":${mergeCorrections(request)},"places":${JSON.stringify(Object.fromEntries(places))}`
}

function correctedPlaces(pointer: string, correction: Corrections[string]): [string, CorrectionPlace][] {
  if ("rows" in correction) {
    return Object.entries(correction.places ?? {}).map(([key, place]) => {
      const end = key.indexOf("/")
      return [`${pointer}${pointerOf(key.slice(0, end), key.slice(end + 1))}`, place]
    })
  }
  const { value, page, box, cell, text } = correction
  return value === null || page === undefined ? [] : [[pointer, { page, box, cell, text }]]
}

function placeOf({ page, box, cell, text }: CorrectionPlace): CorrectionPlace {
  return { page, ...(box && { box }), ...(cell !== undefined && { cell }), ...(text !== undefined && { text }) }
}

import type { ExtractionContext } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { STRUCTURED_REFERENCE } from "../candidates/weights.ts"

/** The structured communication of Belgian transfers: twelve digits in three groups between pluses or asterisks (Febelfin, OGM-VCS). */
const STRUCTURED = /^(?:\+{3}|\*{3})\d{3}\/\d{4}\/\d{5}(?:\+{3}|\*{3})[.,]?$/u

/** Finds references of payments that their form identifies. */
export function structuredReferences({ segments }: ExtractionContext, map: LabelMap): Candidate[] {
  return segments.flatMap((segment) => {
    if (!/[+*]{3}/u.test(segment.text)) return []
    return (map.fragments[segment.index] ?? [])
      .filter(({ text }) => STRUCTURED.test(text))
      .map((fragment) =>
        candidateOf(fragment.text.replace(/[.,]$/u, ""), [fragment], STRUCTURED_REFERENCE, { by: "pattern" }),
      )
  })
}

import { isCompany } from "../../blocks/company.ts"
import { isPersonName } from "../../blocks/name-form.ts"
import { DEFAULT_PAGE_HEIGHT } from "../../layout/layout.ts"
import { lineHeight } from "../../layout/line-height.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { Neighbourhood } from "../runs/neighbours.ts"

/** Part of the page, from the top, above which no signature is looked for. */
const MIN_HEIGHT = 0.4
/** Words of a job title, at most. */
const MAX_TITLE_WORDS = 5
/** White space above a name that is signed and below the job title, in heights of a line, at least. */
const MIN_SPACE = 0.8
/** Score of the only person who signs so: that of a good label. */
const SCORE = 0.8

/**
 * Finds who signed a certificate or letter where no label says so: a person alone on a line at the end of the last page, right above what
 * he or she is, `J. Ridsdale` above `Laboratory manager`. Two such persons are left to their labels.
 */
export function signatoryCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
  neighbours: Neighbourhood,
): Candidate[][] {
  if (!plans.some(isAsked)) return plans.map(() => [])
  const last = context.layouts.at(-1)
  const top = MIN_HEIGHT * (last?.height ?? DEFAULT_PAGE_HEIGHT)
  const names = context.segments.filter(
    (segment) => segment.page === last?.page && segment.box[1] > top && isSigned(segment, neighbours),
  )
  const [name] = names
  if (!name || names.some(({ text }) => text !== name.text)) return plans.map(() => [])
  const fragments = map.fragments[name.index] ?? []
  return plans.map((plan) => (isAsked(plan) ? [candidateOf(name.text, fragments, SCORE, { by: "pattern" })] : []))
}

const isAsked = ({ concept, kind }: FieldPlan): boolean => concept === "signatory" && kind === "text"

/** Returns whether a text is a person above a job title, set apart from the text above and below. */
function isSigned(segment: PlacedSegment, neighbours: Neighbourhood): boolean {
  if (segment.line.segments.length > 1 || !isPersonName(segment.text)) return false
  const title = neighbours.nextLineOf(segment)
  if (!title || !isJobTitle(title.text) || title.text === segment.text) return false
  const space = MIN_SPACE * lineHeight(segment.box)
  const above = neighbours.lineAbove(segment).touching(segment.box[0], segment.box[2])
  const [line] = neighbours.linesBelow(title, 1)
  const below = line?.touching(title.box[0], title.box[2]) ?? []
  const isApart = above.every((other) => segment.box[1] - other.box[3] >= space || other.text === segment.text)
  return isApart && below.every(({ box }) => box[1] - title.box[3] >= space)
}

/** Returns whether a text may say what a person is: a few words without figures, and no label before a colon, sentence or firm. */
const isJobTitle = (text: string): boolean =>
  /^[\p{L}][\p{L}\p{M}.,&/()'’ -]*[\p{L})]$/u.test(text) &&
  text.split(" ").length <= MAX_TITLE_WORDS &&
  !isCompany(text)

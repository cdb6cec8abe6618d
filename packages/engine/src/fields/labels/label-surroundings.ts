import type { ConceptId } from "../../lexicon/concept.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit } from "./label-hits.ts"
import { LIKELIHOOD } from "./label-likelihood.ts"
import { isCutLabel, MAX_SHORT_KEY } from "./label-shape.ts"

/** Returns what the rest of its segment does to the weight of a label. */
export function factorBeside(
  hit: LabelHit,
  hits: readonly LabelHit[],
  fragments: readonly Fragment[],
  isCovered: boolean,
): number {
  if (isDateOfOtherNumber(hit, hits, fragments)) return LIKELIHOOD.ofOtherNumber
  if (isCutLabel(hit, fragments, hits)) return LIKELIHOOD.cut
  if (isExcludedTax(hit, fragments) || isEndOfBracket(hit, fragments) || isRemarkOfValue(hit, hits, fragments))
    return LIKELIHOOD.tail
  if (!isWeakOnly(hit)) return 1
  return isCovered || isBeforeNumber(hit, fragments) ? LIKELIHOOD.entireWeak : 1
}

/** Returns whether a label is the tax that a sum leaves out: `Net value excl. tax`. */
const isExcludedTax = ({ from, concepts }: LabelHit, fragments: readonly Fragment[]): boolean =>
  canonicalTokens(fragments[from - 1]?.text ?? "").includes("exkl") &&
  concepts.some(({ concept }) => concept.id === "taxTotal")

/** Returns whether a label ends a bracket that the line above opens: `GST)` below `Amount (inc`. */
const isEndOfBracket = ({ from, to }: LabelHit, fragments: readonly Fragment[]): boolean =>
  (fragments[to - 1]?.text.endsWith(")") ?? false) &&
  !fragments.slice(0, to).some(({ text }) => text.includes("(")) &&
  fragments.slice(from, to).every(({ text }) => !/^\d/u.test(text))

/** Returns whether a label in brackets ends the value of another one that means the same: `Delivery terms FCA Genoa (Incoterms 2020)`. */
const isRemarkOfValue = (hit: LabelHit, hits: readonly LabelHit[], fragments: readonly Fragment[]): boolean =>
  fragments[hit.from]?.text.startsWith("(") === true &&
  fragments[hit.to - 1]?.text.endsWith(")") === true &&
  hits.some(
    ({ from, to, fields }) => from === 0 && to < hit.from && [...fields.keys()].some((plan) => hit.fields.has(plan)),
  )

/** A number of a document or party: not a count, a day or a word. */
const NUMBER = /^(?=(?:.*\d){3})[\p{L}\p{N}][\p{L}\p{N}./_-]{3,}$/u

/** Returns whether a segment is a label, a colon and a number, and nothing else: `Order: C24-5590`. */
const isBeforeNumber = ({ from, to, hasColon, concepts }: LabelHit, fragments: readonly Fragment[]): boolean =>
  from === 0 &&
  hasColon &&
  to === fragments.length - 1 &&
  NUMBER.test(fragments[to]?.text ?? "") &&
  concepts.some(({ concept }) => concept.kind === "id")

/** What joins two labels of one box. */
const JOINT = /^[&/+]$/u

/**
 * Returns whether a label that means any date shares its box with the number of a document that is not an invoice, whose date
 * it is: `Order no. & date`.
 */
function isDateOfOtherNumber(hit: LabelHit, hits: readonly LabelHit[], fragments: readonly Fragment[]): boolean {
  const isAnyDate = hit.concepts.some(({ concept, isWeak }) => concept.id === "invoiceDate" && isWeak)
  if (!isAnyDate || !JOINT.test(fragments[hit.from - 1]?.text ?? "")) return false
  const before = hits.filter(({ to }) => to === hit.from - 1).flatMap(({ concepts }) => concepts)
  return before.some(({ concept }) => concept.kind === "id") && !before.some(({ concept }) => isOwn(concept.id))
}

const isOwn = (id: ConceptId): boolean => id === "invoiceNumber" || id === "documentNumber"

/** Returns whether a label has weak meanings only. One that is an entire segment, or all of it before a number, is a label, whichever meaning applies. */
function isWeakOnly(hit: LabelHit): boolean {
  const isLong = hit.match.by === "key" && hit.match.key.length > MAX_SHORT_KEY
  return (isLong || hit.hasColon) && hit.concepts.length > 0 && hit.concepts.every((label) => label.isWeak)
}

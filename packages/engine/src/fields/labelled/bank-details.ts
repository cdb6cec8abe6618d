import type { Box } from "../../document.ts"
import { lineHeight } from "../../layout/line-height.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { foldTokens } from "../../text/folding.ts"
import { overlap } from "../runs/neighbours.ts"

/** Words that only the details of a bank have: codes of banks and branches, in the terms of the countries that use them. */
const CODES: ReadonlySet<string> = new Set(
  "iban bic swift bsb ifsc aba ach routing clabe cbu transit sort branch blz bankleitzahl agencia".split(" "),
)
/** How banks are named in most languages. */
const BANK = /^(?:bank|banc|banqu)|bank$/u
/** Lines between an account number and the other details of its bank, in heights of a line. */
const MAX_DISTANCE = 3.5
/** Details of banks that are compared. */
const MAX_DETAILS = 60

/** Returns the test whether a segment is among the details of a bank: on one line with one, or near it in the same column. */
export function createBankSearch({ segments }: ExtractionContext): (segment: PlacedSegment) => boolean {
  let details: readonly PlacedSegment[] | undefined
  return (segment) => {
    details ??= segments.filter(isDetail).slice(0, MAX_DETAILS)
    return details.some((other) => other.page === segment.page && isNear(other.box, segment.box, MAX_DISTANCE))
  }
}

const isDetail = ({ text }: PlacedSegment): boolean =>
  text.length <= 200 && foldTokens(text).some((token) => CODES.has(token) || BANK.test(token))

/** Returns whether two boxes share a part of a column, at most so many heights of the second one apart. */
export function isNear(a: Box, b: Box, maxDistance: number): boolean {
  const distance = Math.max(a[1], b[1]) - Math.min(a[3], b[3])
  return distance < maxDistance * lineHeight(b) && overlap(a, b) > 0
}

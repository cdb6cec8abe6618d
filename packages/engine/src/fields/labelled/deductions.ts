import type { ConceptId } from "../../lexicon/concept.ts"

const DEDUCTIONS: ReadonlySet<ConceptId> = new Set<ConceptId>([
  "discountTotal",
  "amountPaid",
  "withholding",
  "commission",
])

/** Returns whether amounts of a concept are deducted: their minus is that of the equation, not of the amount. */
export const isDeduction = (concept: ConceptId | undefined): boolean => concept !== undefined && DEDUCTIONS.has(concept)

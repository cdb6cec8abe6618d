import type { CompletedExecution, Configuration, EvidenceReport, Review, ReviewPolicy, UserId } from "@docsift/sdk"
import { useMemo } from "react"
import { DEFAULT_THRESHOLD } from "../document/confidence-step.ts"
import { marksOf } from "./marks.ts"
import { sectionsOf } from "./sections.ts"
import { useReviewDraft } from "./use-review-draft.ts"
import { formatOfDocument } from "./value-format.ts"
import { valuesToCheck } from "./values-to-check.ts"

/** What a review is about. */
export interface ReviewSource {
  readonly execution: CompletedExecution
  readonly review: Review
  readonly report: EvidenceReport
  readonly configuration: Configuration
  readonly policy: ReviewPolicy | undefined
  readonly userId: UserId
}

/** Returns the draft of a review, and what follows from it and from the document. */
export function useReviewData({ execution, review, report, configuration, policy, userId }: ReviewSource) {
  const { id: executionId, extractedData } = execution
  const { evidence } = report
  const threshold = policy?.threshold ?? DEFAULT_THRESHOLD
  const kept = useReviewDraft({ executionId, userId, data: extractedData, review })
  const { draft } = kept
  const sections = useMemo(() => sectionsOf(configuration), [configuration])
  const format = useMemo(() => formatOfDocument(extractedData, evidence, navigator.language), [extractedData, evidence])
  const marks = useMemo(() => marksOf(sections, draft, evidence), [sections, draft, evidence])
  const required = useMemo(() => policy?.required ?? [], [policy])
  const toCheck = useMemo(
    () => valuesToCheck(sections, draft, evidence, { threshold, required }),
    [sections, draft, evidence, threshold, required],
  )
  return { ...kept, sections, evidence, threshold, format, marks, required, toCheck }
}

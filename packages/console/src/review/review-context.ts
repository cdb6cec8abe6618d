import type { CorrectionPlace, ExtractedValue } from "@docsift/sdk"
import { createContext, useContext } from "react"
import type { EditorSeed } from "./value-editor.tsx"
import type { DraftRow, RowValues } from "./draft-rows.ts"
import type { ValueFormat } from "./value-format.ts"
import type { EvidenceByPointer } from "./values-to-check.ts"

/** The value that is being edited. */
export interface Editing {
  readonly pointer: string
  readonly seed?: EditorSeed
}

/** What a person can do with values. The functions stay the same while the draft changes, so that rows need not render. */
export interface ReviewActions {
  readonly select: (pointer: string) => void
  readonly edit: (pointer: string) => void
  readonly cancelEdit: (pointer: string) => void
  readonly setValue: (pointer: string, value: ExtractedValue, place?: CorrectionPlace) => void
  /** Marks a value as absent from the document. */
  readonly setAbsent: (pointer: string) => void
  /** Takes the extracted value or rows back. */
  readonly restore: (pointer: string) => void
  readonly setRows: (table: string, change: (rows: readonly DraftRow[]) => readonly DraftRow[]) => void
  readonly pasteRows: (table: string, rows: readonly RowValues[], mode: "append" | "replace") => void
}

/** What all values of a review share. */
export interface ReviewEnvironment {
  readonly actions: ReviewActions
  readonly evidence: EvidenceByPointer
  readonly threshold: number
  readonly format: ValueFormat
}

/** Provides the environment to the values of a review. */
export const ReviewContext = createContext<ReviewEnvironment | undefined>(undefined)

/** Returns the environment of the review that a value belongs to. */
export function useReviewEnvironment(): ReviewEnvironment {
  const environment = useContext(ReviewContext)
  if (environment === undefined) throw new Error("A value is rendered outside of a review")
  return environment
}

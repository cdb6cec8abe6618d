import type { ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { DocumentAnswers } from "./answers.ts"
import type { ModelSession } from "./query-model.ts"
import type { Budget } from "./budget.ts"
import type { NumberedLine } from "./document-text.ts"
import type { GroundingContext } from "./model-answer.ts"
import type { LineFinder } from "./table-coverage.ts"

/** A model with the document that it reads. */
export interface ModelReader {
  readonly session: ModelSession
  readonly context: GroundingContext
  /** The lines that the model is shown. */
  readonly lines: readonly NumberedLine[]
  readonly finder: LineFinder
  readonly budget: Budget
  /** The built-in extractor's answers, whose row counts reveal an answer with fewer rows. */
  readonly builtin: DocumentAnswers
  /** Returns whether only the page images of a table are queried because its other rows are known. @default false */
  readonly isImageOnly?: ((object: ObjectDefinition, table: TableDefinition) => boolean) | undefined
  readonly warn: (sentence: string) => void
}

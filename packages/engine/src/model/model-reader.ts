import type { ObjectDefinition, TableDefinition } from "../configuration.ts"
import type { DocumentAnswers } from "./answers.ts"
import type { Interview } from "./ask.ts"
import type { Budget } from "./budget.ts"
import type { NumberedLine } from "./document-text.ts"
import type { Reading } from "./model-answer.ts"
import type { LineFinder } from "./table-coverage.ts"

/** One model and the document it is asked about. */
export interface ModelReader {
  readonly interview: Interview
  readonly reading: Reading
  /** What it is shown. */
  readonly lines: readonly NumberedLine[]
  readonly finder: LineFinder
  readonly budget: Budget
  /** Tells how many rows a table shows, so that an answer with fewer is noticed. */
  readonly builtin: DocumentAnswers
  /** Tables of which only the pictures are wanted, because their rows on other pages are known. @default none */
  readonly isSeenOnly?: ((object: ObjectDefinition, table: TableDefinition) => boolean) | undefined
  readonly warn: (sentence: string) => void
}

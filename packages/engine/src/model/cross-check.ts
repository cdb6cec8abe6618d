import type { Answer, DocumentAnswers, RowAnswer } from "./answers.ts"
import { isGrounded } from "./grounding.ts"

/** Confidence of an agreed value, at most: both extractors may take the only printed date for the wrong field. */
const MAX_AGREED = 0.99
/** Factor on the model's confidence when the extractors disagree: it is mostly the one that is right, but less often than when they agree. */
const DISPUTED_FACTOR = 0.85

/**
 * Compares a model's answers with those of the built-in extractor: agreement raises the confidence, disagreement lowers
 * it. The values remain the model's. Rows are compared by position, and only when both extractors found the same number.
 */
export function crossCheck(answers: DocumentAnswers, builtin: DocumentAnswers): DocumentAnswers {
  return new Map(
    [...answers].map(([name, { fields, tables }]) => {
      const other = builtin.get(name)
      return [
        name,
        {
          fields: checkAll(fields, other?.fields),
          tables: new Map([...tables].map(([table, rows]) => [table, checkRows(rows, other?.tables.get(table) ?? [])])),
        },
      ]
    }),
  )
}

function checkRows(rows: readonly RowAnswer[], others: readonly RowAnswer[]): readonly RowAnswer[] {
  if (rows.length !== others.length) return rows
  return rows.map((row, index) => checkAll(row, others[index]))
}

function checkAll(answers: ReadonlyMap<string, Answer>, others: RowAnswer | undefined): Map<string, Answer> {
  return new Map([...answers].map(([name, answer]) => [name, check(answer, others?.get(name))]))
}

function check(answer: Answer, other: Answer | undefined): Answer {
  const { confidence, source } = answer.evidence
  if (other === undefined || answer.value === null || source === "builtin" || source === "embedded") return answer
  if (other.value !== answer.value) return withConfidence(answer, confidence * DISPUTED_FACTOR)
  // The extractors work independently, so both are wrong only as often as their errors coincide.
  const agreed = Math.min(MAX_AGREED, 1 - (1 - confidence) * (1 - other.evidence.confidence))
  if (isGrounded(answer.grounding)) return withConfidence(answer, agreed)
  // The other extractor's evidence also shows where the value is printed.
  return withConfidence({ ...answer, grounding: other.grounding, evidence: { ...other.evidence, source } }, agreed)
}

function withConfidence(answer: Answer, confidence: number): Answer {
  return { ...answer, evidence: { ...answer.evidence, confidence: Math.round(confidence * 100) / 100 } }
}

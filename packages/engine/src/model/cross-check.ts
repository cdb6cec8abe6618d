import type { Answer, DocumentAnswers, RowAnswer } from "./answers.ts"
import { isFound } from "./grounding.ts"

/** Two readers may still make the same mistake, such as taking the one printed date for the wrong field. */
const maxAgreed = 0.99
/** Of two readers who disagree the model is right more often, and not as often as alone. */
const disputedFactor = 0.85

/**
 * Compares a model's answers with those of the built-in extractor: what both say is surer, what they say differently
 * less so. Values stay the model's. Rows are compared by position, and only where both have as many.
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
  if (other.value !== answer.value) return withConfidence(answer, confidence * disputedFactor)
  // The readers work in different ways: both are wrong as seldom as their mistakes meet.
  const agreed = Math.min(maxAgreed, 1 - (1 - confidence) * (1 - other.evidence.confidence))
  if (isFound(answer.grounding)) return withConfidence(answer, agreed)
  // An agreeing reader also shows where the value stands.
  return withConfidence({ ...answer, grounding: other.grounding, evidence: { ...other.evidence, source } }, agreed)
}

function withConfidence(answer: Answer, confidence: number): Answer {
  return { ...answer, evidence: { ...answer.evidence, confidence: Math.round(confidence * 100) / 100 } }
}

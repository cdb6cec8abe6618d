import type { Answer, DocumentAnswers, RowAnswer } from "./answers.ts"

/** Two readers that work in different ways rarely make the same mistake. */
const agreedConfidence = 0.98
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
  if (other === undefined || answer.evidence.source === "builtin" || answer.evidence.source === "embedded")
    return answer
  const { confidence } = answer.evidence
  // An agreeing reader also shows where the value stands.
  if (other.value === answer.value) {
    const evidence = answer.isGrounded ? answer.evidence : { ...other.evidence, source: answer.evidence.source }
    return {
      ...answer,
      isGrounded: true,
      evidence: { ...evidence, confidence: Math.max(confidence, agreedConfidence) },
    }
  }
  return {
    ...answer,
    evidence: { ...answer.evidence, confidence: Math.round(confidence * disputedFactor * 100) / 100 },
  }
}

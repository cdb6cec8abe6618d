import type { Answer, DocumentAnswers, RowAnswer } from "./answers.ts"
import type { NumberedLine } from "./document-text.ts"
import { CONFIDENCES } from "./grounding.ts"
import { findInjectedLines } from "./prompt-injection.ts"
import { spellingOf, type WordIndex } from "./word-index.ts"

/*
 * A model that follows a prompt injection returns what the document demands: text that is printed in the injected
 * sentence and nowhere else, or one text for every field.
 */

/**
 * Fields with the same text from which it is suspicious: three are common, as a name that is seller, payee and issuer.
 */
const MIN_REPEATS = 4
/** Confidence of such a text in each of its fields, at most. */
const MAX_REPEATED_CONFIDENCE = 0.5
const MAX_QUOTED_CHARACTERS = 60
const MAX_LISTED_PAGES = 5

/**
 * Lowers the confidence of values that seem to come from a prompt injection, so that other readers may replace them; the
 * values are kept. Warns even when no value is affected: text that addresses a model should be reviewed.
 */
export function lowerInjectedConfidence(
  answers: DocumentAnswers,
  lines: readonly NumberedLine[],
  index: WordIndex,
  warn: (sentence: string) => void,
): DocumentAnswers {
  const injected = findInjectedLines(lines)
  const ids = new Set(injected.map(({ id }) => id))
  const shows = (id: number, spelling: string) => {
    const line = index.line(id)
    return line !== undefined && index.findSpelling(line, spelling) !== undefined
  }
  const isInjected = memoize(
    (spelling) =>
      injected.some(({ id }) => shows(id, spelling)) && !lines.some(({ id }) => !ids.has(id) && shows(id, spelling)),
  )
  const uses = countUses(answers)
  const isOverused = memoize((spelling) => {
    const count = uses.get(spelling) ?? 0
    return count >= MIN_REPEATS && lines.filter(({ id }) => shows(id, spelling)).length < count
  })
  let injectedCount = 0
  let repeatedCount = 0
  const check = (answer: Answer, isField: boolean): Answer => {
    const spelling = spellingOf(answer.evidence.text)
    if (spelling !== "" && ids.size > 0 && isInjected(spelling)) {
      injectedCount++
      return capConfidence(
        { ...answer, grounding: answer.grounding === "invalid" ? "invalid" : "none" },
        CONFIDENCES.none,
      )
    }
    if (!isField || typeof answer.value !== "string" || !isOverused(spelling)) return answer
    repeatedCount++
    return capConfidence(answer, MAX_REPEATED_CONFIDENCE)
  }
  const checkAll = (row: RowAnswer, isField: boolean) =>
    new Map([...row].map(([name, answer]): [string, Answer] => [name, check(answer, isField)]))
  const checked: DocumentAnswers = new Map(
    [...answers].map(([name, { fields, tables }]) => {
      const rows = [...tables].map(([table, list]) => [table, list.map((row) => checkAll(row, false))] as const)
      return [name, { fields: checkAll(fields, true), tables: new Map(rows) }]
    }),
  )
  if (injected.length > 0) warn(injectionWarning(injected))
  if (injectedCount > 0) warn(injectedWarning(injectedCount))
  if (repeatedCount > 0) {
    warn(`${repeatedCount} fields have a text that is printed fewer times than it was returned; review them.`)
  }
  return checked
}

function capConfidence(answer: Answer, maximum: number): Answer {
  return { ...answer, evidence: { ...answer.evidence, confidence: Math.min(answer.evidence.confidence, maximum) } }
}

/** Counts the fields that each spelling was returned for. */
function countUses(answers: DocumentAnswers): ReadonlyMap<string, number> {
  const uses = new Map<string, number>()
  for (const { fields } of answers.values()) {
    for (const { evidence, value } of fields.values()) {
      // Numbers and dates repeat legitimately: net and gross without tax, several dates on one day.
      if (typeof value !== "string" || /^\d{4}-\d\d-\d\d$/u.test(value)) continue
      const spelling = spellingOf(evidence.text)
      uses.set(spelling, (uses.get(spelling) ?? 0) + 1)
    }
  }
  return uses
}

function injectionWarning(lines: readonly NumberedLine[]): string {
  const pages = [...new Set(lines.map(({ page }) => page))].slice(0, MAX_LISTED_PAGES).join(", ")
  const shown = JSON.stringify((lines[0]?.text ?? "").trim().slice(0, MAX_QUOTED_CHARACTERS))
  return `Page ${pages}: the document contains text addressed to a language model (possible prompt injection): ${shown}.`
}

function injectedWarning(count: number): string {
  return count === 1
    ? "1 value appears only in text addressed to a language model; review it."
    : `${count} values appear only in text addressed to a language model; review them.`
}

function memoize(compute: (spelling: string) => boolean): (spelling: string) => boolean {
  const cache = new Map<string, boolean>()
  return (spelling) => {
    const cached = cache.get(spelling)
    if (cached !== undefined) return cached
    const result = compute(spelling)
    cache.set(spelling, result)
    return result
  }
}

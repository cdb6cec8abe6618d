import type { Answer, DocumentAnswers, RowAnswer } from "./answers.ts"
import type { NumberedLine } from "./document-text.ts"
import { confidences } from "./grounding.ts"
import { findInstructing } from "./instructing-lines.ts"
import { spellingOf, type WordIndex } from "./word-index.ts"

/*
 * A model that was led astray by its document gives what the document told it to give: text that stands in the sentence
 * which told so and nowhere else, or one text for everything.
 */

/** Fields that claim one printed text: fewer are common, such as a name that is seller, payee and issuer. */
const minClaims = 4
const maxClaimedConfidence = 0.5
const shownCharacters = 60
const shownPages = 5

/**
 * Lowers values that seem to follow an instruction of the document, so that other readers may take their place; the
 * values stay. Says so in `warn`, also when no value was touched: text that speaks to a model is worth a look.
 */
export function doubtInstructed(
  answers: DocumentAnswers,
  lines: readonly NumberedLine[],
  index: WordIndex,
  warn: (sentence: string) => void,
): DocumentAnswers {
  const instructing = findInstructing(lines)
  const ids = new Set(instructing.map(({ id }) => id))
  const shows = (id: number, spelling: string) => {
    const line = index.line(id)
    return line !== undefined && index.findSpelling(line, spelling) !== undefined
  }
  const isInstructed = remember(
    (spelling) =>
      instructing.some(({ id }) => shows(id, spelling)) && !lines.some(({ id }) => !ids.has(id) && shows(id, spelling)),
  )
  const claims = countClaims(answers)
  const isOverclaimed = remember((spelling) => {
    const count = claims.get(spelling) ?? 0
    return count >= minClaims && lines.filter(({ id }) => shows(id, spelling)).length < count
  })
  let instructed = 0
  let claimed = 0
  const check = (answer: Answer, isField: boolean): Answer => {
    const spelling = spellingOf(answer.evidence.text)
    if (spelling !== "" && ids.size > 0 && isInstructed(spelling)) {
      instructed++
      return lowered({ ...answer, grounding: answer.grounding === "invalid" ? "invalid" : "none" }, confidences.none)
    }
    if (!isField || typeof answer.value !== "string" || !isOverclaimed(spelling)) return answer
    claimed++
    return lowered(answer, maxClaimedConfidence)
  }
  const checkAll = (row: RowAnswer, isField: boolean) =>
    new Map([...row].map(([name, answer]): [string, Answer] => [name, check(answer, isField)]))
  const checked: DocumentAnswers = new Map(
    [...answers].map(([name, { fields, tables }]) => {
      const rows = [...tables].map(([table, list]) => [table, list.map((row) => checkAll(row, false))] as const)
      return [name, { fields: checkAll(fields, true), tables: new Map(rows) }]
    }),
  )
  if (instructing.length > 0) warn(instructingWarning(instructing))
  if (instructed > 0)
    warn(`Values that stand only where the document speaks to a language model: ${instructed}; check them.`)
  if (claimed > 0) warn(`${claimed} fields were answered with one text that is printed less often; check them.`)
  return checked
}

function lowered(answer: Answer, most: number): Answer {
  return { ...answer, evidence: { ...answer.evidence, confidence: Math.min(answer.evidence.confidence, most) } }
}

/** How many fields each spelling was given for. */
function countClaims(answers: DocumentAnswers): ReadonlyMap<string, number> {
  const claims = new Map<string, number>()
  for (const { fields } of answers.values()) {
    for (const { evidence, value } of fields.values()) {
      // Figures and days repeat: net and gross without tax, all dates of one day.
      if (typeof value !== "string" || /^\d{4}-\d\d-\d\d$/u.test(value)) continue
      const spelling = spellingOf(evidence.text)
      claims.set(spelling, (claims.get(spelling) ?? 0) + 1)
    }
  }
  return claims
}

function instructingWarning(lines: readonly NumberedLine[]): string {
  const pages = [...new Set(lines.map(({ page }) => page))].slice(0, shownPages).join(", ")
  const shown = JSON.stringify((lines[0]?.text ?? "").trim().slice(0, shownCharacters))
  return `Page ${pages}: the document speaks to a language model, as in ${shown}.`
}

function remember(judge: (spelling: string) => boolean): (spelling: string) => boolean {
  const known = new Map<string, boolean>()
  return (spelling) => {
    const before = known.get(spelling)
    if (before !== undefined) return before
    const judged = judge(spelling)
    known.set(spelling, judged)
    return judged
  }
}

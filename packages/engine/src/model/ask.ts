import type { LimitFunction } from "p-limit"
import type { LanguageModel, ModelRequest, TokenUsage } from "./language-model.ts"
import { ModelError } from "./model-error.ts"
import { repairPrompt } from "./prompts.ts"
import { parseAnswer, type ParsedAnswer, type ReadAnswer } from "./read-answer.ts"

/** Counts calls and tokens of one model in one document. */
export class UsageMeter {
  calls = 0
  inputTokens = 0
  outputTokens = 0

  add({ inputTokens, outputTokens }: TokenUsage): void {
    this.calls++
    this.inputTokens += inputTokens
    this.outputTokens += outputTokens
  }
}

/** A model, what it costs, how many questions it gets at once, and when to stop. */
export interface Interview {
  readonly model: LanguageModel
  readonly usage: UsageMeter
  readonly limit: LimitFunction
  readonly signal: AbortSignal | undefined
}

/** What a question led to. */
export interface Answered<T> {
  readonly content: T
  /** True when the model had more to say than it could. */
  readonly isCut: boolean
}

/** An answer shown back for mending need not be whole: its beginning and the findings tell the mistake. */
const shownCharacters = 8_000
const shownFindings = 20

/**
 * Asks a question; an answer that does not fit is sent back once with the exact findings. What then still does not fit
 * is left out. Undefined when nothing could be read of an answer that was cut: a smaller question may fit.
 *
 * @throws {ModelError} when there is no usable answer.
 */
export async function ask<T>(
  { model, usage, signal }: Interview,
  request: ModelRequest,
  read: (answer: unknown) => ReadAnswer<T>,
): Promise<Answered<T> | undefined> {
  const put = async (prompt: string) => {
    const outcome = await model.generate({ ...request, prompt }, signal)
    usage.add(outcome.usage)
    if (outcome.type === "failed") throw new ModelError(outcome.reason, outcome.detail)
    const parsed = parseAnswer(outcome.text)
    const answer = parsed && withoutDrafts(parsed, read(parsed.json))
    return { answer, text: outcome.text, isCut: outcome.isCut }
  }
  const first = await put(request.prompt)
  // A cut answer is no mistake that could be mended: the caller asks for less at once.
  if (first.isCut) return first.answer && { content: first.answer.content, isCut: true }
  if (first.answer?.findings.length === 0) return { content: first.answer.content, isCut: false }
  const findings = first.answer?.findings ?? ["the answer must be one JSON object"]
  const shown = first.text.slice(0, shownCharacters).toWellFormed()
  const second = await put(repairPrompt(request.prompt, shown, findings.slice(0, shownFindings)))
  const isBetter = second.answer !== undefined && second.answer.findings.length <= findings.length
  const better = isBetter ? second : first
  if (better.answer === undefined) throw new ModelError("invalid", "Two answers in a row were not JSON.")
  return { content: better.answer.content, isCut: better.isCut }
}

/** Which of several answers a model means is for it to say. */
function withoutDrafts<T>({ isOneOfSeveral }: ParsedAnswer, { content, findings }: ReadAnswer<T>): ReadAnswer<T> {
  return {
    content,
    findings: isOneOfSeveral ? ["the answer must be one JSON object, not several", ...findings] : findings,
  }
}

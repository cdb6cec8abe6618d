import type { LimitFunction } from "p-limit"
import type { LanguageModel, ModelRequest, TokenUsage } from "./language-model.ts"
import { ModelError } from "./model-error.ts"
import { repairPrompt } from "./prompts.ts"
import { parseAnswer, type ParsedAnswer, type ReadAnswer } from "./read-answer.ts"

/** Counts the calls and tokens of one model for one document. */
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

/** A model in use for one document: its usage, the limit of concurrent queries and the signal that ends it. */
export interface ModelSession {
  readonly model: LanguageModel
  readonly usage: UsageMeter
  readonly limit: LimitFunction
  readonly signal: AbortSignal | undefined
}

/** The outcome of a query. */
export interface QueryResult<T> {
  readonly content: T
  /** True when the answer was truncated at its token limit. */
  readonly isCut: boolean
}

/** Parts of an invalid answer and of its findings that are sent back: the start of both shows the mistake. */
const MAX_QUOTED_CHARACTERS = 8_000
const MAX_SHOWN_FINDINGS = 20

/**
 * Queries a model. An answer that does not match the schema is sent back once with the exact findings; what still does not
 * match is left out. Returns undefined when nothing of a truncated answer could be read: a smaller query may fit.
 *
 * @throws {ModelError} when there is no usable answer.
 */
export async function queryModel<T>(
  { model, usage, signal }: ModelSession,
  request: ModelRequest,
  read: (answer: unknown) => ReadAnswer<T>,
): Promise<QueryResult<T> | undefined> {
  const send = async (prompt: string) => {
    const outcome = await model.generate({ ...request, prompt }, signal)
    usage.add(outcome.usage)
    if (outcome.type === "failed") throw new ModelError(outcome.reason, outcome.detail)
    const parsed = parseAnswer(outcome.text)
    const answer = parsed && withoutDrafts(parsed, read(parsed.json))
    return { answer, text: outcome.text, isCut: outcome.isCut }
  }
  const first = await send(request.prompt)
  // A truncated answer cannot be repaired by sending it back: the caller queries less at once.
  if (first.isCut) return first.answer && { content: first.answer.content, isCut: true }
  if (first.answer?.findings.length === 0) return { content: first.answer.content, isCut: false }
  const findings = first.answer?.findings ?? ["the answer must be one JSON object"]
  const shown = first.text.slice(0, MAX_QUOTED_CHARACTERS).toWellFormed()
  const second = await send(repairPrompt(request.prompt, shown, findings.slice(0, MAX_SHOWN_FINDINGS)))
  const isBetter = second.answer !== undefined && second.answer.findings.length <= findings.length
  const better = isBetter ? second : first
  if (better.answer === undefined) throw new ModelError("invalid", "Two answers in a row were not JSON.")
  return { content: better.answer.content, isCut: better.isCut }
}

/** Adds a finding when the answer held several JSON values: it is unclear which one the model means. */
function withoutDrafts<T>({ isOneOfSeveral }: ParsedAnswer, { content, findings }: ReadAnswer<T>): ReadAnswer<T> {
  return {
    content,
    findings: isOneOfSeveral ? ["the answer must be one JSON object, not several", ...findings] : findings,
  }
}

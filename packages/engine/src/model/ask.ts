import type { LanguageModel, ModelRequest, TokenUsage } from "./language-model.ts"
import { ModelError } from "./model-error.ts"
import { parseAnswer, type ReadAnswer } from "./read-answer.ts"

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

/** A model, what it costs, and when to stop. */
export interface Interview {
  readonly model: LanguageModel
  readonly usage: UsageMeter
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

/**
 * Asks a question; an answer that does not fit is sent back once with the exact findings. What then still does not fit
 * is left out.
 *
 * @throws {ModelError} when there is no usable answer.
 */
export async function ask<T>(
  { model, usage, signal }: Interview,
  request: ModelRequest,
  read: (answer: unknown) => ReadAnswer<T>,
): Promise<Answered<T>> {
  const put = async (prompt: string) => {
    const outcome = await model.generate({ ...request, prompt }, signal)
    usage.add(outcome.usage)
    if (outcome.type === "failed") throw new ModelError(outcome.reason, outcome.detail)
    const parsed = parseAnswer(outcome.text)
    const answer = parsed === undefined ? undefined : read(parsed)
    return { answer, text: outcome.text, isCut: outcome.isCut }
  }
  const first = await put(request.prompt)
  // A cut answer is no mistake that could be mended: the caller asks for less at once.
  if (first.answer !== undefined && (first.isCut || first.answer.findings.length === 0)) {
    return { content: first.answer.content, isCut: first.isCut }
  }
  if (first.isCut) throw new ModelError("too_long", "The answer was cut before it could be read.")
  const findings = first.answer?.findings ?? ["the answer must be one JSON object"]
  const second = await put(
    `${request.prompt}\n\nYour last answer was not usable:\n${first.text.slice(0, shownCharacters)}\n\n` +
      `What is wrong with it:\n${findings.slice(0, 20).join("\n")}\n\nAnswer again, complete and in the requested shape.`,
  )
  const better = second.answer ?? first.answer
  if (better === undefined) throw new ModelError("invalid", "Two answers in a row were not JSON.")
  return { content: better.content, isCut: second.isCut }
}

import { exitCode, type ExitCode } from "./exit-code.ts"

/** A problem that the person at the terminal can solve: one sentence that says what is wrong, and what to do. */
export class CommandError extends Error {
  override readonly name = "CommandError"
  readonly exitCode: ExitCode
  /** Lines below the sentence, such as every mistake in a file. */
  readonly details: readonly string[]

  constructor(
    sentence: string,
    code: ExitCode = exitCode.usage,
    { details = [], ...options }: ErrorOptions & { readonly details?: readonly string[] } = {},
  ) {
    super(sentence, options)
    this.exitCode = code
    this.details = details
  }
}

import { exitCode, type ExitCode } from "./exit-code.ts"

/** A problem that the person at the terminal can solve: one sentence that says what is wrong, and what to do. */
export class CommandError extends Error {
  override readonly name = "CommandError"
  readonly exitCode: ExitCode

  constructor(sentence: string, code: ExitCode = exitCode.usage, options?: ErrorOptions) {
    super(sentence, options)
    this.exitCode = code
  }
}

import type { ExitCode } from "./exit-code.ts"

/** What a command needs from the process. */
export interface ProgramContext {
  readonly signal: AbortSignal
  /** Receives the exit code of the command. */
  readonly exit: (code: ExitCode) => void
}

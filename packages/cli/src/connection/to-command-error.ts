import {
  AbortError,
  AuthenticationError,
  ConnectionError,
  DocsiftError,
  PermissionDeniedError,
  TimeoutError,
  WaitTimeoutError,
} from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"

const refusedKey =
  "The server refused the key: it is wrong or was revoked. Sign in with docsift login, or correct DOCSIFT_API_KEY."

/** Turns an error of the client into one for the person at the terminal; returns others unchanged. */
export function toCommandError(error: unknown): unknown {
  if (!(error instanceof DocsiftError)) return error
  if (error instanceof AbortError && error.cause instanceof CommandError) return error.cause
  const sentence = error instanceof AuthenticationError ? refusedKey : error.sentence
  return new CommandError(sentence, exitCodeOf(error), { cause: error })
}

function exitCodeOf(error: DocsiftError): ExitCode {
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError) return exitCode.refused
  if (error instanceof ConnectionError) return exitCode.unreachable
  if (error instanceof TimeoutError || error instanceof WaitTimeoutError) return exitCode.timedOut
  return exitCode.documentsFailed
}

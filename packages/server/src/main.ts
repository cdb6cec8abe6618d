#!/usr/bin/env node
import { createProgram } from "./cli/program.ts"
import { explainStartFailure } from "./cli/explain-start-failure.ts"
import { withoutSecrets } from "./redaction.ts"

/** Exit codes: 2 for what the person who starts it must change, 1 for everything else (commander's own too). */
try {
  await createProgram().parseAsync()
  // Idle connections of dependencies must not keep a stopped server alive.
  process.exit(process.exitCode ?? 0)
} catch (error) {
  const sentence = explainStartFailure(error)
  const told = sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  // A wrong setting is quoted, and so is the address that a driver could not reach.
  process.stderr.write(`${withoutSecrets(told)}\n`)
  process.exit(sentence === undefined ? 1 : 2)
}

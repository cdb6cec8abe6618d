#!/usr/bin/env node
import { CommanderError } from "commander"
import { createProgram } from "./cli/program.ts"
import { explainStartFailure } from "./cli/explain-start-failure.ts"
import { shortenImportResolution } from "./cli/import-resolution.ts"
import { isSource } from "./package-folder.ts"
import { withoutSecrets } from "./redaction.ts"

/** Exit codes: 2 for what the operator must fix, wrong arguments included, 1 for everything else. */
try {
  // Before a command imports its modules.
  if (isSource) shortenImportResolution()
  await createProgram().parseAsync()
  // Idle connections of dependencies must not keep a stopped server alive.
  process.exit(process.exitCode ?? 0)
} catch (error) {
  // Commander has written its sentence or its help.
  if (error instanceof CommanderError) process.exit(error.exitCode === 0 ? 0 : 2)
  const sentence = explainStartFailure(error)
  const message = sentence ?? (error instanceof Error ? (error.stack ?? error.message) : String(error))
  // It may quote an invalid setting, or an address that a driver could not reach.
  process.stderr.write(`${withoutSecrets(message)}\n`)
  process.exit(sentence === undefined ? 1 : 2)
}

#!/usr/bin/env node
import { createProgram } from "./cli/program.ts"
import { ConfigError } from "./config.ts"
import { DirectoryInUseError } from "./database/directory-lock.ts"

/** Exit codes: 1 for failures, 2 for settings or arguments that must be changed (commander ends with 1 itself). */
try {
  await createProgram().parseAsync()
  // Idle connections of dependencies must not keep a stopped server alive.
  process.exit(0)
} catch (error) {
  const isForPeople = error instanceof ConfigError || error instanceof DirectoryInUseError
  process.stderr.write(
    `${isForPeople ? error.message : error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
  )
  process.exit(isForPeople ? 2 : 1)
}

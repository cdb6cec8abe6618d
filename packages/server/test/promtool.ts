import { spawnSync } from "node:child_process"

/** The output of `promtool`. */
export interface Said {
  readonly code: number | null
  readonly output: string
}

/** Runs Prometheus's own tool with `input` as its standard input. */
export function promtool(parameters: readonly string[], input = ""): Said {
  const { status, stdout, stderr, error } = spawnSync("promtool", parameters, { input, encoding: "utf8" })
  if (error !== undefined) throw error
  return { code: status, output: stdout + stderr }
}

/**
 * Returns whether `promtool` is installed, and prints a warning otherwise.
 *
 * @throws {Error} when it is not although `DOCSIFT_TEST_PROMTOOL=required` says that it must be.
 */
export function canTestPromtool(): boolean {
  if (spawnSync("promtool", ["--version"]).status === 0) return true
  const sentence = "No promtool was found on PATH."
  if (process.env.DOCSIFT_TEST_PROMTOOL === "required") throw new Error(sentence)
  process.stderr.write(
    `\n*** ${sentence}\n*** THE TESTS OF ALERTS AND DASHBOARD ARE SKIPPED. Install the package "prometheus".\n\n`,
  )
  return false
}

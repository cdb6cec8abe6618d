import { parseArgs } from "node:util"

/** The parsed command line. */
export interface BatchArguments {
  readonly folder: string
  /** The id of a stored workflow, or the path of a definition as JSON. */
  readonly workflow: string
  readonly output: string
  readonly concurrency: number
  /** Time limit of one document, including its wait in the queue. */
  readonly timeoutMs: number
}

export const HELP = `Extracts the data of every file in a folder with Docsift and writes it to one CSV file.

Usage: main.ts <folder> --workflow <workflow> --output <file.csv> [options]

  --workflow <workflow>   an id (wkf_…), or a JSON file with {"name", "configuration"}
  --output <file.csv>     written once every file has been processed
  --concurrency <n>       concurrent documents, 1 to 64 (default 4)
  --timeout <seconds>     time limit of one document, including its wait in the queue (default 900)
  --help                  show this help

Environment: DOCSIFT_API_KEY, DOCSIFT_BASE_URL (default http://127.0.0.1:3000)

Failed files are reported on standard error and do not stop the others; the exit code is then 1. To resume after an
interruption, run the same command again: within 24 hours only files that failed are processed a second time.
`

const options = {
  workflow: { type: "string" },
  output: { type: "string" },
  concurrency: { type: "string", default: "4" },
  timeout: { type: "string", default: "900" },
  help: { type: "boolean", short: "h" },
} as const

/**
 * Parses the command line; returns undefined if help is requested.
 *
 * @throws {TypeError} with a message that names the mistake
 */
export function parseBatchArguments(argv: readonly string[]): BatchArguments | undefined {
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options })
  if (values.help) return undefined
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new TypeError("expected one folder")
  if (values.workflow === undefined) throw new TypeError("--workflow is missing")
  if (values.output === undefined) throw new TypeError("--output is missing")
  return {
    folder,
    workflow: values.workflow,
    output: values.output,
    concurrency: parseInteger("--concurrency", values.concurrency, 64),
    timeoutMs: parseInteger("--timeout", values.timeout, 86_400) * 1000,
  }
}

function parseInteger(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new TypeError(`${name} must be a whole number from 1 to ${max}, not "${text}"`)
  }
  return value
}

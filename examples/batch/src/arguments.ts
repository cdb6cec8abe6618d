import { parseArgs } from "node:util"

/** What the command line asks for. */
export interface BatchArguments {
  readonly folder: string
  /** The id of a stored workflow, or the path of a definition as JSON. */
  readonly workflow: string
  readonly output: string
  readonly concurrency: number
  /** How long one document may take, its place in the queue included. */
  readonly timeoutMs: number
}

export const HELP = `Reads every file of a folder with Docsift and writes what it finds into one CSV.

Usage: main.ts <folder> --workflow <workflow> --output <file.csv> [options]

  --workflow <workflow>   an id (wkf_…), or a JSON file with {"name", "configuration"}
  --output <file.csv>     is written when every file has been tried
  --concurrency <n>       documents at once, 1 to 64 (default 4)
  --timeout <seconds>     for one document, waiting in the queue included (default 900)
  --help                  this text

Environment: DOCSIFT_API_KEY, DOCSIFT_BASE_URL (default http://127.0.0.1:3000)

A file that fails is named on standard error and does not stop the rest; the exit code is then 1. Run the same command
again to go on after an interruption: within 24 hours nothing is read twice but what had failed.
`

const options = {
  workflow: { type: "string" },
  output: { type: "string" },
  concurrency: { type: "string", default: "4" },
  timeout: { type: "string", default: "900" },
  help: { type: "boolean", short: "h" },
} as const

/**
 * Reads the command line; undefined means that help is wanted.
 *
 * @throws {TypeError} with a sentence that names the mistake
 */
export function parseBatchArguments(argv: readonly string[]): BatchArguments | undefined {
  const { values, positionals } = parseArgs({ args: [...argv], allowPositionals: true, options })
  if (values.help) return undefined
  const [folder] = positionals
  if (folder === undefined || positionals.length > 1) throw new TypeError("name one folder")
  if (values.workflow === undefined) throw new TypeError("--workflow is missing")
  if (values.output === undefined) throw new TypeError("--output is missing")
  return {
    folder,
    workflow: values.workflow,
    output: values.output,
    concurrency: parseWhole("--concurrency", values.concurrency, 64),
    timeoutMs: parseWhole("--timeout", values.timeout, 86_400) * 1000,
  }
}

function parseWhole(name: string, text: string, max: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < 1 || value > max) {
    throw new TypeError(`${name} must be a whole number from 1 to ${max}, not "${text}"`)
  }
  return value
}

import { writeFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { Client, type ExecutionId } from "@docsift/sdk"
import { type ReviewItem, splitByConfidence } from "./split-by-confidence.ts"

const HELP = `Lists the values of an execution that a person should check, and exports the rest.

Usage: main.ts <execution id> [options]

  --threshold <0 to 1>  list values with a lower confidence (default 0.8)
  --output <file.json>  write the data with null in place of the listed values
  --help                show this help

Environment: DOCSIFT_API_KEY, DOCSIFT_BASE_URL (default http://127.0.0.1:3000)
`

const DEADLINE_MS = 60_000

async function review(id: ExecutionId, threshold: number, output: string | undefined): Promise<void> {
  const client = new Client({ deadline: DEADLINE_MS })
  const execution = await client.executions.get(id)
  if (execution.status !== "Completed")
    throw new Error(`${id} is ${execution.status}; only completed executions have data`)
  const report = await client.executions.evidence(id)
  const { confident, toReview } = splitByConfidence(execution.extractedData, report, threshold)

  process.stdout.write(`${execution.fileName}: ${toReview.length} to check\n`)
  for (const item of toReview) process.stdout.write(`${describe(item)}\n`)
  for (const warning of report.warnings) process.stdout.write(`  warning  ${warning}\n`)
  if (output !== undefined) await writeFile(output, `${JSON.stringify(confident, null, 2)}\n`)
}

function describe({ pointer, value, evidence }: ReviewItem): string {
  const confidence = evidence === undefined ? "?" : String(Math.floor(evidence.confidence * 100))
  return `  ${confidence.padStart(3)} %  ${pointer} = ${JSON.stringify(value)}  ${describePosition(evidence)}`
}

/** Returns the cell in a sheet, or page and box in points from the page's top left corner. */
function describePosition(evidence: ReviewItem["evidence"]): string {
  if (evidence === undefined) return "(position unknown)"
  const { page, cell, box } = evidence
  if (cell !== undefined) return `sheet ${page}, cell ${cell}`
  return box === undefined ? `page ${page}` : `page ${page}, box ${box.map((edge) => Math.round(edge)).join(" ")}`
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      threshold: { type: "string", default: "0.8" },
      output: { type: "string" },
      help: { type: "boolean", short: "h" },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const [id] = positionals
  if (id === undefined || positionals.length > 1) throw new TypeError("expected one execution id")
  const threshold = Number(values.threshold)
  if (!(threshold >= 0 && threshold <= 1)) throw new TypeError("--threshold must be a number from 0 to 1")
  await review(id, threshold, values.output)
  return 0
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
  return 2
})

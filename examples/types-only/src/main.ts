import { readFile } from "node:fs/promises"
import { parseArgs } from "node:util"
import { dataSchema, parseWorkflow } from "@docsift/sdk/schema"
import { bookInvoice } from "./book-invoice.ts"
import { invoice } from "./invoice.ts"
import { parseStored } from "./parse-stored.ts"

const HELP = `Books invoices from stored Docsift results, one JSON line each. Sends nothing.

Usage: main.ts <result.json>... [options]

  --workflow <definition.json>  only check that the results match this definition
  --help                        show this help
`

async function bookFile(path: string): Promise<string> {
  const data = await parseStored(dataSchema(invoice), await readFile(path, "utf8"))
  return JSON.stringify(bookInvoice(data))
}

/** Checks a result against a definition from a file. Its names are unknown to the compiler, so the data is untyped. */
async function checkFile(path: string, workflowPath: string): Promise<string> {
  const definition = parseWorkflow(await readFile(workflowPath, "utf8"))
  const data = await parseStored(dataSchema(definition), await readFile(path, "utf8"))
  return JSON.stringify({ fits: definition.name, objects: Object.keys(data) })
}

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { workflow: { type: "string" }, help: { type: "boolean", short: "h" } },
  })
  if (values.help || positionals.length === 0) {
    process.stdout.write(HELP)
    return values.help ? 0 : 2
  }
  let exitCode = 0
  for (const path of positionals) {
    try {
      const line = values.workflow === undefined ? await bookFile(path) : await checkFile(path, values.workflow)
      process.stdout.write(`${line}\n`)
    } catch (error) {
      process.stderr.write(`${path}: ${error instanceof Error ? error.message : String(error)}\n`)
      exitCode = 1
    }
  }
  return exitCode
}

process.exitCode = await main().catch((error: unknown) => {
  process.stderr.write(`error: ${error instanceof Error ? error.message : String(error)}\n`)
  return 2
})

import { execFile } from "node:child_process"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"
import { preparedDatabaseArguments } from "@docsift/testing/prepared-database"
import { expect, test } from "vitest"
import { ITEMS, sampleTotals } from "./sample-invoice.ts"

const run = promisify(execFile)
const main = fileURLToPath(new URL("main.ts", import.meta.url))

async function demo(...options: string[]): Promise<string> {
  const parameters = ["--conditions=@docsift/source", ...preparedDatabaseArguments(), main, ...options]
  return (await run(process.execPath, parameters)).stdout
}

test("the demo extracts the same data from its sample with the built-in engine and with a language model", async () => {
  const builtin: unknown = JSON.parse(await demo("--json"))
  expect(builtin).toMatchObject({
    Invoice: {
      fields: { "Invoice number": "LM-2026-00417", "Grand total": sampleTotals().gross },
      tables: {
        "Line items": ITEMS.map(({ description, quantity }) => ({ Description: description, Quantity: quantity })),
      },
    },
  })
  expect(JSON.parse(await demo("--json", "--model", "stub"))).toEqual(builtin)
  // Starts and stops two servers, each with its own embedded database.
}, 300_000)

test.each([
  [["--model", "gpt"], 'only "stub" is'],
  [["--model", "stub", "mine.pdf"], "values of the sample only"],
  [["a.pdf", "b.pdf"], "one file at a time"],
  [["missing.pdf"], "cannot be read"],
])("%j exits with code 1 and an error message", async (options, sentence) => {
  await expect(demo(...options)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining(sentence) })
})

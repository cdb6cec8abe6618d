import { spawn } from "node:child_process"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { Client } from "@docsift/sdk"
import { startServer } from "@docsift/server"
import { afterAll, beforeAll, expect, test } from "vitest"
import { invoice } from "./invoice.ts"

let directory: string
const at = (name: string) => join(directory, name)
const document = `Invoice\n\nInvoice number: A-17\nInvoice date: 5 March 2026\n
Description      Amount\nDesk lamp        97.80\nChair            120.00\n\nTotal due: 217.80\n`

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "docsift-types-only-"))
  await using server = await startServer()
  const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
  const workflow = await client.workflows.create(invoice)
  const { extractedData } = await client.extract({ workflow, file: new File([document], "a.txt") })
  await writeFile(at("stored.json"), JSON.stringify(extractedData))
  await writeFile(at("workflow.json"), JSON.stringify(invoice))
  await writeFile(
    at("spoilt.json"),
    JSON.stringify({ Invoice: { ...extractedData.Invoice, fields: { Total: "217.80" } } }),
  )
})
afterAll(() => rm(directory, { recursive: true }))

async function run(...args: string[]) {
  const command = ["--conditions=@docsift/source", join(import.meta.dirname, "main.ts"), ...args]
  const program = spawn(process.execPath, command, { env: {}, timeout: 50_000 })
  const ended = new Promise<number | null>((resolve) => program.once("close", resolve))
  const [stdout, stderr, exitCode] = await Promise.all([text(program.stdout), text(program.stderr), ended])
  return { stdout, stderr, exitCode }
}

test("a stored result is booked", async () => {
  const { stdout, exitCode } = await run(at("stored.json"))
  expect(JSON.parse(stdout)).toStrictEqual({
    entry: { reference: "A-17", bookedOn: "2026-03-05", amountCents: 21_780, isBalanced: true },
  })
  expect(exitCode).toBe(0)
})

test("stored JSON that does not match is rejected with its paths, and the rest is booked", async () => {
  const { stdout, stderr, exitCode } = await run(at("spoilt.json"), at("stored.json"))
  expect(stderr).toContain("Invoice.fields.Total must be a number or null")
  expect(stdout).toContain("A-17")
  expect(exitCode).toBe(1)
})

test("results are checked against a definition from a file", async () => {
  const fitting = await run(at("stored.json"), "--workflow", at("workflow.json"))
  expect(JSON.parse(fitting.stdout)).toStrictEqual({ fits: invoice.name, objects: ["Invoice"] })
  const swapped = await run(at("stored.json"), "--workflow", at("stored.json"))
  expect(swapped).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("name: must be a string") })
})

test("help describes the usage", async () => {
  expect(await run("--help")).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("--workflow") })
  expect(await run()).toMatchObject({ exitCode: 2 })
})

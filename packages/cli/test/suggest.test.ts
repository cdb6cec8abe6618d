import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { runProgram } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  await writeFile(join(folder, "invoice.txt"), sampleInvoice)
})
afterEach(() => rm(folder, { recursive: true }))

const run = (...args: string[]) => runProgram(args, { cwd: folder })

test("what is suggested from a sample is saved, and extracts its values", async () => {
  const suggested = await run("suggest", "invoice.txt", "-o", "invoice.json", "--name", "Supplier invoices")
  expect(suggested.code).toBe(0)
  expect(suggested.stdout).toMatch(/Invoice number +string +LM-2026-0417/)
  expect(suggested.stdout).toContain("docsift extract … --workflow invoice.json")
  expect(JSON.parse(await readFile(join(folder, "invoice.json"), "utf8"))).toMatchObject({ name: "Supplier invoices" })
  const extracted = await run("extract", "invoice.txt", "--workflow", "invoice.json", "--json")
  expect(extracted.stdout).toContain("LM-2026-0417")
})

test("--json prints the definition alone", async () => {
  const { stdout } = await run("suggest", "invoice.txt", "--json")
  expect(JSON.parse(stdout)).toHaveProperty("configuration.objects")
})

test("six samples are refused, and an unreadable one fails with its reason", async () => {
  const six = await run("suggest", ...Array.from({ length: 6 }, () => "invoice.txt"))
  expect(six).toMatchObject({ code: 2, stderr: expect.stringContaining("at most 5 samples, not 6") })
  await writeFile(join(folder, "broken.pdf"), "%PDF-1.7 nothing")
  const broken = await run("suggest", "broken.pdf")
  expect(broken).toMatchObject({ code: 1, stdout: "" })
})

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
  const suggested = await run("suggest", "invoice.txt", "--out", "invoice.json", "--name", "Supplier invoices")
  expect(suggested.code).toBe(0)
  expect(suggested.stdout).toMatch(/Invoice number +string +LM-2026-0417/)
  expect(suggested.stdout).toContain("docsift extract … --workflow invoice.json")
  expect(JSON.parse(await readFile(join(folder, "invoice.json"), "utf8"))).toMatchObject({ name: "Supplier invoices" })
  const extracted = await run("extract", "invoice.txt", "--workflow", "invoice.json", "--json")
  expect(extracted.stdout).toContain("LM-2026-0417")
})

test("a definition that is there is replaced only by --force, and the former -o still names the file", async () => {
  await writeFile(join(folder, "invoice.json"), "edited")
  const refused = await run("suggest", "invoice.txt", "--out", "invoice.json")
  expect(refused).toMatchObject({ code: 2, stdout: "", stderr: expect.stringContaining("replace it with --force") })
  expect(await readFile(join(folder, "invoice.json"), "utf8")).toBe("edited")
  const forced = await run("suggest", "invoice.txt", "-o", "invoice.json", "--force")
  expect(forced).toMatchObject({ code: 0, stderr: expect.stringContaining("hint: write --out invoice.json") })
  expect(JSON.parse(await readFile(join(folder, "invoice.json"), "utf8"))).toHaveProperty("configuration")
})

test("a workflow named without the extension of a file that is here gets a hint", async () => {
  await writeFile(join(folder, "invoice.json"), "{}")
  const hint = "The file invoice.json is here: write it with its extension."
  for (const args of [
    ["extract", "invoice.txt", "--workflow", "invoice"],
    ["types", "invoice"],
  ]) {
    expect(await run(...args)).toMatchObject({ code: 2, stderr: expect.stringContaining(hint) })
  }
  expect((await run("types", "other")).stderr).not.toContain("is here")
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

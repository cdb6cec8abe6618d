import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, expect, test } from "vitest"
import { runProgram, type RunOptions } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  await writeFile(join(folder, "invoice.txt"), sampleInvoice)
  await writeFile(join(folder, "total.json"), JSON.stringify(totalWorkflow))
})
afterEach(() => rm(folder, { recursive: true }))

const totalWorkflow = {
  name: "Totals",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" }] }] },
}
const run = (args: readonly string[], options: Partial<RunOptions> = {}) =>
  runProgram(args, { cwd: folder, ...options })
const sentence = ({ stderr }: { stderr: string }) => stderr.trim()

test("a document without a definition is printed with its fields, and progress stays out of pipes", async () => {
  const { code, stdout, stderr } = await run(["extract", "invoice.txt"])
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" })
  expect(stdout).toMatch(/Invoice number +LM-2026-0417 +p\. 1 +\d+ %/)
  expect(stdout).toContain("8,020.8")
  expect(stdout).not.toContain("\u001b")
})

test("one document is one JSON object with the names of an execution; several are an array in their order", async () => {
  const one = await run(["extract", "invoice.txt", "-w", "total.json", "--json"])
  expect(JSON.parse(one.stdout)).toEqual({
    fileName: "invoice.txt",
    status: "Completed",
    extractedData: { Invoice: { fields: { Total: 8020.8 } } },
    warnings: [],
  })
  await writeFile(join(folder, "another.txt"), sampleInvoice.replace("8,020.80", "9,000.00"))
  const several = await run(["extract", "invoice.txt", "another.txt", "-w", "total.json", "-o", "json"])
  const names = (JSON.parse(several.stdout) as { fileName: string }[]).map(({ fileName }) => fileName)
  expect(names).toEqual(["invoice.txt", "another.txt"])
})

test("--evidence adds page and confidence", async () => {
  const { stdout } = await run(["extract", "invoice.txt", "-w", "total.json", "--json", "--evidence"])
  expect(JSON.parse(stdout)).toMatchObject({ evidence: { "/Invoice/fields/Total": { page: 1, text: "8,020.80" } } })
})

test("a folder is all its files, in the order in which people number them; a failed one costs the exit code 1", async () => {
  const files = join(folder, "files")
  await mkdir(files)
  for (const name of ["10.txt", "2.txt", ".hidden"]) await writeFile(join(files, name), sampleInvoice)
  await writeFile(join(files, "broken.pdf"), "%PDF-1.7 nothing")
  const { code, stdout, stderr } = await run(["extract", "files", "-w", "total.json", "-o", "ndjson"])
  const lines = stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as { fileName: string; status: string })
  expect(lines.map(({ fileName, status }) => `${fileName} ${status}`)).toEqual([
    "files/2.txt Completed",
    "files/10.txt Completed",
    "files/broken.pdf Failed",
  ])
  expect(code).toBe(1)
  expect(stderr).toMatch(/^error files\/broken\.pdf: .+\.$/m)
})

test("- reads standard input", async () => {
  const { code, stdout } = await run(["extract", "-", "-w", "total.json", "--json"], { input: sampleInvoice })
  expect({ code, result: JSON.parse(stdout) }).toMatchObject({
    code: 0,
    result: { fileName: "stdin", status: "Completed" },
  })
})

test("--min-confidence ends with 3 when a value is less certain", async () => {
  const strict = await run(["extract", "invoice.txt", "-w", "total.json", "--min-confidence", "1"])
  expect(strict).toMatchObject({ code: 3, stderr: "1 value is less certain than 1.\n" })
  const lenient = await run(["extract", "invoice.txt", "-w", "total.json", "--min-confidence", "0.1"])
  expect(lenient).toMatchObject({ code: 0, stderr: "" })
})

test("--out writes the file at the end, and nothing when its folder does not exist", async () => {
  expect(await run(["extract", "invoice.txt", "-w", "total.json", "--json", "--out", "result.json"])).toMatchObject({
    code: 0,
    stdout: "",
  })
  expect(JSON.parse(await readFile(join(folder, "result.json"), "utf8"))).toMatchObject({ status: "Completed" })
  const refused = await run(["extract", "invoice.txt", "--out", "absent/result.json"])
  expect(refused).toMatchObject({ code: 2, stdout: "" })
  expect(sentence(refused)).toBe(
    "error absent/result.json: cannot be written; check that its folder exists, and its permissions.",
  )
  expect(await readdir(folder)).not.toContain("absent")
})

test.each([
  [["extract", "absent.pdf"], "error absent.pdf: no such file or folder."],
  [["extract", "empty"], "error empty: the folder has no files. Files of folders inside of it are not read."],
  [["extract", "-", "-"], "error - stands for standard input, which can be read only once."],
  [["extract", "-"], "error Standard input is empty: pipe a document into it."],
  [["extract", "invoice.txt", "-w", "absent.json"], "error absent.json: no such file, or it cannot be read."],
  [
    ["extract", "invoice.txt", "-w", "broken.json"],
    "error broken.json: is not valid JSON: invalid symbol at line 2, column 20.",
  ],
  [["extract", "invoice.txt", "-w", "wrong.json"], /^error wrong\.json: configuration\.objects.* must/],
  [
    ["extract", "invoice.txt", "-w", "Invoices"],
    "error No server is known: sign in with docsift login, or pass --server <url>.",
  ],
  [["extract", "invoice.txt", "--min-confidence", "80"], /It must be a number from 0 to 1, such as 0\.8\./],
  [["extract", "invoice.txt", "--concurrency", "0"], /It must be a whole number from 1 to 64\./],
  [["extract", "invoice.txt", "-o", "yaml"], /Allowed choices are table, json, ndjson, csv, xlsx/],
  [
    ["extract", "invoice.txt", "--evidence", "-o", "csv"],
    "error --evidence needs -o json or -o ndjson: the other formats have no place for it.",
  ],
  [["extract"], /missing required argument 'file'/],
  [["extrakt", "invoice.txt"], /Did you mean extract\?/],
])("%j is refused with 2 before anything is done", async (args, expected) => {
  await mkdir(join(folder, "empty"))
  await writeFile(join(folder, "broken.json"), '{ "name": "A",\n  "configuration": nothing }')
  await writeFile(join(folder, "wrong.json"), '{ "name": "A", "configuration": { "objects": [] } }')
  const result = await run(args)
  expect(result).toMatchObject({ code: 2, stdout: "" })
  if (typeof expected === "string") expect(sentence(result)).toBe(expected)
  else expect(sentence(result)).toMatch(expected)
})

test("escape sequences of a name do not reach the terminal", async () => {
  const names = ["a\u001b]0;owned\u0007.txt", "b\u001b[2J.txt"]
  await writeFile(join(folder, names[0] ?? ""), sampleInvoice)
  await writeFile(join(folder, names[1] ?? ""), Buffer.of(0, 1, 2))
  const { stdout, stderr } = await run(["extract", ...names, "-w", "total.json"])
  expect(stdout).toContain("a�]0;owned�.txt")
  expect(stderr).toContain("b�[2J.txt")
  expect(stdout + stderr).not.toMatch(/(?!\n)\p{Cc}/u)
})

test("a server that cannot be reached ends with 5, and its sentence says where it was looked for", async () => {
  const env = { DOCSIFT_API_KEY: "dsk_test" }
  const result = await run(["extract", "invoice.txt", "-w", "total.json", "--server", "http://127.0.0.1:9"], { env })
  expect(result.code).toBe(5)
  expect(sentence(result)).toContain("http://127.0.0.1:9")
})

test("without a key a server is not asked: 4", async () => {
  const result = await run(["extract", "invoice.txt", "-w", "total.json", "--server", "http://127.0.0.1:9"])
  expect(result.code).toBe(4)
  expect(sentence(result)).toContain("docsift login --server http://127.0.0.1:9")
})

test("an error shows the name of a file without its escape sequences", async () => {
  const { code, stderr } = await run(["extract", "c\u001b[2J.pdf"])
  expect(code).not.toBe(0)
  expect(stderr).not.toContain("\u001b[2J")
  expect(stderr).toContain("c�[2J.pdf")
})

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readXlsx } from "hucre/xlsx"
import { afterEach, beforeEach, expect, test } from "vitest"
import { runProgram } from "./run-program.ts"
import { sampleInvoice } from "./sample-invoice.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
  await writeFile(join(folder, "=1.txt"), sampleInvoice)
  await writeFile(join(folder, "2.txt"), sampleInvoice.replace("8,020.80", "9,000.00").replace("Task", "=Task"))
  await writeFile(join(folder, "broken.pdf"), "%PDF-1.7 nothing")
  await writeFile(join(folder, "invoice.json"), JSON.stringify(workflow))
})
afterEach(() => rm(folder, { recursive: true }))

const columns = ["Description", "Amount"].map((name) => ({ name, type: name === "Amount" ? "number" : "string" }))
const workflow = {
  name: "Invoices",
  configuration: {
    objects: [{ name: "Invoice", fields: [{ name: "Total", type: "number" }], tables: [{ name: "Items", columns }] }],
  },
}
const run = (...args: string[]) => runProgram(args, { cwd: folder })
const sheetsOf = async (path: string) => {
  const { sheets } = await readXlsx(await readFile(join(folder, path)))
  return Object.fromEntries(sheets.map(({ name, rows }) => [name, rows]))
}

test("-o csv is one table over all documents, without formulas, and leaves failed ones out", async () => {
  const { code, stdout } = await run("extract", "=1.txt", "broken.pdf", "2.txt", "-w", "invoice.json", "-o", "csv")
  expect(code).toBe(1)
  expect(stdout.split("\r\n")).toEqual([
    "file,object,section,table,row,name,type,value",
    "'=1.txt,Invoice,fields,,,Total,number,8020.8",
    "'=1.txt,Invoice,tables,Items,1,Description,string,Standing desk",
    "'=1.txt,Invoice,tables,Items,1,Amount,number,2934",
    "'=1.txt,Invoice,tables,Items,2,Description,string,Task chair",
    "'=1.txt,Invoice,tables,Items,2,Amount,number,3750",
    "2.txt,Invoice,fields,,,Total,number,9000",
    "2.txt,Invoice,tables,Items,1,Description,string,Standing desk",
    "2.txt,Invoice,tables,Items,1,Amount,number,2934",
    "2.txt,Invoice,tables,Items,2,Description,string,'=Task chair",
    "2.txt,Invoice,tables,Items,2,Amount,number,3750",
    "",
  ])
})

test("-o xlsx has one row per document, and a sheet for the rows of each table", async () => {
  const args = ["extract", "=1.txt", "2.txt", "-w", "invoice.json", "-o", "xlsx", "--out", "all.xlsx"]
  expect(await run(...args)).toMatchObject({ code: 0, stdout: "" })
  expect(await sheetsOf("all.xlsx")).toEqual({
    Invoice: [
      ["file", "Total"],
      ["=1.txt", 8020.8],
      ["2.txt", 9000],
    ],
    Items: [
      ["file", "row", "Description", "Amount"],
      ["=1.txt", 1, "Standing desk", 2934],
      ["=1.txt", 2, "Task chair", 3750],
      ["2.txt", 1, "Standing desk", 2934],
      ["2.txt", 2, "=Task chair", 3750],
    ],
  })
})

test("documents whose suggested workflows differ share one sheet of values, and no document leaves its header", async () => {
  await writeFile(join(folder, "note.txt"), "Membership no.: 4711\nJoined on: 3 May 2026\n")
  await run("extract", "2.txt", "note.txt", "-o", "xlsx", "--out", "all.xlsx")
  const { Values: values } = await sheetsOf("all.xlsx")
  expect(values?.[0]).toEqual(["file", "object", "section", "table", "row", "name", "type", "value"])
  expect(new Set(values?.slice(1).map(([file]) => file))).toEqual(new Set(["2.txt", "note.txt"]))
  expect((await run("extract", "broken.pdf", "-o", "xlsx", "--out", "none.xlsx")).code).toBe(1)
  expect((await sheetsOf("none.xlsx")).Values).toHaveLength(1)
})

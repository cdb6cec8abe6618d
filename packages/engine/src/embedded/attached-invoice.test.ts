import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { Engine } from "../engine.ts"
import { createEngine } from "../thread/create-engine.ts"
import { aCii, aCiiLine, anAttachment, aPdf, aUbl } from "../../test/builders/electronic-invoice.ts"

const configuration: Configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Invoice number", type: "string" },
        { name: "Grand total", type: "number" },
      ],
      tables: [
        {
          name: "Lines",
          columns: [
            { name: "Description", type: "string" },
            { name: "Quantity", type: "number" },
            { name: "Line total", type: "number" },
          ],
        },
      ],
    },
  ],
}
const printedLines = ["Invoice number: 99", "Grand total: EUR 119.00"]

let engine: Engine
let folder: string
beforeAll(async () => {
  engine = createEngine({ recognition: "off" })
  folder = await mkdtemp(join(tmpdir(), "docsift-embedded-"))
})
afterAll(async () => {
  await engine.close()
  await rm(folder, { recursive: true, force: true })
})

interface Options {
  readonly embeddedInvoices?: boolean
  readonly lines?: readonly string[]
}

async function extract(xml: string, { lines = printedLines, ...options }: Options = {}) {
  const path = join(folder, `${crypto.randomUUID()}.pdf`)
  const files = [anAttachment("\u0089PNG", "photo.png"), anAttachment(xml, "invoice.xml")]
  await writeFile(path, await aPdf(lines, files))
  return engine.extract({ path, fileName: "invoice.pdf", configuration, ...options })
}

const desk = [{ Description: "Desk lamp", Quantity: 4, "Line total": 100 }]

test.each([
  ["a Cross Industry Invoice", aCii({ lines: aCiiLine("Desk lamp", "4", "25", "100.00") }), "RE-4711"],
  ["a UBL invoice", aUbl(), "U-12"],
])("a PDF that carries %s is read by it", async (_name, xml, number) => {
  const { data, evidence, warnings } = await extract(xml)
  expect(data).toEqual({
    Invoice: { fields: { "Invoice number": number, "Grand total": 119 }, tables: { Lines: desk } },
  })
  expect(evidence["/Invoice/fields/Grand total"]).toMatchObject({ text: "EUR 119.00", source: "embedded" })
  expect(evidence["/Invoice/fields/Grand total"]?.box).toBeDefined()
  expect(warnings).toEqual([])
})

test("the invoice in the file is ignored on request", async () => {
  const { data, evidence } = await extract(aUbl(), { embeddedInvoices: false })
  expect(data).toEqual({ Invoice: { fields: { "Invoice number": "99", "Grand total": 119 }, tables: { Lines: [] } } })
  expect(evidence["/Invoice/fields/Grand total"]?.source).toBe("builtin")
})

test("a PDF whose invoice is damaged is read from its pages, with a warning", async () => {
  const { data, warnings } = await extract(aUbl().slice(0, -30))
  expect(data["Invoice"]?.fields).toEqual({ "Invoice number": "99", "Grand total": 119 })
  expect(warnings).toEqual(['The electronic invoice "invoice.xml" in the file is not read: it is not well-formed.'])
})

test("a PDF without text is read from its invoice, and fails without one", async () => {
  const { data } = await extract(aUbl(), { lines: [] })
  expect(data["Invoice"]?.fields).toEqual({ "Invoice number": "U-12", "Grand total": 119 })
  const reason = "no_text"
  await expect(extract(aUbl(), { lines: [], embeddedInvoices: false })).rejects.toMatchObject({
    reason,
    message: "The pages contain no text, and no attached file is an electronic invoice with the requested values.",
  })
  await expect(extract(aUbl().slice(0, -30), { lines: [] })).rejects.toMatchObject({
    reason,
    message: 'The electronic invoice "invoice.xml" in the file is not read: it is not well-formed.',
  })
})

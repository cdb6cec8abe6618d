import { expect, test } from "vitest"
import type { Configuration } from "../configuration.ts"
import type { Document } from "../document.ts"
import { parseDelimited } from "../parse/parse-delimited.ts"
import { parseText } from "../parse/parse-text.ts"
import { extractDocument } from "./extract-document.ts"

const configuration: Configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Invoice number", type: "string" },
        { name: "Total", type: "number" },
      ],
      tables: [{ name: "Lines", columns: [{ name: "Description", type: "string" }] }],
    },
  ],
}

const parse = (text: string): Document => parseText(Buffer.from(text), 1_000)
const extract = (document: Document) => extractDocument(document, configuration)

test("a line is read up to its 2,000th word, and a warning names it", () => {
  const { data, warnings } = extract(parse(`Invoice number: A-17\n${"word ".repeat(2_001)}\nTotal: 5.00\n`))
  expect(data["Invoice"]?.fields).toEqual({ "Invoice number": "A-17", Total: 5 })
  expect(warnings).toEqual(["Line 2 of page 1 has 2,001 words; only its first 2,000 were read for labels and values."])
})

test("of several long lines the first is named", () => {
  const { warnings } = extract(parse(`${"word ".repeat(3_000)}\n`.repeat(3)))
  expect(warnings).toEqual([
    "Line 1 of page 1 and 2 other lines have more than 2,000 words; only the first 2,000 of each were read for labels and values.",
  ])
})

test("a line of 2,000 words is read completely", () => {
  const { data, warnings } = extract(parse(`${"word ".repeat(1_990)}   Total: 5.00\n`))
  expect(data["Invoice"]?.fields).toEqual({ "Invoice number": null, Total: 5 })
  expect(warnings).toEqual([])
})

test("a field whose label is printed more than 20,000 times warns that not all were followed", () => {
  const { data, warnings } = extract(parse(`Total: 5.00\n${`${"Total:   ".repeat(100)}\n`.repeat(201)}`))
  expect(data["Invoice"]?.fields?.["Total"]).toBe(5)
  expect(warnings).toEqual([
    "Invoice, Total: the document repeats the field's labels so often that not all values beside them were compared.",
  ])
})

test("a sheet of more than 2,000 columns warns that not all were searched for headings", () => {
  const { warnings } = extract(
    parseDelimited(Buffer.from(`${"x,".repeat(2_000)}Description\n${"y,".repeat(2_000)}Nut\n`), "csv"),
  )
  expect(warnings).toContain(
    'Table "Lines": a sheet has 2,001 columns; only the first 2,000 were searched for headings.',
  )
})

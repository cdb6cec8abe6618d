import type { Configuration, ExtractedData } from "@docsift/engine"
import { SheetNames } from "@docsift/engine/export"
import * as fc from "fast-check"
import { readXlsx, writeXlsx } from "hucre/xlsx"
import { expect, test } from "vitest"
import { readXmlParts } from "../../test/workbook-parts.ts"
import { toSheets } from "./export-tables.ts"

const string = (name: string) => ({ name, type: "string" as const })

async function write(configuration: Configuration, data: ExtractedData): Promise<Uint8Array> {
  return writeXlsx({ sheets: toSheets(configuration, data) })
}

/** Every character of XML 1.0 (production 2). */
const xmlText = /^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u
const token = /<(\/?)([\w:]+)(?:\s+[\w:]+="[^"<]*")*\s*(\/?)>|[^<>]+/y

/** Returns whether a part is well-formed XML 1.0, as far as workbooks use it: without comments, CDATA and DTD. */
function isWellFormed(part: string): boolean {
  const text = part.replace(/^<\?xml [^?]*\?>\s*/, "")
  if (!xmlText.test(text) || /&(?!(?:amp|lt|gt|quot|apos|#\d+);)/.test(text)) return false
  const open: string[] = []
  token.lastIndex = 0
  while (token.lastIndex < text.length) {
    const [, end, name, empty] = token.exec(text) ?? ["", "/", "nothing of XML", ""]
    if (name === undefined || empty === "/") continue
    if (end !== "/") open.push(name)
    else if (open.pop() !== name) return false
  }
  return open.length === 0
}

function expectWellFormed(workbook: Uint8Array): void {
  const parts = readXmlParts(workbook)
  expect(parts.size).toBeGreaterThan(4)
  expect([...parts].filter(([, text]) => !isWellFormed(text)).map(([name]) => name)).toEqual([])
}

test("the check of parts detects what is not well-formed", () => {
  for (const part of [
    "<a>\uFFFF</a>",
    "<a>\u0001</a>",
    "<a>&b;</a>",
    "<a><b></a></b>",
    "<a",
    '<a b="<"/>',
    "<a>\uD800</a>",
  ]) {
    expect(isWellFormed(part), part).toBe(false)
  }
  expect(isWellFormed('<?xml version="1.0"?><a b="c"><d/>&amp;\uFFFD😀</a>')).toBe(true)
})

test("sheet names obey the limits of spreadsheets and stay distinct", () => {
  const names = new SheetNames()
  const taken = ["a/b:c", "A b c", "x".repeat(40), "x".repeat(41), "''", "HiSTory", `${"y".repeat(30)}'y`].map((name) =>
    names.take(name),
  )
  expect(taken).toEqual([
    "a b c",
    "A b c (2)",
    "x".repeat(31),
    `${"x".repeat(27)} (2)`,
    "Table",
    "HiSTory (2)",
    "y".repeat(30),
  ])
  expect(names.take(`${"z".repeat(30)}😀`)).toBe("z".repeat(30))
})

test("a workbook of tables with any names can be written and read back", async () => {
  const unit = fc.oneof(
    fc.constantFrom(..."'[]:*?/\\ hHistoryHISTORY😀\uD800\u0000\u0001\uFFFE\uFFFF_x005F".split("")),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  )
  const name = fc.oneof(
    fc.string({ unit, maxLength: 40 }),
    fc.constantFrom("History", "history (2)", "Fields", `${"a".repeat(30)}'`, `${"a".repeat(30)}😀`, "'".repeat(40)),
  )
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(name, { minLength: 1, maxLength: 12 }), async (tableNames) => {
      const tables = tableNames.map((table) => ({ name: table, columns: [string("c")] }))
      const workbook = await write({ objects: [{ name: "O", fields: [string("F")], tables }] }, {})
      expectWellFormed(workbook)
      const read = (await readXlsx(workbook)).sheets.map((sheet) => sheet.name)
      expect(read).toHaveLength(tables.length + 1)
      expect(new Set(read.map((sheet) => sheet.toLowerCase())).size).toBe(read.length)
      for (const sheet of read) {
        expect(sheet).toMatch(/^(?!')[^[\]:*?/\\]{1,31}(?<!')$/)
        expect(sheet.isWellFormed()).toBe(true)
        expect(sheet.toLowerCase()).not.toBe("history")
      }
    }),
    { numRuns: 150 },
  )
})

test("whatever a cell contains, the parts are well-formed, and the text is read back", async () => {
  const unit = fc.oneof(
    fc.constantFrom("\uFFFE", "\uFFFF", "\u0000", "\u001F", "\uD800", "\uDC00", "_x0041_", "_", "<", "&", "\r", "😀"),
    fc.string({ unit: "binary", minLength: 1, maxLength: 1 }),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(fc.string({ unit, minLength: 1, maxLength: 30 }), { minLength: 1 }), async (texts) => {
      const tables = [{ name: "T", columns: [string("c")] }]
      const rows = texts.map((text) => ({ c: text }))
      const workbook = await write({ objects: [{ name: "O", tables }] }, { O: { tables: { T: rows } } })
      expectWellFormed(workbook)
      const read = (await readXlsx(workbook)).sheets[0]?.rows.slice(1).map(([cell]) => cell)
      expect(read).toEqual(texts.map((text) => text.toWellFormed()))
    }),
    { numRuns: 150 },
  )
})

test("a cell longer than Excel allows is truncated with an ellipsis, and never inside a surrogate pair", async () => {
  const texts = ["a".repeat(32_767), "a".repeat(40_000), `${"a".repeat(32_765)}😀b`, "😀".repeat(20_000)]
  const data = { O: { tables: { T: texts.map((text) => ({ c: text })) } } }
  const workbook = await write({ objects: [{ name: "O", tables: [{ name: "T", columns: [string("c")] }] }] }, data)
  expectWellFormed(workbook)
  const [, ...cells] = (await readXlsx(workbook)).sheets[0]?.rows.map(([cell]) => String(cell)) ?? []
  expect(cells).toEqual([
    "a".repeat(32_767),
    `${"a".repeat(32_766)}…`,
    `${"a".repeat(32_765)}…`,
    `${"😀".repeat(16_383)}…`,
  ])
})

test("a configuration without fields and tables makes a workbook with one sheet", async () => {
  const workbook = await write({ objects: [{ name: "O" }] }, {})
  expect((await readXlsx(workbook)).sheets.map((sheet) => sheet.name)).toEqual(["Fields"])
})

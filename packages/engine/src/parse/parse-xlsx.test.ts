import { expect, test } from "vitest"
import { workbookItems } from "@docsift/testing/hostile/office-package"
import { zipFile } from "@docsift/testing/hostile/zip-file"
import { parseBytes } from "./parse-document.ts"

const namespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const styles = `<styleSheet ${namespace}><numFmts count="1"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/></numFmts><fonts><font/></fonts><fills><fill/></fills><borders><border/></borders><cellXfs count="3"><xf numFmtId="0"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="4" applyNumberFormat="1"/></cellXfs></styleSheet>`

async function gridOf(sheet: string, change: (workbook: string) => string = (workbook) => workbook) {
  const items = workbookItems(sheet).map((item) => {
    if (item.name === "xl/workbook.xml") return { ...item, content: change(String(item.content)) }
    if (item.name !== "xl/_rels/workbook.xml.rels") return item
    const relation = `<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`
    return { ...item, content: String(item.content).replace("</Relationships>", relation) }
  })
  const bytes = zipFile([...items, { name: "xl/styles.xml", content: styles }])
  warnings.length = 0
  const { grids } = await parseBytes(bytes, { fileName: "a.xlsx", onWarning: (sentence) => warnings.push(sentence) })
  return grids[0]?.rows.map((row) => row.map(({ text, value }) => (value === undefined ? text : [text, value]))) ?? []
}

const warnings: string[] = []
const text = (reference: string, content: string) => `<c r="${reference}" t="inlineStr"><is><t>${content}</t></is></c>`

test("dates are read in both date systems", async () => {
  const sheet = `<sheetData><row r="1">${text("A1", "Due")}<c r="B1" s="1"><v>45413</v></c></row></sheetData>`
  expect(await gridOf(sheet)).toEqual([["Due", ["01.05.2024", "2024-05-01"]]])
  const since1904 = await gridOf(sheet, (workbook) =>
    workbook.replace("<sheets>", '<workbookPr date1904="1"/><sheets>'),
  )
  expect(since1904).toEqual([["Due", ["02.05.2028", "2028-05-02"]]])
})

test("a formula's last result is its value, and an error is not a number", async () => {
  const sheet = `<sheetData><row r="1"><c r="A1" s="2"><f>B1*2</f><v>1234.5</v></c><c r="B1" t="str"><f>A2</f><v>Pen</v></c><c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c></row></sheetData>`
  const [row] = await gridOf(sheet)
  expect(row?.slice(0, 2)).toEqual([["1,234.50", 1234.5], "Pen"])
  expect(JSON.stringify(row?.[2] ?? "")).not.toMatch(/\d{2}/u)
})

test("merged cells give their value once, in the first cell", async () => {
  const sheet = `<sheetData><row r="1">${text("A1", "Invoice")}${text("C1", "4711")}</row><row r="2">${text("A2", "a")}${text("B2", "b")}${text("C2", "c")}</row></sheetData><mergeCells><mergeCell ref="A1:B1"/></mergeCells>`
  expect(await gridOf(sheet)).toEqual([
    ["Invoice", "", "4711"],
    ["a", "b", "c"],
  ])
})

// A hidden row may hold last year's prices, a hidden column what a thing really costs: a reader of the sheet sees neither.
test("hidden rows and columns are not read, and the other cells keep their names", async () => {
  const sheet = `<cols><col min="2" max="2" hidden="1"/></cols><sheetData><row r="1">${text("A1", "Item")}${text("B1", "Cost")}${text("C1", "Price")}</row><row r="2" hidden="1">${text("A2", "old")}${text("C2", "1")}</row><row r="3">${text("A3", "Pen")}${text("B3", "7")}${text("C3", "9")}</row></sheetData>`
  expect(await gridOf(sheet)).toEqual([
    ["Item", "", "Price"],
    ["", "", ""],
    ["Pen", "", "9"],
  ])
  expect(warnings).toEqual(['Hidden rows and columns of the sheet "One" are not read: 4 cells.'])
})

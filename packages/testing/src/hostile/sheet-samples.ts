import { deflateBomb } from "./bomb.ts"
import { orderRow, relations, workbookItems } from "./office-package.ts"
import type { Sample } from "./sample.ts"
import { zipFile } from "./zip-file.ts"

const found = { expected: "completed", finds: "4711" } as const

function sheetSample(name: string, sheet: () => string, expected: Pick<Sample, "expected" | "finds">): Sample {
  return { name, fileName: "order.xlsx", build: () => zipFile(workbookItems(sheet())), ...expected }
}

function rows(count: number, cells: string): string {
  return `<sheetData>${orderRow}${`<row>${cells}</row>`.repeat(count)}</sheetData>`
}

const shared = workbookItems(`<sheetData>${orderRow}</sheetData>`)

/** Cells that all show the same text. */
function sharing(cells: number, text: string): Buffer {
  const all = `<sheetData>${orderRow}${'<row><c t="s"><v>0</v></c></row>'.repeat(cells)}</sheetData>`
  return zipFile(workbookItems(all, `<sst><si><t>${text}</t></si></sst>`))
}

/** A workbook whose first cell below the order has this format. */
function formatted(code: string): Buffer {
  const styles = `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf/><xf numFmtId="200"/></cellXfs></styleSheet>`
  return zipFile([
    ...workbookItems(`<sheetData>${orderRow}<row><c s="1"><v>1234.5</v></c></row></sheetData>`).filter(
      ({ name }) => name !== "xl/_rels/workbook.xml.rels",
    ),
    relations("xl/_rels/workbook.xml.rels", [
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
    { name: "xl/styles.xml", content: styles },
  ])
}

function listing(sheets: number, sheet: string): Buffer {
  const all = Array.from(
    { length: sheets },
    (_, index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId1"/>`,
  ).join("")
  return zipFile(
    workbookItems(sheet).map((item) =>
      item.name === "xl/workbook.xml"
        ? { ...item, content: String(item.content).replace(/<sheet .*?\/>/u, all) }
        : item,
    ),
  )
}

/** Workbooks of excessive size. */
export const sheetSamples: readonly Sample[] = [
  sheetSample("ten million cells", () => rows(100_000, "<c><v>1</v></c>".repeat(100)), { expected: "file_unreadable" }),
  sheetSample("ten million empty cells", () => rows(10_000, "<c/>".repeat(1_000)), { expected: "file_unreadable" }),
  sheetSample(
    "two cells in the corners of the largest sheet",
    () => `<sheetData>${orderRow}<row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData>`,
    { expected: "file_unreadable" },
  ),
  sheetSample(
    "two cells a million columns and rows apart",
    () => `<sheetData>${orderRow}<row r="1000"><c r="XFD1000"><v>1</v></c></row></sheetData>`,
    { expected: "file_unreadable" },
  ),
  sheetSample(
    "cells at places that do not exist",
    () =>
      `<sheetData>${orderRow}<row r="99999999999"><c r="ZZZZZZZ99999999999"><v>1</v></c></row><row r="-1"><c r="A-1"/></row></sheetData>`,
    { expected: "file_unreadable" },
  ),
  sheetSample(
    "merged cells that cover the largest sheet a thousand times",
    () =>
      `<sheetData>${orderRow}</sheetData><mergeCells>${'<mergeCell ref="A2:XFD1048576"/>'.repeat(1_000)}</mergeCells>`,
    found,
  ),
  sheetSample(
    "a cell that names a shared string that does not exist",
    () => `<sheetData>${orderRow}<row r="2"><c r="A2" t="s"><v>99999999999</v></c></row></sheetData>`,
    found,
  ),
  sheetSample(
    "numbers, days and formats without sense",
    () =>
      `<sheetData>${orderRow}<row r="2"><c r="A2"><v>1e999</v></c><c r="B2" t="d"><v>9999999-99-99</v></c><c r="C2" s="4294967295"><v>NaN</v></c></row></sheetData>`,
    found,
  ),
  {
    name: "shared strings of 2 GB that say so",
    fileName: "order.xlsx",
    build: () =>
      zipFile([
        ...shared.slice(0, -1),
        { name: "xl/sharedStrings.xml", raw: deflateBomb(2_047, "<si><t>x</t></si>"), claim: 2_047 * 1024 * 1024 },
      ]),
    expected: "file_unreadable",
  },
  {
    name: "shared strings of 2 GB that claim 1 MB",
    fileName: "order.xlsx",
    build: () =>
      zipFile([
        ...shared.slice(0, -1),
        { name: "xl/sharedStrings.xml", raw: deflateBomb(2_047, "<si><t>x</t></si>"), claim: 1024 * 1024 },
      ]),
    expected: "file_unreadable",
  },
  {
    name: "a workbook of ten thousand sheets in one file",
    fileName: "order.xlsx",
    build: () => {
      const sheets = Array.from(
        { length: 10_000 },
        (_, index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId1"/>`,
      )
      const items = workbookItems(`<sheetData>${orderRow}</sheetData>`)
      return zipFile(
        items.map((item) =>
          item.name === "xl/workbook.xml"
            ? { ...item, content: String(item.content).replace(/<sheet .*?\/>/u, sheets.join("")) }
            : item,
        ),
      )
    },
    ...found,
  },
  {
    name: "20,000 cells that share one text of 30,000 letters",
    fileName: "order.xlsx",
    build: () => sharing(20_000, "x".repeat(30_000)),
    ...found,
  },
  {
    name: "20,000 cells that share one text of 5,000 words",
    fileName: "order.xlsx",
    build: () => sharing(20_000, "lorem ".repeat(5_000)),
    expected: "too_many_pages",
  },
  {
    name: "a number format of a million digits",
    fileName: "order.xlsx",
    build: () => formatted("0".repeat(1_000_000)),
    ...found,
  },
  {
    name: "10,000 sheets that share a part of 2,000 rows",
    fileName: "order.xlsx",
    build: () => listing(10_000, rows(2_000, "<c><v>1</v></c>")),
    expected: "file_unreadable",
  },
  sheetSample(
    "a million definitions of all columns",
    () => `<cols>${'<col min="1" max="16384" width="3"/>'.repeat(1_000_000)}</cols><sheetData>${orderRow}</sheetData>`,
    { expected: "file_unreadable" },
  ),
]

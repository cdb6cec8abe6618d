import { expect, test } from "vitest"
import { parseBytes } from "./parse-document.ts"

async function gridOf(bytes: Uint8Array | string, fileName = "a.csv"): Promise<string[][] | undefined> {
  const { grids } = await parseBytes(Buffer.from(bytes), { fileName })
  return grids[0]?.rows.map((row) => row.map(({ text }) => text))
}

const german = "Artikel;Größe;Preis\nStift;12;1.234,50 €\nTinte;3;7,00 €\n"
const rows = [
  ["Artikel", "Größe", "Preis"],
  ["Stift", "12", "1.234,50 €"],
  ["Tinte", "3", "7,00 €"],
]

test.each([
  ["UTF-8", Buffer.from(german)],
  ["UTF-8 with a mark", Buffer.from(`\ufeff${german}`)],
  ["UTF-16 little endian", Buffer.from(`\ufeff${german}`, "utf16le")],
  ["UTF-16 big endian", Buffer.from(`\ufeff${german}`, "utf16le").swap16()],
  ["UTF-16 without a mark", Buffer.from(german, "utf16le")],
  ["Windows-1252", Buffer.from(german.replaceAll("€", "\u0080"), "latin1")],
])("semicolons and decimal commas in %s are read", async (_, bytes) => {
  expect(await gridOf(bytes)).toEqual(rows)
})

test("lines before the table do not change its delimiter", async () => {
  const preamble = "Report, created 2024-05-01, by Ada\nAll prices, in EUR\n\n"
  expect((await gridOf(`${preamble}${german}`))?.slice(-3)).toEqual(rows)
})

test("a line that names the delimiter is not data", async () => {
  expect(await gridOf("sep=;\nItem;Price\nPen;1,5\nInk;2,5\n")).toEqual([
    ["Item", "Price"],
    ["Pen", "1,5"],
    ["Ink", "2,5"],
  ])
})

test("a tab-delimited file named .csv is read by its tabs", async () => {
  expect(await gridOf("Item\tPrice\nPen, blue\t2,50\nInk, red\t3,50\n")).toEqual([
    ["Item", "Price"],
    ["Pen, blue", "2,50"],
    ["Ink, red", "3,50"],
  ])
})

test("a cell above the size limit is reported with its row", async () => {
  await expect(gridOf(`a,b\n"${"x,y\n".repeat(30_000)}`)).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "A cell in row 2 contains more than 100,000 characters. Check for a quotation mark that is not closed.",
  })
})

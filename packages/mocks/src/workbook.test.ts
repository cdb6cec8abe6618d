import { readXlsx } from "hucre/xlsx"
import { expect, test } from "vitest"
import { writeWorkbook } from "./workbook.ts"

test("a spreadsheet library reads the rows back", async () => {
  const rows = [
    ["name", "value"],
    ['<a> & "b"', 12.5],
    [" ü ", null],
  ]
  const { sheets } = await readXlsx(writeWorkbook({ Values: rows }))
  expect(sheets[0]?.rows).toEqual(rows)
})

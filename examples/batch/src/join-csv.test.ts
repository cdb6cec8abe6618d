import { expect, test } from "vitest"
import { joinCsv } from "./join-csv.ts"

const header = "name,value\r\n"

test("there is one header, and every record names its file, even with line breaks inside quotes", () => {
  const first = { fileName: "a.pdf", csv: `${header}Street,"1 Main St\r\nHull, ""UK"""\r\nTotal,5\r\n` }
  const second = { fileName: "b, c.pdf", csv: `${header}Total,6\r\n` }
  expect(joinCsv([first, second])).toBe(
    `file,${header}a.pdf,Street,"1 Main St\r\nHull, ""UK"""\r\na.pdf,Total,5\r\n"b, c.pdf",Total,6\r\n`,
  )
})

test("a file name never runs as a formula", () => {
  expect(joinCsv([{ fileName: '=HYPERLINK("x").pdf', csv: `${header}Total,5\r\n` }])).toContain(
    `\r\n"'=HYPERLINK(""x"").pdf",Total,5\r\n`,
  )
})

test("no exports give an empty file", () => {
  expect(joinCsv([])).toBe("")
})

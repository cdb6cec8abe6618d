import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"
import type { Print } from "../../../test/builders/page.ts"

const XS = [50, 130, 260, 330, 400, 480]
const row = (y: number, ...texts: readonly string[]): Print[] =>
  texts.flatMap((text, column) => {
    const x = XS[column] ?? 0
    if (text === "") return []
    return column < 2 ? [at(x, y, text)] : [{ text, x: x + 40, y, isRight: true }]
  })

const sheet = [
  ...row(100, "Station", "Programme", "Rate", "Week 1", "Total Spots", "Total Cost"),
  ...row(120, "ABCD", "Early news", "95.00", "5", "20", "1,900.00"),
  ...row(140, "ABCD", "Late news", "240.00", "3", "10", "2,400.00"),
  ...row(160, "Station sum: ABCD", "", "", "", "30", "4,300.00"),
  ...row(180, "EFGH", "Late film", "215.00", "4", "8", "1,720.00"),
  ...row(200, "Station sum: EFGH", "", "", "", "8", "1,720.00"),
]

test("a total of counts is what the last line adds up, through the sums of sections", () => {
  const prints = [...sheet, ...row(220, "Spots per week", "", "", "12", "38", "6,020.00")]
  expect(valueOf("Total spots", "number", prints)).toBe(38)
})

import { test } from "vitest"
import { expectLinear } from "./expect-linear.ts"
import { readText } from "./read-text.ts"
import { oneLine } from "./tokens.ts"

interface Case {
  readonly name: string
  readonly fileName: string
  readonly build: (size: number) => string
  readonly maxSize?: number
}

const grid = (size: number, cell: string, columns: number): string =>
  oneLine(`${oneLine(cell, columns * cell.length)}\n`, size)

const cases: readonly Case[] = [
  { name: "a row of cells", fileName: "a.csv", build: (size) => `Total,Date\n${oneLine("1,", size)}\n` },
  { name: "rows of cells", fileName: "a.csv", build: (size) => `Description,Quantity,Total\n${grid(size, "1,", 20)}` },
  { name: "headings, row after row", fileName: "a.csv", build: (size) => grid(size, "Total,Quantity,", 10) },
  { name: "quotes within quotes", fileName: "a.csv", build: (size) => oneLine('"a""b",""c"\n', size) },
  {
    name: "long cells of digits in groups",
    fileName: "a.csv",
    build: (size) => `x,y\n${oneLine(`${oneLine("111 ", 20_000)},z\n`, size)}`,
  },
  {
    name: "long cells of marks",
    fileName: "a.tsv",
    build: (size) => `Total\tDate\n${oneLine(`1${oneLine("*,", 20_000)}1\tz\n`, size)}`,
  },
  {
    name: "one long cell beside many",
    fileName: "a.md",
    build: (size) => `|${oneLine("word ", size)}|${oneLine("a|", size)}\n`,
  },
  {
    name: "a wide row below narrow ones",
    fileName: "a.html",
    build: (size) => `<body><table>${oneLine("<tr><td></td></tr>", size)}<tr>${oneLine("<td>", size)}</table>`,
  },
  {
    name: "small tables",
    fileName: "a.html",
    build: (size) => `<body>${oneLine("<table><tr><td>Total<td>1</table>", size)}`,
  },
  {
    name: "tables in tables",
    fileName: "a.html",
    build: (size) => `<body>${oneLine(`${"<table><tr><td>".repeat(20)}1${"</table>".repeat(20)}`, size)}`,
  },
  {
    name: "deep elements",
    fileName: "a.html",
    build: (size) => `<body>${oneLine(`${"<div>".repeat(300)}Total: 1${"</div>".repeat(300)}`, size)}`,
  },
  { name: "attributes", fileName: "a.html", build: (size) => `<body><p ${oneLine('style="display :" ', size)}>1</p>` },
  { name: "links half written", fileName: "a.md", build: (size) => oneLine("[x](", size) },
  { name: "emphasis half written", fileName: "a.md", build: (size) => oneLine("**a_ __b` ", size) },
  {
    name: "rows of a table",
    fileName: "a.md",
    build: (size) => `a|b\n-|-\n${oneLine("1|2\n", size)}`,
  },
  {
    name: "rows without cells below a wide heading",
    fileName: "a.md",
    build: (size) => `${"a|".repeat(200)}\n${"-|".repeat(200)}\n${oneLine("x\n", size)}`,
  },
  { name: "lists in lists", fileName: "a.md", build: (size) => `${oneLine("- ", size)}\n` },
  { name: "quotes in quotes", fileName: "a.md", build: (size) => `${oneLine("> ", size)}\n` },
  { name: "list items", fileName: "a.md", build: (size) => oneLine("- a\n\n  b\n", size) },
  { name: "code that never ends", fileName: "a.md", build: (size) => oneLine("~~~ x\n", size) },
  { name: "images half written", fileName: "a.md", build: (size) => oneLine("![", size) },
  { name: "rows of pipes", fileName: "a.md", build: (size) => oneLine(`${"|1 ".repeat(20)}|\n`, size) },
  { name: "pages", fileName: "a.txt", build: (size) => oneLine("Total: 1\f", size), maxSize: 16_384 },
  {
    name: "lines with growing indentation",
    fileName: "a.txt",
    build: (size) =>
      oneLine(Array.from({ length: 40 }, (_, indent) => `${" ".repeat(indent)}Total  1.00\n`).join(""), size),
  },
  { name: "tabs", fileName: "a.txt", build: (size) => oneLine("1\t\t", size) },
]

test.each(cases)("$name ($fileName): read in linear time", async ({ fileName, build, maxSize = 65_536 }) => {
  await expectLinear((size) => readText(`${build(size)}\nnumber: 1`, fileName), { minSize: 4_096, maxSize })
})

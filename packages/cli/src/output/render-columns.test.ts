import { expect, test } from "vitest"
import { renderColumns } from "./render-columns.ts"

test("columns are aligned, fit a narrow terminal, and pipes get texts whole", () => {
  const long = "x".repeat(90)
  expect(
    renderColumns([
      ["a", long],
      ["bb", "c"],
    ]),
  ).toBe(`a   ${long}\nbb  c\n`)
  const narrow = renderColumns([["a", long]], { width: 40 }).trimEnd()
  expect(narrow).toHaveLength(40)
  expect(narrow.endsWith("…")).toBe(true)
})

test("an id stays whole in a narrow terminal: other commands take it", () => {
  const rows = [["exe_8d02e5b7146f", "Completed", "an invoice with a long name.pdf"]]
  expect(renderColumns(rows, { width: 40, whole: [0] })).toBe("exe_8d02e5b7146f  Completed  an invoice…\n")
})

test("escape sequences of strangers do not reach the terminal", () => {
  expect(renderColumns([["a\u001b[2J"]])).toBe("a�[2J\n")
})

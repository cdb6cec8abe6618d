import { describe, expect, test } from "vitest"
import type { Page } from "../document.ts"
import { suggestWorkflow } from "../suggest/suggest-workflow.ts"
import { bookings } from "../../test/builders/bookings.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

const headings = bookings.columns.map(({ name }) => name)
const [LINE, MARGIN, TOP] = [12, 6, 100]

interface Statement {
  readonly rows: number
  /** Numbers of the rows whose description wraps, which makes the columns of all rows close. */
  readonly wraps: readonly number[]
  readonly align: "top" | "middle"
  readonly pages: number
  /** Points between two columns. */
  readonly gap: number
}

const nameOf = (row: number): string => `Hire of boat ${row}`

/** Prints a table without rulings whose columns are as wide as their cells. */
function aStatement({ rows, wraps, align, pages, gap }: Statement): Page[] {
  const xs = [36, 56 + gap, 106 + 2 * gap, 500 - gap, 545]
  const print = (texts: readonly string[], y: number): Print[] =>
    texts.map((text, at) => ({ text, x: xs[at] ?? 0, y, isRight: at > 2, hasSpaces: true }))
  let balance = 90_000
  const perPage = Math.ceil(rows / pages)
  return Array.from({ length: pages }, (_, page) => {
    let y = TOP
    const prints = print(headings, y)
    y += LINE + MARGIN
    for (let row = page * perPage + 1; row <= Math.min(rows, (page + 1) * perPage); row++) {
      const amount = row * 11.29
      balance -= amount
      const isWrapped = wraps.includes(row)
      const at = isWrapped && align === "middle" ? y + LINE / 2 : y
      const date = `2025-0${(row % 9) + 1}-${String((row % 18) + 10)}`
      const [sum, rest] = [amount, balance].map((value) =>
        value.toLocaleString("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      )
      const texts = [String(row).padStart(4, "0"), date, nameOf(row), sum ?? "", rest ?? ""]
      if (!isWrapped) prints.push(...print(texts, at))
      else {
        const first = `${nameOf(row)} with a skipper for the whole of the last week of the`
        prints.push(...print(texts, at).filter(({ text }) => text !== nameOf(row)))
        for (const [index, text] of [first, "season on the lake"].entries())
          prints.push({ text, x: xs[2] ?? 0, y: y + index * LINE, hasSpaces: true })
        y += LINE
      }
      y += LINE + MARGIN
    }
    return aPage(prints, [], page + 1)
  })
}

const statements: readonly Statement[] = [
  { rows: 12, wraps: [5], align: "top", pages: 1, gap: 4.5 },
  { rows: 12, wraps: [3], align: "middle", pages: 1, gap: 4.5 },
  { rows: 25, wraps: [5, 12], align: "middle", pages: 1, gap: 4.5 },
  { rows: 33, wraps: [17], align: "middle", pages: 1, gap: 4.5 },
  { rows: 60, wraps: [17], align: "top", pages: 2, gap: 4.5 },
  { rows: 60, wraps: [17, 34, 51], align: "middle", pages: 2, gap: 4.5 },
  { rows: 12, wraps: [5], align: "top", pages: 1, gap: 3 },
  { rows: 25, wraps: [2, 20], align: "middle", pages: 1, gap: 3 },
  { rows: 60, wraps: [17], align: "middle", pages: 2, gap: 3 },
]

describe.each(statements)(
  "$rows rows on $pages pages, $gap points apart, of which $wraps wrap ($align)",
  (statement) => {
    const pages = aStatement(statement)
    const numbers = Array.from({ length: statement.rows }, (_, index) => String(index + 1).padStart(4, "0"))

    test("all rows are read with a definition", () => {
      const { rows } = extractTable(aContext(pages), bookings)
      expect(rows.map((row) => row["No."])).toEqual(numbers)
      for (const [index, row] of rows.entries()) {
        const isWrapped = statement.wraps.includes(index + 1)
        const rest = isWrapped ? " with a skipper for the whole of the last week of the season on the lake" : ""
        expect(row).toMatchObject({ Description: `${nameOf(index + 1)}${rest}` })
        expect(Object.values(row)).not.toContain(null)
      }
    })

    test("all rows are read by a suggested definition", () => {
      const document = { kind: "pdf", pages, grids: [], attachments: [] } as const
      const { workflow } = suggestWorkflow([{ document }])
      const tables = workflow.configuration.objects.flatMap((object) => object.tables ?? [])
      const lost = tables.filter((table) => extractTable(aContext(pages), table).rows.length !== statement.rows)
      expect(lost).toEqual([])
      // Headings a letter apart on two pages may be read as text.
      if (statement.gap > 3 || statement.pages === 1) expect(tables).toHaveLength(1)
    })
  },
)

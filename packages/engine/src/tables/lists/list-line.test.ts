import { expect, test } from "vitest"
import { layoutDocument } from "../../layout/page-layout.ts"
import { aPage, aTable } from "../../../test/builders/page.ts"
import { readListLine } from "./list-line.ts"
import { readPageText, textOf } from "../words/page-text.ts"

test("a number with a sign for times in a column of its own is the quantity of the name beside it", () => {
  const page = aPage(aTable([20, 60, -200], [["2 x", "Lemonade 0.5 l", "7.20"]]))
  const [layout] = layoutDocument({ kind: "pdf", pages: [page], grids: [], attachments: [] })
  const [line] = layout ? readPageText(layout).lines : []
  const read = line && readListLine(line, { decimalSign: "." })
  expect(read?.quantity?.value).toBe(2)
  expect(textOf(read?.name ?? [])).toBe("Lemonade 0.5 l")
  expect(read?.amount?.value).toBe(7.2)
})

import { expect, test } from "vitest"
import { layoutDocument } from "../../layout/page-layout.ts"
import { findLabel } from "./header-match.ts"
import { indexWords } from "./key-index.ts"
import { aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { readPageText, matchKeyOf, textOf } from "../words/page-text.ts"

function find(prints: readonly Print[], text: string, weight = 1) {
  const document = { kind: "pdf", pages: [aPage(prints)], grids: [], attachments: [] } as const
  const [layout] = layoutDocument(document)
  if (!layout) throw new Error("no page")
  const page = readPageText(layout)
  return findLabel(page, indexWords(page), 0, { key: matchKeyOf(text), weight, isName: true })
}

test("a label is matched over lines, spaces and punctuation", () => {
  const prints = [
    { text: "Number of", x: 100, y: 100 },
    { text: "participants(*)", x: 100, y: 111 },
  ]
  const [match] = find(prints, "Number of participants (*)")
  expect(match?.score).toBeGreaterThan(0.95)
  expect(textOf(match?.leaf ?? [])).toBe("participants(*)")
})

test("a compound and an abbreviation count less than the label itself", () => {
  const [compound] = find([{ text: "Nettopreis", x: 100, y: 100 }], "Preis")
  const [abbreviation] = find([{ text: "Beschr.", x: 100, y: 100 }], "Beschreibung")
  expect(compound?.score).toBeCloseTo(0.6)
  expect(abbreviation?.score).toBeCloseTo(0.7)
})

test("one wrong character in a long word is tolerated, as OCR makes them", () => {
  expect(find([{ text: "Descriptlon", x: 100, y: 100 }], "Description")).toHaveLength(1)
  expect(find([{ text: "Price", x: 100, y: 100 }], "Prize")).toHaveLength(0)
})

// Guards against a page made to block the engine: the paths through equal words grow exponentially.
test("a page that repeats one word is searched in bounded time", () => {
  const xs = Array.from({ length: 10 }, (_, index) => 20 + index * 25)
  const rows = Array.from({ length: 12 }, () => xs.map(() => "a"))
  const matches = find(aTable(xs, rows, { pitch: 11 }), "a ".repeat(60))
  expect(matches.length).toBeLessThanOrEqual(120)
})

test("a colon makes a word a label of a form, but not where nearly all texts of the line have one, as headings may", () => {
  const form = ["Quantity:", "12", "Price:", "4.00", "Total:", "48.00"]
  const headings = ["Description:", "Quantity:", "Price:", "Total:"]
  const [label] = find(aTable([50, 150, 220, 300, 370, 450], [form]), "Price")
  const [heading] = find(aTable([50, 150, 250, 350], [headings]), "Price")
  expect(label?.score).toBeLessThan(0.6)
  expect(heading?.score).toBe(1)
})

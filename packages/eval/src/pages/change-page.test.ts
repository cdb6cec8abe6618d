import { expect, test } from "vitest"
import type { Document, Extraction } from "@docsift/engine"
import { aDocument, anExtraction, aWord } from "../../test/builders/printed-document.ts"
import { changePage, type PageChange } from "./change-page.ts"

const number = { label: [aWord("Number:", 50, 100)], value: [aWord("R-1", 100, 100)] }
const date = { label: [aWord("Date:", 50, 115)], value: [aWord("2026-03-04", 100, 115)] }
const due = { label: [aWord("Due", 300, 100), aWord("date", 320, 100)], value: [aWord("2026-04-03", 300, 112)] }
const foot = aWord("Thanks", 50, 300)
const lists = [number, date, due].flatMap(({ label, value }) => [...label, ...value])

/** Returns an extraction that followed labels in a direction. */
function anExplained(derivations: Readonly<Record<string, string>>): Extraction {
  const values = { "/I/fields/Number": number.value, "/I/fields/Date": date.value, "/I/fields/Due": due.value }
  const explanations = Object.fromEntries(
    Object.entries(derivations).map(([path, derivation]) => {
      const evidence = { text: "", page: 1, confidence: 1, source: "builtin" } as const
      const chosen = { value: "", evidence, derivation, probability: 1, strength: 1, isChosen: true, features: [] }
      return [path, { candidates: [chosen], compared: 1, emptyProbability: 0, threshold: 0 }]
    }),
  )
  return { ...anExtraction(values), explanations }
}

const beside = { "/I/fields/Number": "label right", "/I/fields/Date": "label inline" }
const below = { "/I/fields/Due": "label below" }

/** Returns the lines of the documents after a change, from the top and from left to right. */
function linesAfter(change: PageChange, derivations: Readonly<Record<string, string>>, words = lists): string[][] {
  const document = aDocument([...words, foot])
  return changePage(document, anExplained(derivations), Object.keys(derivations), change).map((changed) =>
    linesOf(changed.document),
  )
}

const linesOf = ({ pages }: Document): string[] =>
  [...Map.groupBy(pages[0]?.words ?? [], ({ box }) => Math.round(box[1]))]
    .toSorted(([a], [b]) => a - b)
    .map(([, line]) =>
      line
        .toSorted((a, b) => a.box[0] - b.box[0])
        .map(({ text, box }) => `${Math.round(box[0])} ${text}`)
        .join(" "),
    )

const withoutDue = [...number.label, ...number.value, ...date.label, ...date.value]

test("the values of a list of labels are moved together, below the labels or further from them", () => {
  expect(linesAfter("below", beside, withoutDue)).toEqual([
    ["50 Number:", "50 R-1", "50 Date:", "50 2026-03-04", "50 Thanks"],
  ])
  expect(linesAfter("apart", beside)).toEqual([
    ["50 Number: 210 R-1 300 Due 320 date", "300 2026-04-03", "50 Date: 210 2026-03-04", "50 Thanks"],
  ])
})

test("a value below its label is moved beside it, where nothing is printed", () => {
  expect(linesAfter("beside", below)).toEqual([
    ["50 Number: 100 R-1 300 Due 320 date 348 2026-04-03", "50 Date: 100 2026-03-04", "50 Thanks"],
  ])
  expect(linesAfter("beside", below, [...lists, aWord("Page", 365, 100)])).toEqual([])
})

test("a value is not moved below a label where its line prints something else", () => {
  expect(linesAfter("below", { "/I/fields/Number": "label right" })).toEqual([])
})

test("values that no label led to stay", () => {
  expect(linesAfter("apart", { "/I/fields/Number": "title" })).toEqual([])
})

test("whole pages are printed in capitals, without colons, without bold type, or with more room between the lines", () => {
  expect(linesAfter("capitals", {}, withoutDue)).toEqual([
    ["50 NUMBER: 100 R-1", "50 DATE: 100 2026-03-04", "50 THANKS"],
  ])
  expect(linesAfter("no-colons", {}, withoutDue)).toEqual([
    ["50 Number 100 R-1", "50 Date 100 2026-03-04", "50 Thanks"],
  ])
  const [spread] = changePage(aDocument([aWord("a", 0, 100), aWord("b", 0, 120)]), anExtraction({}), [], "spread")
  expect(spread?.document.pages[0]?.words.map(({ box }) => [box[1], box[3] - box[1]])).toEqual([
    [130, 10],
    [156, 10],
  ])
  const bold = { ...aWord("Total", 0, 0), isBold: true }
  const [plain] = changePage(aDocument([bold]), anExtraction({}), [], "plain")
  expect(plain?.document.pages[0]?.words[0]?.isBold).toBe(false)
})

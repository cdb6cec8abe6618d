import type { Evidence } from "@docsift/sdk"
import { expect, test } from "vitest"
import { describePlace } from "./place-note.tsx"

const found = (place: Partial<Evidence>): Evidence => ({
  page: 2,
  text: "17",
  confidence: 0.9,
  source: "builtin",
  ...place,
})

test.each([
  ["a box", found({ box: [1, 2, 3, 4] }), "page 2"],
  ["a cell", found({ cell: "B3" }), "sheet 2, cell B3"],
  ["a page alone", found({}), "page 2, no exact place"],
  ["data in the file", found({ source: "embedded" }), "from data embedded in the file"],
  ["nothing", undefined, "typed, no place"],
])("a value from %s says where it stands", (_name, evidence, words) => {
  expect(describePlace(evidence, undefined)).toBe(words)
})

test("the place that a person has selected counts, whatever was found", () => {
  const evidence = found({ box: [1, 2, 3, 4] })
  expect(describePlace(evidence, { page: 3 })).toBe("page 3, selected by a person")
  expect(describePlace(undefined, { page: 1, cell: "C4" })).toBe("sheet 1, cell C4, selected by a person")
})

import { expect, test } from "vitest"
import { aContext, aPage, aTable, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

const NAMES = ["Net total", "Tax total", "Grand total"]

function sumsOf(prints: readonly Print[]) {
  const fields = NAMES.map((name) => ({ name, type: "number" as const }))
  const { fields: found } = extractFields(aContext([aPage(prints)]), { name: "Invoice", fields })
  return NAMES.map((name) => found.get(name)?.value)
}

test("a sentence may say the sum, the tax and the sum with it", () => {
  const prints = [
    { text: "In der Summe macht das 1.402,40 €. Dazu kommen 19 % Umsatzsteuer", x: 50, y: 400 },
    { text: "in Höhe von 266,46 €, zusammen also 1.668,86 €.", x: 50, y: 412 },
  ]
  expect(sumsOf(prints)).toEqual([1402.4, 266.46, 1668.86])
})

test("the sums at the end of a summary of taxes are those that the taxes of all rates add up to", () => {
  const prints = aTable(
    [-100, -200, -300, -400],
    [
      ["19 %", "100.00", "19.00", "119.00"],
      ["7 %", "200.00", "14.00", "214.00"],
      ["Zwxvq", "300.00", "33.00", "333.00"],
    ],
    { top: 400 },
  )
  expect(sumsOf(prints)).toEqual([300, 33, 333])
})

test("the sums below a list whose lines have their taxes are those that all of these add up to, whatever some of them make together", () => {
  const lines = [
    ["Hat", "100.00", "20.00", "120.00"],
    ["Box", "200.00", "40.00", "240.00"],
    ["Book", "70.00", "", "70.00"],
    ["Coat", "300.00", "60.00", "360.00"],
    ["Label", "50.00", "10.00", "60.00"],
  ]
  const prints = aTable([50, -300, -400, -500], [...lines, ["Zwxvq", "720.00", "130.00", "850.00"]], { top: 300 })
  expect(sumsOf(prints)).toEqual([720, 130, 850])
})

test("no line of several that are taxed alike is the sum of the document", () => {
  const prints = aTable(
    [-100, -200, -300, -400],
    [
      ["20 %", "100.00", "20.00", "120.00"],
      ["20 %", "200.00", "40.00", "240.00"],
      ["20 %", "50.00", "10.00", "60.00"],
    ],
    { top: 400 },
  )
  expect(sumsOf(prints)).toEqual([undefined, undefined, undefined])
})

test("a part of a sum that no tax rate gives is not a tax", () => {
  const prints = [{ text: "Hats 100.00, boxes 17.35, together 117.35", x: 50, y: 400 }]
  expect(sumsOf(prints)[1]).toBeUndefined()
})

test("a rounding difference may be between the tax and the sum with it", () => {
  const prints = aTable(
    [-100, -200, -300, -400],
    [
      ["excl. 25 %", "VAT 25 %", "Rounding", "Zwxvq"],
      ["23772.75", "5943.19", "0.06", "29716.00"],
    ],
    { top: 400 },
  )
  expect(sumsOf(prints)).toEqual([23772.75, 5943.19, 29716])
})

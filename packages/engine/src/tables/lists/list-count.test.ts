import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { aRoll, goods, milk, rolls } from "../../../test/builders/till-roll.ts"
import { extractTable } from "../extract-table.ts"

test("a quantity and a price after the name are not part of it where they multiply to the amount", () => {
  const roll = aRoll([
    ["Milk 2 × $1.99", "$3.98"],
    ["Rolls 5 × $0.40", "$2.00"],
    ["Total paid", "$5.98"],
  ])
  expect(extractTable(roll, goods).rows).toEqual([milk, rolls])
  const sizes = aRoll([
    ["Timber 2 × 1.99", "$4.98"],
    ["Slats 5 × 0.40", "$1.00"],
    ["Total paid", "$5.98"],
  ])
  expect(extractTable(sizes, goods).rows.map((row) => row["Description"])).toEqual([
    "Timber 2 × 1.99",
    "Slats 5 × 0.40",
  ])
})

test("a quantity and a price in a remark below the name are those of the entry where they multiply to its amount", () => {
  const roll = aRoll([
    ["Milk", "3.98"],
    ["Qty 2 · 1.99"],
    ["Rolls", "2.00"],
    ["Qty 5 · 0.40"],
    ["Amount due now", "5.98"],
  ])
  expect(extractTable(roll, goods).rows).toEqual([milk, rolls])
})

test("a quantity after a sign for times ends the name, the price of one piece is in a remark below it; sizes are names", () => {
  const roll = aRoll([
    ["Milk × 2", "$3.98"],
    ["($1.99 ea.)"],
    ["Rolls x5", "$2.00"],
    ["($0.40 ea.)"],
    ["Total paid", "$5.98"],
  ])
  expect(extractTable(roll, goods).rows).toEqual([milk, rolls])
  const sizes = aRoll([
    ["Timber 2 × 4", "$4.98"],
    ["Slats 5 × 40", "$1.00"],
    ["Total paid", "$5.98"],
  ])
  expect(extractTable(sizes, goods).rows.map((row) => row["Description"])).toEqual(["Timber 2 × 4", "Slats 5 × 40"])
})

test("a unit of two words between a quantity and its price belongs to neither", () => {
  const rows = [
    ["Meter reading", "125.40 kW day x 0.10", "12.54"],
    ["Night rate", "30.00 day x 0.20", "6.00"],
    ["Total", undefined, "18.54"],
  ]
  expect(extractTable(aContext([aPage(aTable([50, 300, -500], rows))]), goods).rows[0]).toEqual({
    Description: "Meter reading",
    Quantity: 125.4,
    "Unit price": 0.1,
    "Line total": 12.54,
  })
})

test("a quantity before the name and a tax code after the amount are not part of them", () => {
  const roll = aRoll([
    ["2 x Milk", "3.98 A"],
    ["5 x Rolls", "2.00 B"],
    ["Total", "5.98"],
  ])
  expect(extractTable(roll, goods).rows).toEqual([
    { ...milk, "Unit price": null },
    { ...rolls, "Unit price": null },
  ])
})

test("quantities and prices are read from lines below the goods, whatever the total is called", () => {
  const roll = aRoll([["Milk", "3.98"], ["2 x 1.99"], ["Rolls", "2.00"], ["5 x 0.40"], ["Amount due now", "5.98"]])
  const { rows, evidence } = extractTable(roll, goods)
  expect(rows).toEqual([milk, rolls])
  expect(evidence[0]?.["Quantity"]?.text).toBe("2")
  expect(evidence[0]?.["Unit price"]?.text).toBe("1.99")
})

test("quantities and prices are read from lines above the goods when the products match there", () => {
  const roll = aRoll([["2 x 1.99"], ["Milk", "3.98"], ["5 x 0.40"], ["Rolls", "2.00"], ["Total", "5.98"]])
  expect(extractTable(roll, goods).rows).toEqual([milk, rolls])
})

test("a name on its own line takes quantity, price and amount from the line below", () => {
  const roll = aRoll([["Milk"], ["2 x 1.99", "3.98"], ["Rolls"], ["5 x 0.40", "2.00"], ["Total", "5.98"]])
  expect(extractTable(roll, goods).rows).toEqual([milk, rolls])
})

test("a quantity with its label below a name and its amount is that of the goods", () => {
  const roll = aRoll([["Milk", "3.98"], ["SKU: M-100"], ["Qty: 2"], ["Rolls", "2.00"], ["Qty: 5"], ["Total", "5.98"]])
  expect(extractTable(roll, goods).rows).toEqual([
    { ...milk, "Unit price": null },
    { ...rolls, "Unit price": null },
  ])
})

test("a quantity and a price with their labels beside the amount, below the name, multiply to it", () => {
  const prints = aTable(
    [20, 20, 100, -250],
    [
      ["Milk"],
      [undefined, "Qty: 2", "Unit price: 1.99", "3.98"],
      ["Rolls"],
      [undefined, "Qty: 5", "Unit price: 0.40", "2.00"],
    ],
    { pitch: 12 },
  )
  const total = aTable([20, -250], [["Total", "5.98"]], { top: 172 })
  expect(extractTable(aContext([aPage([...prints, ...total])]), goods).rows).toEqual([milk, rolls])
})

import { expect, test } from "vitest"
import type { TableDefinition } from "../configuration.ts"
import { aContext, aPage, aTable, type Print } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

const aList = (money: string): TableDefinition => ({
  name: "Goods",
  columns: [
    { name: "Item", type: "string" },
    { name: money, type: "number" },
  ],
})

const linesOf = (prints: readonly Print[], definition: TableDefinition) =>
  extractTable(aContext([aPage(prints)]), definition).rows

const bread = ["Bread", "3.98"] as const
const rolls = ["Rolls", "2.00"] as const

/** A till receipt: names at the left, amounts at the right, and indented lines. */
const aRoll = (lines: readonly (readonly [string, string?])[]): Print[] =>
  lines.flatMap(([name, amount], index) => {
    const indent = name.length - name.trimStart().length
    return aTable([20 + 5 * indent, -200], [[name.trimStart(), amount]], { top: 100 + 12 * index })
  })

test("without a column for amounts, the amount of a line is its price, whatever a remark says of one piece", () => {
  const roll = aRoll([bread, ["  2 x 1.99"], rolls, ["Total", "5.98"]])
  expect(linesOf(roll, aList("Price"))).toEqual([
    { Item: "Bread", Price: 3.98 },
    { Item: "Rolls", Price: 2 },
  ])
})

test("a price beside a quantity is that of one piece where it is printed, else the amount", () => {
  const counted: TableDefinition = {
    name: "Goods",
    columns: [...aList("Unit price").columns, { name: "Quantity", type: "number" }],
  }
  const roll = aRoll([bread, ["2 x 1.99"], rolls, ["Total", "5.98"]])
  expect(linesOf(roll, counted)).toEqual([
    { Item: "Bread", Quantity: 2, "Unit price": 1.99 },
    { Item: "Rolls", Quantity: null, "Unit price": 2 },
  ])
})

test("savings that are indented below the goods are deducted from their sum and are no goods", () => {
  const roll = aRoll([bread, rolls, ["   Member savings", "-0.80"], ["Subtotal", "5.18"]])
  expect(linesOf(roll, aList("Amount"))).toEqual([
    { Item: "Bread", Amount: 3.98 },
    { Item: "Rolls", Amount: 2 },
  ])
})

test.each([
  ["VISA ************4471", "Change due"],
  ["Mastercard XXXX4471", "Cash"],
  ["Girocard", "Rückgeld"],
  ["Carte bancaire", "Rendu monnaie"],
])("what was paid and the change add up to the total, but are no goods: %s, %s", (paid, change) => {
  const roll = aRoll([
    ["Zwxvq 9", "1.10"],
    ["Total", "5.98"],
    [paid, "5.98"],
    [change, "0.00"],
  ])
  expect(linesOf(roll, aList("Amount"))).toEqual([])
})

test("goods whose name begins with a means of payment are goods", () => {
  const roll = aRoll([
    ["Change of oil", "3.98"],
    ["Card holder", "2.00"],
    ["Total", "5.98"],
  ])
  expect(linesOf(roll, aList("Amount"))).toEqual([
    { Item: "Change of oil", Amount: 3.98 },
    { Item: "Card holder", Amount: 2 },
  ])
})

import { expect, test } from "vitest"
import type { ValueType } from "../../configuration.ts"
import { extractTable } from "../extract-table.ts"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"

const read = (prices: readonly string[], name: string, type: ValueType) => {
  const rows = prices.map((price, index) => [
    `Chip resistor ${"abc"[index]}`,
    `${index + 2}00`,
    price,
    `${index + 8}.00`,
  ])
  const page = aPage(aTable([50, -250, -400, -500], [["Description", "Quantity", "Price", "Amount"], ...rows]))
  const columns = { Description: "string", Quantity: "number", "Unit price": "number", [name]: type } as const
  const definition = {
    name: "Items",
    columns: Object.entries({ ...columns, Amount: "number" as const }).map(([own, is]) => ({ name: own, type: is })),
  }
  return extractTable(aContext([page]), definition).rows.map((row) => [row["Unit price"], row[name]])
}

test("what a price is for is in its cell: the number of pieces where a number is asked", () => {
  expect(read(["412.00 /100", "3.20 /1,000", "1.94 /each"], "Price per", "number")).toEqual([
    [412, 100],
    [3.2, 1000],
    [1.94, 1],
  ])
})

test("what a price is for is its number and unit where a text is asked", () => {
  expect(read(["1520.00 / 100 kg", "168.50 / m", "45.00 per m"], "Price unit", "string")).toEqual([
    [1520, "100 kg"],
    [168.5, "m"],
    [45, "m"],
  ])
})

test("a price without what it is for leaves the column empty", () => {
  expect(read(["412.00 /100", "3.20", "1.94"], "Price per", "number")).toEqual([
    [412, 100],
    [3.2, null],
    [1.94, null],
  ])
})

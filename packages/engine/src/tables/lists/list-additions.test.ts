import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

test("additions indented below the goods of a bill are part of its sum and no goods of their own", () => {
  const counted = {
    name: "Items",
    columns: [
      { name: "Quantity", type: "number" },
      { name: "Item", type: "string" },
      { name: "Price", type: "number" },
    ],
  } as const
  const aBill = (side: string) => [
    ...aTable(
      [50, 80, -400],
      [
        ["2", "Lowcountry boil", "$58.00"],
        ["1", "Hanger steak", "$34.00"],
      ],
      { top: 60, pitch: 28 },
    ),
    { text: "Truffle fries", x: 90, y: 102 },
    { text: side, x: 400, y: 102, isRight: true },
    ...aTable([50, -400], [["Subtotal", "$96.00"]], { top: 130 }),
  ]
  expect(extractTable(aContext([aPage(aBill("$4.00"))]), counted).rows).toEqual([
    { Quantity: 2, Item: "Lowcountry boil", Price: 58 },
    { Quantity: 1, Item: "Hanger steak", Price: 34 },
  ])
  expect(extractTable(aContext([aPage(aBill("$5.00"))]), counted).rows).toEqual([])
})

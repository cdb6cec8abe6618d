import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const columns = [
  { name: "Description", type: "string" as const },
  { name: "Quantity", type: "number" as const },
  { name: "Unit price", type: "number" as const },
  { name: "Amount", type: "number" as const },
]
const heads = ["Description", "Quantity", "Unit price", "Amount"]

/** Extracts a table whose words were recognised with a confidence. */
function extract(rows: readonly (readonly string[])[], confidence = 0.96) {
  const page = aPage(aTable([50, -250, -350, -450], [heads, ...rows]))
  const words = page.words.map((word) => ({ ...word, confidence }))
  return extractTable(aContext([{ ...page, words }]), { name: "Items", columns })
}

const amountsOf = ({ rows }: ReturnType<typeof extract>) => rows.map((row) => [row["Unit price"], row["Amount"]])

const items = [
  ["Garden hose", "2", "10.00", "20.00"],
  ["Desk lamp", "3", "7.50", "22.50"],
  ["Folding ladder", "1", "48.00", "48.00"],
]

test("a recognised amount or price without its decimal sign is restored by the product of its row", () => {
  const read = extract([...items, ["Paint", "2", "12.50", "2500"], ["Brush", "4", "315", "12.60"]])
  expect(amountsOf(read).slice(3)).toEqual([
    [12.5, 25],
    [3.15, 12.6],
  ])
  expect(read.evidence[3]?.["Amount"]).toMatchObject({ text: "2500" })
  expect(read.evidence[3]?.["Amount"]?.confidence).toBeGreaterThan(0.85)
})

test("several amounts without their decimal sign are restored, each by its own row", () => {
  const read = extract([...items.slice(0, 1), ["Paint", "2", "12.50", "2500"], ["Brush", "4", "3.15", "1260"]])
  expect(amountsOf(read)).toEqual([
    [10, 20],
    [12.5, 25],
    [3.15, 12.6],
  ])
})

test("numbers that were not recognised stay as they are printed", () => {
  expect(amountsOf(extract([...items, ["Paint", "2", "12.50", "2500"]], 1))[3]).toEqual([12.5, 2500])
})

test("a product that is right, a price in cents and a number that is off by anything else stay", () => {
  expect(amountsOf(extract([...items, ["Paint", "80", "12.50", "1000"]]))[3]).toEqual([12.5, 1000])
  const energy = [
    ["Peak", "100", "120", "120.00"],
    ["Off-peak", "200", "115", "230.00"],
    ["Weekend", "300", "110", "330.00"],
  ]
  expect(amountsOf(extract(energy)).map(([price]) => price)).toEqual([120, 115, 110])
  expect(amountsOf(extract([...items, ["Paint", "2", "12.50", "2600"]]))[3]).toEqual([12.5, 2600])
})

test("a number without the cents of its column is doubtful where no product tells what it is", () => {
  const sure = extract([...items, ["Paint", "2", "1250.00", "2500.00"]]).evidence[3]?.["Amount"]?.confidence ?? 0
  const read = extract([...items, ["Paint", "2", "1250", "2500"]])
  expect(amountsOf(read)[3]).toEqual([1250, 2500])
  expect(read.evidence[3]?.["Amount"]?.confidence).toBeLessThan(0.6 * sure)
  expect(read.evidence[3]?.["Quantity"]?.confidence).toBeGreaterThan(0.9 * sure)
  expect(extract([...items, ["Paint", "80", "12.50", "1000"]]).evidence[3]?.["Amount"]?.confidence).toBeGreaterThan(
    0.85,
  )
})

import { expect, test } from "vitest"
import { aContext, aPage, aTable, type Print } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

const columns = [
  { name: "Description", type: "string" },
  { name: "Amount", type: "number" },
  { name: "Year to date", type: "number" },
] as const
const headings = ["Amount", "Year to date"] as const

const titles = (left: string, right: string, top = 80): Print[] =>
  aTable([40, 320], [[left, right]], { top, isBold: true })
const earnings = aTable(
  [40, -180, -270],
  [
    [undefined, ...headings],
    ["Regular", "1580.00", "19987.00"],
    ["Overtime", "103.69", "811.72"],
  ],
  { pitch: 14 },
)
const deductions = aTable(
  [320, -450, -540],
  [
    [undefined, ...headings],
    ["Income tax", "112.08", "1385.20"],
    ["Pension", "104.39", "1289.52"],
    ["Union", "5.00", "60.00"],
  ],
  { pitch: 14 },
)
const namesOf = (name: string, prints: readonly Print[]) =>
  extractTable(aContext([aPage(prints)]), { name, columns }).rows.map((row) => row["Description"])

test.each([
  ["Earnings", ["Regular", "Overtime"]],
  ["Deductions", ["Income tax", "Pension", "Union"]],
  // Of one meaning in another language.
  ["Abzüge", ["Income tax", "Pension", "Union"]],
])("of two lists beside each other, the title names the one that is asked for: %s", (name, expected) => {
  const rows = namesOf(name, [...titles("Earnings", "Statutory deductions"), ...earnings, ...deductions])
  expect(rows).toEqual(expected)
})

test("a list ends where the next title in its type has another meaning", () => {
  const below = [
    ...aTable([40], [["Other benefits"]], { top: 156, isBold: true }),
    ...aTable([40, -180, -270], [["Holiday", "8.00", "41.50"]], { top: 170 }),
    ...aTable([320], [["Voluntary deductions"]], { top: 156, isBold: true }),
    ...aTable([320, -450, -540], [["Dental", "12.40", "161.20"]], { top: 170 }),
  ]
  const page = [...titles("Earnings", "Statutory deductions"), ...earnings, ...deductions, ...below]
  expect(namesOf("Earnings", page)).toEqual(["Regular", "Overtime"])
  expect(namesOf("Deductions", page)).toContain("Dental")
})

test("a list without headings beside another one is found by its title and its sum", () => {
  const page = aPage([
    ...titles("Account summary", "Current charges"),
    ...aTable(
      [40, -270],
      [
        ["Previous balance", "241.18"],
        ["Payments received", "-241.18"],
        ["Balance forward", "0.00"],
      ],
    ),
    ...aTable(
      [320, -540],
      [
        ["Service charge", "14.00"],
        ["Energy", "137.07"],
        ["Sewer", "38.90"],
        ["Total current charges", "189.97"],
      ],
    ),
  ])
  const { rows } = extractTable(aContext([page]), { name: "Charges", columns: columns.slice(0, 2) })
  expect(rows).toEqual([
    { Description: "Service charge", Amount: 14 },
    { Description: "Energy", Amount: 137.07 },
    { Description: "Sewer", Amount: 38.9 },
  ])
})

test("the headings of two columns of one table are no titles of two lists", () => {
  const page = aPage(
    aTable(
      [40, -220, -330, -450],
      [
        ["Description", "Hours", "Amount", "Year to date"],
        ["Regular", "80.00", "1580.00", "19987.00"],
        ["Overtime", "3.50", "103.69", "811.72"],
      ],
    ),
  )
  expect(extractTable(aContext([page]), { name: "Amount", columns }).rows).toHaveLength(2)
})

test("the title of a document above the last columns of a table is not that of a list", () => {
  const page = aPage([
    ...titles("Quarry and Finch", "Purchase order"),
    ...aTable(
      [40, -270, -390, -540],
      [
        ["Description", undefined, "Amount", "Year to date"],
        ["Regular", "80.00", "1580.00", "19987.00"],
        ["Overtime", "3.50", "103.69", "811.72"],
        ["Holiday", "8.00", "41.50", "83.00"],
      ],
      { top: 120 },
    ),
    ...aTable(
      [330, -540],
      [
        ["Gross", "1725.19"],
        ["Net", "1480.12"],
      ],
      { top: 220 },
    ),
  ])
  expect(extractTable(aContext([page]), { name: "Orders", columns }).rows[0]).toEqual({
    Description: "Regular",
    Amount: 1580,
    "Year to date": 19_987,
  })
})

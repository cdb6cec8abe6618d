import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../../test/builders/page.ts"
import { extractTable } from "../extract-table.ts"

const readings = {
  name: "Meter readings",
  columns: [
    { name: "Service", type: "string" },
    { name: "Current reading", type: "number" },
    { name: "Usage", type: "number" },
  ],
} as const

test("a table ends at the titles of two lists that are set as its own", () => {
  const page = aPage([
    ...aTable([40], [["Meter readings"]], { top: 80, isBold: true }),
    ...aTable(
      [40, -320, -540],
      [
        ["Service", "Current reading", "Usage"],
        ["Electric", "49529", "1318"],
        ["Water", "7800", "87"],
      ],
      { pitch: 15 },
    ),
    ...aTable([40, 340], [["Account summary", "Current charges"]], { top: 150, isBold: true }),
    ...aTable(
      [40, -320],
      [
        ["Previous balance", "241.18"],
        ["Payments", "-241.18"],
      ],
      { top: 165, pitch: 15 },
    ),
    ...aTable(
      [340, -540],
      [
        ["Customer charge", "14.00"],
        ["Energy", "137.07"],
      ],
      { top: 165, pitch: 15 },
    ),
  ])
  expect(extractTable(aContext([page]), readings).rows.map((row) => row["Service"])).toEqual(["Electric", "Water"])
})

test("a table ends at the headings of another one that begins with the same column", () => {
  const goods = {
    name: "Goods",
    columns: [
      { name: "No.", type: "number" },
      { name: "Description", type: "string" },
      { name: "Amount", type: "number" },
    ],
  } as const
  const page = aPage([
    ...aTable(
      [40, 80, -540],
      [
        ["No.", "Description", "Amount"],
        ["1", "Garden hose", "48.00"],
        ["2", "Desk lamp", "120.00"],
      ],
      { top: 80, pitch: 15 },
    ),
    ...aTable(
      [40, 80],
      [
        ["No.", "Commodity code"],
        ["1", "39.17.32"],
        ["2", "94.05.21"],
      ],
      { top: 150, pitch: 15 },
    ),
  ])
  expect(extractTable(aContext([page]), goods).rows.map((row) => row["Description"])).toEqual([
    "Garden hose",
    "Desk lamp",
  ])
})

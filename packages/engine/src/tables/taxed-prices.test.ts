import { expect, test } from "vitest"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

test("a price including tax is read from its column and not from that of the rates", () => {
  const definition = {
    name: "Lines",
    columns: [
      { name: "Quantity", type: "number" },
      { name: "Description", type: "string" },
      { name: "Price including VAT", type: "number" },
      { name: "Amount including VAT", type: "number" },
    ],
  } as const
  const rows = [
    ["Aantal", "Omschrijving", "Prijs incl.", "Bedrag", "Btw"],
    ["12 st", "Leilinde", "€ 189,00", "€ 2.268,00", "9%"],
    ["60 st", "Beukenhaag", "€ 3,95", "€ 237,00", "9%"],
    ["3 m³", "Tuinaarde", "€ 48,50", "€ 145,50", "21%"],
  ]
  const page = aPage(aTable([50, 110, -380, -470, -540], rows))
  expect(extractTable(aContext([page]), definition).rows.map((row) => Object.values(row))).toEqual([
    [12, "Leilinde", 189, 2268],
    [60, "Beukenhaag", 3.95, 237],
    [3, "Tuinaarde", 48.5, 145.5],
  ])
})

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

test("a column of amounts whose heading names a tax is none of rates", () => {
  const rows = [
    ["Omschrijving", "Bedrag excl. btw"],
    ["Ladegeleider", "€ 189,70"],
    ["Scharnier", "€ 184,80"],
    ["Werkblad", "€ 421,20"],
  ]
  const names = ["Artikelnummer", "Omschrijving", "Eenheid", "Prijs", "Btw %", "Bedrag"]
  const columns = names.map((name, index) => ({ name, type: index < 3 ? ("string" as const) : ("number" as const) }))
  const found = extractTable(aContext([aPage(aTable([50, -400], rows))]), { name: "Regels", columns }).rows
  expect(found.map((row) => [row["Btw %"], row["Bedrag"]])).toEqual([
    [null, 189.7],
    [null, 184.8],
    [null, 421.2],
  ])
})

import { expect, test } from "vitest"
import { aPage, aTable, type Print } from "../../test/builders/page.ts"
import { extractDocument } from "../extract/extract-document.ts"

const configuration = {
  objects: [
    {
      name: "Invoice",
      fields: [
        { name: "Invoice number", type: "string" },
        { name: "Invoice date", type: "date" },
        { name: "Due date", type: "date" },
        { name: "Customer number", type: "string" },
        { name: "Net total", type: "number" },
        { name: "VAT amount", type: "number" },
        { name: "Grand total", type: "number" },
      ],
      tables: [
        {
          name: "Lines",
          columns: [
            { name: "Description", type: "string" },
            { name: "Quantity", type: "number" },
            { name: "Unit price", type: "number" },
            { name: "Line total", type: "number" },
          ],
        },
      ],
    },
  ],
} as const

const XS = [50, -300, -400, -500]

function extract(head: readonly (readonly [string, string])[], table: readonly string[][], sums: readonly string[][]) {
  const page = aPage([
    ...head.flatMap(([label, value], index): Print[] => [
      { x: 50, y: 60 + 16 * index, text: label },
      { x: 160, y: 60 + 16 * index, text: value },
    ]),
    ...aTable(XS, table, { top: 220 }),
    ...aTable([320, -500], sums, { top: 340 }),
  ])
  return extractDocument({ kind: "pdf", pages: [page], grids: [], attachments: [] }, configuration).data["Invoice"]
}

test("an invoice in Swedish is read by names in English", () => {
  const data = extract(
    [
      ["Fakturanr", "20417"],
      ["Fakturadatum", "14 maj 2025"],
      ["Förfallodatum", "13 juni 2025"],
      ["Kundnummer", "1182"],
    ],
    [
      ["Benämning", "Antal", "À-pris", "Summa"],
      ["Bänkskiva ek", "3", "450,00", "1 350,00"],
      ["Montering", "12", "95,00", "1 140,00"],
    ],
    [
      ["Exkl. moms", "2 490,00"],
      ["Moms 25 %", "622,50"],
      ["Att betala", "3 112,50"],
    ],
  )
  expect(data).toEqual({
    fields: {
      "Invoice number": "20417",
      "Invoice date": "2025-05-14",
      "Due date": "2025-06-13",
      "Customer number": "1182",
      "Net total": 2490,
      "VAT amount": 622.5,
      "Grand total": 3112.5,
    },
    tables: {
      Lines: [
        { Description: "Bänkskiva ek", Quantity: 3, "Unit price": 450, "Line total": 1350 },
        { Description: "Montering", Quantity: 12, "Unit price": 95, "Line total": 1140 },
      ],
    },
  })
})

test("an invoice in Danish is read by names in English", () => {
  const data = extract(
    [
      ["Fakturanr.", "8841"],
      ["Fakturadato", "3. februar 2025"],
      ["Forfaldsdato", "17. marts 2025"],
      ["Kundenr.", "704"],
    ],
    [
      ["Varebeskrivelse", "Antal", "Stk. pris", "Beløb"],
      ["Hydraulikslange", "6", "84,50", "507,00"],
      ["Arbejdsløn", "3,5", "400,00", "1.400,00"],
    ],
    [
      ["I alt ekskl. moms", "1.907,00"],
      ["Moms 25%", "476,75"],
      ["I alt inkl. moms", "2.383,75"],
    ],
  )
  expect(data).toEqual({
    fields: {
      "Invoice number": "8841",
      "Invoice date": "2025-02-03",
      "Due date": "2025-03-17",
      "Customer number": "704",
      "Net total": 1907,
      "VAT amount": 476.75,
      "Grand total": 2383.75,
    },
    tables: {
      Lines: [
        { Description: "Hydraulikslange", Quantity: 6, "Unit price": 84.5, "Line total": 507 },
        { Description: "Arbejdsløn", Quantity: 3.5, "Unit price": 400, "Line total": 1400 },
      ],
    },
  })
})

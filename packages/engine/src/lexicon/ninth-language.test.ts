import { expect, test, vi } from "vitest"
import { extractDocument } from "../extract/extract-document.ts"
import { aPage } from "../../test/builders/page.ts"
import type { Language } from "./language.ts"

vi.mock("./all-languages.ts", async (importOriginal) => {
  const { LANGUAGES } = await importOriginal<{ LANGUAGES: readonly Language[] }>()
  const { english } = await import("./languages/en.ts")
  // An invented language in one object; words that the test does not print are English.
  const madeUp: Language = {
    ...english,
    code: "zz",
    labels: {
      ...english.labels,
      invoiceNumber: "Blofznum|Blofz num",
      dueDate: "Plugdag",
      grossTotal: "Somgros",
      seller: "Vendilo",
    },
    headings: {
      ...english.headings,
      description: "Klarigo",
      quantity: "Kvanto",
      unitPrice: "Unuprizo",
      lineTotal: "Linisumo",
    },
    totals: "Somgros|Sumigita",
    carries: "Portita",
    months: ["unua dua tria kvara kvina sesa sepa oka naua deka dekunua dekdua"],
    forms: { no: "num" },
  }
  return { LANGUAGES: [...LANGUAGES, madeUp] }
})

test("one object of words is enough to read documents in another language", () => {
  const print = (x: number, y: number, text: string) => ({ x, y, text })
  const row = (y: number, texts: readonly string[]) => texts.map((text, index) => print(50 + 120 * index, y, text))
  const page = aPage([
    print(50, 50, "Blofznum: A-17"),
    print(50, 70, "Plugdag: 5 kvina 2024"),
    print(50, 90, "Vendilo: Suno Kooperativo"),
    ...row(200, ["Klarigo", "Kvanto", "Unuprizo", "Linisumo"]),
    ...row(220, ["Ruga tapiso", "2", "10,00", "20,00"]),
    ...row(240, ["Blua kuseno", "3", "4,50", "13,50"]),
    ...row(260, ["Sumigita", "", "", "33,50"]).filter(({ text }) => text !== ""),
    print(50, 300, "Somgros: 33,50"),
  ])
  const { data } = extractDocument(
    { kind: "pdf", pages: [page], grids: [], attachments: [] },
    {
      objects: [
        {
          name: "Invoice",
          fields: [
            { name: "Invoice number", type: "string" },
            { name: "Plugdag", type: "date" },
            { name: "Supplier", type: "string" },
            { name: "Gesamtbetrag", type: "number" },
          ],
          tables: [
            {
              name: "Lines",
              columns: [
                { name: "Description", type: "string" },
                { name: "Menge", type: "number" },
                { name: "Line total", type: "number" },
              ],
            },
          ],
        },
      ],
    },
  )
  expect(data["Invoice"]).toEqual({
    fields: { "Invoice number": "A-17", Plugdag: "2024-05-05", Supplier: "Suno Kooperativo", Gesamtbetrag: 33.5 },
    tables: {
      Lines: [
        { Description: "Ruga tapiso", Menge: 2, "Line total": 20 },
        { Description: "Blua kuseno", Menge: 3, "Line total": 13.5 },
      ],
    },
  })
})

import { expect, test } from "vitest"
import { columnLabels, tableLabels } from "./column-labels.ts"
import { conceptOf } from "./heading-concepts.ts"

test.each([
  ["Importe de esta línea", "lineTotal"],
  ["Preis pro Stück", "unitPrice"],
  ["Totale riga articolo", "lineTotal"],
  ["Prix de l'article", "unitPrice"],
  ["Number of units", "quantity"],
  ["Total per line", "lineTotal"],
  ["Net price of the line", "lineTotal"],
  ["Steuer der Zeile", "taxAmount"],
  ["Unit price of the line", "unitPrice"],
])("%s is a column of %s: what is named counts, not what it belongs to", (name, concept) => {
  expect(conceptOf(name)).toBe(concept)
})

test("an unknown property of a line is not taken for its number", () => {
  expect(conceptOf("Zwxvq van de regel")).toBeUndefined()
})

test.each([
  ["Montant sans taxe", "lineTotal"],
  ["Bedrag zonder btw", "lineTotal"],
  ["Total with VAT", "lineGross"],
  ["Betrag mit Steuer", "lineGross"],
  ["VAT rate", "taxRate"],
  ["Price including VAT", "lineGross"],
  ["Price excluding tax", "unitPrice"],
  ["Unit price including tax", "unitPrice"],
  ["Precio sin IVA", "unitPrice"],
  ["Prezzo IVA inclusa", "lineGross"],
  ["Cena z VAT", "lineGross"],
])("%s is a column of %s: an amount with or without tax is no tax", (name, concept) => {
  expect(conceptOf(name)).toBe(concept)
})

test.each(["product_or_service", "productOrService", "Product / Service"])(
  "%s names goods: identifiers join words",
  (name) => {
    expect(conceptOf(name)).toBe("description")
  },
)

test.each([
  ["Descuento en %", "discount"],
  ["Remise en %", "discount"],
  ["Número da linha", "position"],
])("%s is a column of %s: short words and signs beside the known ones change nothing", (name, concept) => {
  expect(conceptOf(name)).toBe(concept)
})

test.each([
  ["GST rate", "taxRate"],
  ["HST %", "taxRate"],
  ["TVA taux", "taxRate"],
  ["Rate", "unitPrice"],
  ["GST amount", "taxAmount"],
])("%s is a column of %s: a word for a tax beside one for a rate is no price", (name, concept) => {
  expect(conceptOf(name)).toBe(concept)
})

test("a price beside that of a unit is what the row comes to, alone it is that of a unit", () => {
  const meant = (...names: readonly string[]) =>
    tableLabels(names.map((name) => ({ name, type: "number" }))).map(({ concept }) => concept)
  expect(meant("Unit price", "Price")).toEqual(["unitPrice", "lineTotal"])
  expect(meant("Einzelpreis", "Preis")).toEqual(["unitPrice", "lineTotal"])
  expect(meant("Unit price", "Price", "Total")).toEqual(["unitPrice", "unitPrice", "lineTotal"])
  expect(meant("Quantity", "Price")).toEqual(["quantity", "unitPrice"])
})

test("a price with or without tax is that of a unit beside the amount of the row", () => {
  const meant = (...names: readonly string[]) =>
    tableLabels(names.map((name) => ({ name, type: "number" }))).map(({ concept }) => concept)
  expect(meant("Price including VAT", "Amount including VAT")).toEqual(["unitPrice", "lineGross"])
  expect(meant("Prijs incl. btw", "Bedrag incl. btw")).toEqual(["unitPrice", "lineGross"])
  expect(meant("Unit price", "Price including VAT", "Amount")).toEqual(["unitPrice", "lineGross", "lineTotal"])
})

test("an amount of the row with tax is asked for as such in a language whose rows may have no other", () => {
  const meant = (...names: readonly string[]) =>
    tableLabels(names.map((name) => ({ name, type: "number" }))).map(({ concept }) => concept)
  expect(meant("Nazwa", "Wartość brutto")[1]).toBe("lineGross")
  expect(meant("Nazwa", "Wartość netto")[1]).toBe("lineTotal")
})

test("an item beside the name and the number of the goods is the number of the row", () => {
  const meant = (...names: readonly string[]) =>
    tableLabels(names.map((name) => ({ name, type: "string" }))).map(({ concept }) => concept)
  expect(meant("Item", "Material", "Description")).toEqual(["position", "article", "description"])
  expect(meant("Item", "Material number", "Remark")[0]).toBe("description")
  expect(meant("Pos.", "Item", "Article number", "Description")[1]).toBe("description")
})

test("a name of two parts is also printed with another sign between them", () => {
  const keysOf = (name: string) => columnLabels({ name, type: "number" }).labels.map(({ key }) => key)
  expect(keysOf("Levies and duties")).toContain("leviesduties")
  expect(keysOf("Gebühren und Abgaben")).toContain("gebuhrenabgaben")
  expect(keysOf("Levies & duties")).toContain("leviesandduties")
})

test.each(["Total spots", "Total units", "Spots total"])("%s are counted and no amount", (name) => {
  const { concept, labels } = columnLabels({ name, type: "number" })
  expect(concept).toBe("quantity")
  expect(labels.map(({ key }) => key)).toContain("tot")
})

test("of the headings of one concept, a word of a longer name counts more", () => {
  const labels = columnLabels({ name: "Quantity delivered", type: "number" }).labels
  const weightOf = (key: string) => labels.find((label) => label.key === key)?.weight ?? 0
  expect(weightOf("delivered")).toBeGreaterThan(weightOf("ordered"))
})

const conceptsOf = (columns: readonly (readonly [name: string, type: "string" | "number"])[]) =>
  tableLabels(columns.map(([name, type]) => ({ name, type }))).map(({ concept }) => concept)

test("a text that may be an amount is none beside one that is", () => {
  expect(
    conceptsOf([
      ["Charge", "string"],
      ["Amount", "number"],
    ]),
  ).toEqual([undefined, "lineTotal"])
  expect(conceptsOf([["Charge", "string"]])).toEqual(["lineTotal"])
})

test.each(["Price unit", "Price per", "Preiseinheit", "Prisenhet"])("%s beside a price is what it is for", (name) => {
  expect(
    conceptsOf([
      ["Unit price", "number"],
      [name, "number"],
    ]),
  ).toEqual(["unitPrice", "priceBase"])
})

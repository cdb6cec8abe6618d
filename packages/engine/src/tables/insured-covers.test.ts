import { expect, test } from "vitest"
import type { TableDefinition, ValueType } from "../configuration.ts"
import { aContext, aPage, aTable } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

const covers = (sum: ValueType): TableDefinition => ({
  name: "Coverages",
  columns: [
    { name: "Coverage", type: "string" },
    { name: "Sum insured", type: sum },
    { name: "Deductible", type: "string" },
    { name: "Net premium", type: "number" },
  ],
})
const xs = [50, -360, 400, -540]
const heading = ["Garantía", "Capital asegurado", "Franquicia", "Prima neta (€)"]
const rows = [
  heading,
  ["Incendio, rayo y explosión", "118.000,00 €", "Sin franquicia", "62,14"],
  ["Daños por agua", "28.000,00 €", "150 €", "58,77"],
  ["Rotura de lunas", "Valor total", "Sin franquicia", "14,20"],
  ["Defensa jurídica", "Incluida", "-", "incl."],
]
const sums = [
  ["Prima neta", "135,11 €"],
  ["Impuestos (8%)", "10,81 €"],
  ["Prima total", "145,92 €"],
]

const read = (sum: ValueType, titles: boolean) => {
  const [head = [], fire = [], ...others] = rows
  const list = titles ? [head, ["DAÑOS"], fire, ["OTROS"], ...others] : rows
  const prints = [...aTable(xs, list), ...aTable([-300, -540], sums, { top: 100 + 20 * list.length + 15 })]
  return extractTable(aContext([aPage(prints)]), covers(sum)).rows.map((row) => Object.values(row))
}

test("a list of covers is read below headings of another language, down to the sums beside the names", () => {
  expect(read("string", false)).toEqual([
    ["Incendio, rayo y explosión", "118.000,00 €", "Sin franquicia", 62.14],
    ["Daños por agua", "28.000,00 €", "150 €", 58.77],
    ["Rotura de lunas", "Valor total", "Sin franquicia", 14.2],
    ["Defensa jurídica", "Incluida", null, null],
  ])
})

test("titles of groups are no covers", () => {
  expect(read("number", true).map(([cover]) => cover)).toEqual([
    "Incendio, rayo y explosión",
    "Daños por agua",
    "Rotura de lunas",
    "Defensa jurídica",
  ])
})

import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { at, valueOf } from "../../../test/builders/paper.ts"
import { extractFields } from "../extract-fields.ts"

const sums = [
  at(300, 60, "Gross total"),
  at(400, 60, "2,480.00"),
  at(300, 74, "Agency commission 10%"),
  at(400, 74, "-248.00"),
  at(300, 88, "VAT 20%"),
  at(400, 88, "446.40"),
  at(300, 102, "Total payable"),
  at(400, 102, "£2,678.40"),
]

test("the label that reads as the name of a field is preferred to its other labels", () => {
  expect(valueOf("Gross total", "number", sums)).toBe(2480)
  expect(valueOf("Total payable", "number", sums)).toBe(2678.4)
})

test("the ages of debts are no such names", () => {
  const prints = [at(50, 60, "Current"), at(150, 60, "30 days"), at(250, 60, "60 days")]
  const values = [at(50, 74, "12.00"), at(150, 74, "715.20"), at(250, 74, "0.00")]
  expect(valueOf("30 days", "number", [...prints, ...values])).toBe(715.2)
})

test("a label may leave out the word for a number that a name ends with", () => {
  const prints = [at(50, 60, "Client job: 7714-B"), at(50, 74, "Confirmation"), at(150, 74, "5520117")]
  expect(valueOf("Client job number", "string", prints)).toBe("7714-B")
  expect(valueOf("Confirmation number", "string", prints)).toBe("5520117")
})

test("a number below the label that reads as the name of a field is preferred to the number in the title", () => {
  const prints = [
    { text: "PEDIDO DE VENDA", x: 350, y: 40, size: 16 },
    { text: "Nº 0045187", x: 350, y: 62, size: 10 },
    at(50, 120, "PEDIDO DO CLIENTE"),
    at(200, 120, "FRETE"),
    at(50, 134, "OC 3391"),
    at(200, 134, "CIF"),
  ]
  const fields = ["Número do pedido", "Pedido do cliente"].map((name) => ({ name, type: "string" as const }))
  const found = extractFields(aContext([aPage(prints)]), { name: "Pedido", fields }).fields
  expect(fields.map(({ name }) => found.get(name)?.value)).toEqual(["0045187", "OC 3391"])
})

import { expect, test } from "vitest"
import { at } from "../../../test/builders/paper.ts"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { planField } from "../../lexicon/plan-field.ts"
import { addressBeside } from "./address-beside.ts"
import { findLabels } from "../labels/find-labels.ts"
import { createNeighbourhood } from "./neighbours.ts"

test("an address beside its label goes on past the lines of another column, without the label of its code", () => {
  const prints = [
    at(146, 172, "Northumberland"),
    at(146, 183, "Postal Code: NE46 1EZ"),
    at(307, 189, "Shipping Address:"),
    at(411, 189, "7 Burn Lane"),
    at(146, 194, "United Kingdom"),
    at(411, 199, "Hexham"),
    at(43, 208, "Contact:"),
    at(146, 208, "Alison Rudge"),
    at(411, 209, "Northumberland"),
    at(411, 219, "Postal Code: NE46 3HS"),
    at(307, 240, "Against Sales Order:"),
    at(411, 240, "SAL-2026-00188"),
  ]
  const context = aContext([aPage(prints)])
  const field = { name: "Shipping address", type: "string" } as const
  const map = findLabels(context, [planField({ name: "Delivery note", fields: [field] }, field)])
  const hit = map.hits.find(({ segment }) => segment.text === "Shipping Address:")
  const run = hit && addressBeside(hit, map, createNeighbourhood(context))
  expect(run?.fragments.map(({ text }) => text).join(" ")).toBe("7 Burn Lane Hexham Northumberland NE46 3HS")
})

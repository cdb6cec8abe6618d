import { expect, test } from "vitest"
import { planClerks } from "./clerks.ts"
import { planFields } from "./labels.ts"

const conceptsOf = (...names: readonly string[]) =>
  planClerks(planFields({ name: "Purchase order", fields: names.map((name) => ({ name, type: "string" })) })).map(
    ({ concept }) => concept,
  )

test("beside the company that orders, another field for the buyer asks for the person", () => {
  expect(conceptsOf("Buyer company", "Purchaser")).toEqual(["buyer", "contactPerson"])
  expect(conceptsOf("Buyer name", "Vendor")).toEqual(["buyer", "seller"])
  expect(conceptsOf("Purchaser", "Vendor")).toEqual(["buyer", "seller"])
})

import { expect, test } from "vitest"
import { planClerks } from "./clerks.ts"
import { planFields } from "./plan-fields.ts"

const plansOf = (names: readonly string[]) =>
  planFields({ name: "Purchase order", fields: names.map((name) => ({ name, type: "string" })) })

const conceptsOf = (...names: readonly string[]) => planClerks(plansOf(names), false).map(({ concept }) => concept)

test("beside the agency or the advertiser of an advertising order, the buyer is a person", () => {
  const concepts = planClerks(plansOf(["Buyer", "Agency"]), true).map(({ concept }) => concept)
  expect(concepts).toEqual(["contactPerson", "agency"])
  expect(conceptsOf("Buyer", "Agency")).toEqual(["buyer", "agency"])
})

test("beside the company that orders, another field for the buyer asks for the person", () => {
  expect(conceptsOf("Buyer company", "Purchaser")).toEqual(["buyer", "contactPerson"])
  expect(conceptsOf("Buyer name", "Vendor")).toEqual(["buyer", "seller"])
  expect(conceptsOf("Purchaser", "Vendor")).toEqual(["buyer", "seller"])
})

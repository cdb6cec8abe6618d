import { expect, test } from "vitest"
import { Random } from "../random.ts"
import { acceptedAddresses, acceptedNumbers, addressValue } from "./accepted-values.ts"
import { countries } from "./countries/countries.ts"
import { drawParty } from "./party.ts"

const [country] = countries
if (!country) throw new RangeError("There is no country.")
const party = {
  ...drawParty(new Random("accepted"), country, false),
  name: "Harbour Tools Inc.",
  address: ["12 Quay Road", "Suite 4", "Portland, OR 97210"],
}

test("the true address has its lines joined by commas", () => {
  expect(addressValue(party)).toBe("12 Quay Road, Suite 4, Portland, OR 97210")
})

test("an address is also right with its name or country, by its lines and without commas, but not cut", () => {
  const accepted = acceptedAddresses(party)
  expect(accepted).toContain("Harbour Tools Inc., 12 Quay Road, Suite 4, Portland, OR 97210")
  expect(accepted).toContain("12 Quay Road, Suite 4, Portland, OR 97210, United States")
  expect(accepted).toContain("12 Quay Road Suite 4 Portland, OR 97210")
  expect(accepted).toContain("12 Quay Road, Suite 4 Portland, OR 97210")
  expect(accepted).toContain("12 Quay Road Suite 4 Portland OR 97210")
  expect(accepted).not.toContain("12 Quay Road, Portland, OR 97210")
  expect(accepted).not.toContain(addressValue(party))
})

test("a number is also right without its spaces, its country or the kind of tax", () => {
  expect(acceptedNumbers("GB 123 4567 89")).toStrictEqual(["GB123456789", "123 4567 89"])
  expect(acceptedNumbers("CHE-123.456.789 MWST")).toContain("CHE-123.456.789")
  expect(acceptedNumbers("DE123456789")).toStrictEqual([])
})

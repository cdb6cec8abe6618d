import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

const body = [at(50, 60, "Certificate of analysis"), at(50, 300, "The sample complies with the limits of the permit.")]

test.each(["Signatory", "Signed by", "Unterzeichner", "Firmatario"])(
  "who signed is the person alone above a job title at the end: %s",
  (name) => {
    const page = [...body, at(50, 400, "J. Ridsdale"), at(50, 412, "Laboratory Manager")]
    expect(valueOf(name, "string", page)).toBe("J. Ridsdale")
  },
)

test("a name that is also written by hand above is the same person", () => {
  const page = [...body, at(50, 388, "J. Ridsdale"), at(50, 400, "J. Ridsdale"), at(50, 412, "Laboratory Manager")]
  expect(valueOf("Signed by", "string", page)).toBe("J. Ridsdale")
})

test("names of an address, of a list or of two persons sign nothing", () => {
  const address = [at(50, 400, "Ann Miller"), at(50, 412, "Mill Lane"), at(50, 424, "Ashby")]
  const list = [at(50, 400, "Ann Miller"), at(300, 400, "Room 4"), at(50, 412, "Engineer")]
  const two = [at(50, 400, "Ann Miller"), at(50, 412, "Engineer"), at(50, 450, "Bo Ek"), at(50, 462, "Manager")]
  for (const end of [address, list, two]) expect(valueOf("Signatory", "string", [...body, ...end])).toBeNull()
})

import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

/** Returns the candidates of a field in a letter to the lines of a block, the best first. */
function candidatesOf(name: string, lines: readonly string[]): unknown[] {
  const prints: Print[] = [
    { text: "Nordwind GmbH · Am Hang 3 · 28195 Bremen", x: 50, y: 94 },
    ...lines.map((text, index) => ({ text, x: 50, y: 110 + 12 * index })),
    { text: "Rechnung Nr. 4711", x: 50, y: 200 },
  ]
  const { candidates } = extractFields(aContext([aPage(prints)]), {
    name: "Invoice",
    fields: [{ name, type: "string" }],
  })
  return candidates.flat().map(({ value }) => value)
}

test("a name may go on in the next line of its block", () => {
  const lines = ["Friends of the Upper Wharfe Valley", "Steam Preservation Trust", "Mill Lane 3", "69876 Frankfurt"]
  expect(candidatesOf("Customer", lines)).toEqual([
    "Friends of the Upper Wharfe Valley",
    "Friends of the Upper Wharfe Valley Steam Preservation Trust",
  ])
})

test("a name may end with the street that it is named by", () => {
  const lines = ["Wohnungseigentümergemeinschaft", "Lindenallee 5–9", "c/o Hausverwaltung Nord", "69876 Frankfurt"]
  expect(candidatesOf("Customer", lines)).toContain("Wohnungseigentümergemeinschaft Lindenallee 5–9")
})

test("a name with a legal form at its end does not go on", () => {
  const lines = ["Blaue Hüte KG", "Wareneingang Tor", "Gasse 4", "69876 Frankfurt"]
  expect(candidatesOf("Customer", lines)).not.toContain("Blaue Hüte KG Wareneingang Tor")
})

test("a firm below a person may be the name", () => {
  const lines = ["Herr Ing. Jonas Wieland", "Blaue Hüte KG", "Gasse 4", "69876 Frankfurt"]
  expect(candidatesOf("Customer", lines)).toContain("Blaue Hüte KG")
})

test("a name does not end with the street of its address", () => {
  expect(candidatesOf("Customer", ["Jonas Wieland", "Gasse 4", "69876 Frankfurt"])).toEqual(["Jonas Wieland"])
})

test("an address may begin above its street, or below its first line", () => {
  const lines = ["Blaue Hüte KG", "Landgut Hohenfeld", "Gasse 4", "69876 Frankfurt"]
  expect(candidatesOf("Customer address", lines)).toEqual([
    "Gasse 4 69876 Frankfurt",
    "Landgut Hohenfeld Gasse 4 69876 Frankfurt",
  ])
  expect(candidatesOf("Customer address", ["Blaue Hüte KG", "Lizenz Nr. 118", "Gasse 4", "69876 Frankfurt"])).toContain(
    "Gasse 4 69876 Frankfurt",
  )
})

test("an address with several lines between the name and the street may begin at each end of them", () => {
  const lines = ["Blaue Hüte KG", "Warenannahme Mitte", "Landgut Hohenfeld", "Gasse 4", "69876 Frankfurt"]
  expect(candidatesOf("Customer address", lines)).toEqual([
    "Gasse 4 69876 Frankfurt",
    "Landgut Hohenfeld Gasse 4 69876 Frankfurt",
    "Warenannahme Mitte Landgut Hohenfeld Gasse 4 69876 Frankfurt",
  ])
})

import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { planFields } from "../../lexicon/plan-fields.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import { extractFields } from "../extract-fields.ts"
import { createNameMatcher } from "./similar-names.ts"

function similarity(name: string, label: string): number {
  const plans = planFields({ name: "Form", fields: [{ name, type: "string" }] })
  return createNameMatcher(plans)(canonicalTokens(label)).get(0) ?? 0
}

test.each([
  ["Registrant name", "Name of Registrant"],
  ["Name of the applicant", "Applicant"],
  ["Department manager", "Dept. manager"],
  ["Vessel registration port", "Port of registration of vessel"],
  ["Projektbudget", "Cost of the project"],
  ["Organisme enregistré", "Registrant"],
  ["Harbour pilot", "Harbcur pilot"],
  ["Harbour pilot", "Harbou pilot"],
  ["Pay date", "Tag der Lohnzahlung"],
  ["First name of the tenant", "Prénom du locataire"],
  ["Colour of the vehicle", "Kolor pojazdu"],
])("a field named %s may be labelled %s", (name, label) => {
  expect(similarity(name, label)).toBeGreaterThan(0.7)
})

test.each([
  ["Registrant name", "Registration No."],
  ["Name of the applicant", "Name of the witness"],
  ["Vessel", "Port"],
  ["Registered keeper", "Registration"],
  ["Harbour pilot", "Harness"],
  ["Pay date", "Lohnperiode"],
  ["Personal number", "Anställningsnr"],
])("a field named %s is not labelled %s", (name, label) => {
  expect(similarity(name, label)).toBe(0)
})

function valuesOf(names: readonly string[], prints: readonly Print[]) {
  const fields = names.map((name) => ({ name, type: "string" as const }))
  const { fields: found } = extractFields(aContext([aPage(prints)]), { name: "Form", fields })
  return names.map((name) => found.get(name)?.value)
}

test("the value in a numbered box is below its label, not the label of the next box", () => {
  const prints = [
    { text: "1. Name of Registrant", x: 50, y: 100 },
    { text: "2. Registration No.", x: 350, y: 100 },
    { text: "Meridian Harbour Group", x: 50, y: 114 },
    { text: "5478", x: 350, y: 114 },
    { text: "3. Residence Address", x: 50, y: 135 },
  ]
  expect(valuesOf(["Registrant name", "Registration number"], prints)).toEqual(["Meridian Harbour Group", "5478"])
})

test("an empty box has no value, although the next box is below it", () => {
  const prints = [
    { text: "7. Vessel", x: 50, y: 100 },
    { text: "8. Port of call", x: 50, y: 114 },
    { text: "Rotterdam", x: 50, y: 128 },
  ]
  expect(valuesOf(["Vessel", "Port of call"], prints)).toEqual([undefined, "Rotterdam"])
})

test("a label with a field's words in another order leads to its value", () => {
  expect(valuesOf(["Vessel name"], [{ text: "Name of vessel: Anna Maria", x: 50, y: 100 }])).toEqual(["Anna Maria"])
})

test("a received stamp dates the receipt", () => {
  const context = aContext([aPage([{ text: "Received by the Registration Unit 07/26/2016 3:33:46 PM", x: 50, y: 20 }])])
  const object = { name: "Form", fields: [{ name: "Filing date", type: "date" as const }] }
  expect(extractFields(context, object).fields.get("Filing date")?.value).toBe("2016-07-26")
})

test("the number of the next box is not a value, even where it stands apart from its label", () => {
  const prints = [
    { text: "1.", x: 50, y: 100 },
    { text: "Vessel", x: 90, y: 100 },
    { text: "2.", x: 350, y: 100 },
    { text: "Port of call", x: 390, y: 100 },
    { text: "Anna Maria", x: 90, y: 114 },
    { text: "Rotterdam", x: 390, y: 114 },
  ]
  expect(valuesOf(["Vessel", "Port of call"], prints)).toEqual(["Anna Maria", "Rotterdam"])
})

test("a label that resembles many names means the most similar ones", () => {
  const names = Array.from({ length: 100 }, (_, index) => `Zork ${index} quux`)
  const plans = planFields({ name: "Form", fields: names.map((name) => ({ name, type: "string" })) })
  const similar = createNameMatcher(plans)(canonicalTokens("Zork 57 quux"))
  expect(similar.get(57)).toBe(1)
  expect(similar.size).toBeLessThan(10)
})

test("a word for the kind of value at the end of a label is part of it, and no value", () => {
  const prints = [
    { text: "VESSEL NAME", x: 50, y: 100 },
    { text: "Anna Maria", x: 50, y: 114 },
    { text: "VESSEL CODE", x: 300, y: 100 },
    { text: "KX 88", x: 300, y: 114 },
  ]
  expect(valuesOf(["Vessel"], prints)).toEqual(["Anna Maria"])
})

test("the middle of a sentence is not a label", () => {
  const prints = [
    { text: "its registrant uploads every supporting document", x: 50, y: 100 },
    { text: "Name of Registrant", x: 50, y: 120 },
    { text: "Meridian Harbour Group", x: 180, y: 120 },
  ]
  expect(valuesOf(["Enregistré"], [{ text: "registrant uploads every document", x: 50, y: 100 }])).toEqual([undefined])
  expect(valuesOf(["Organisme enregistré"], prints)).toEqual(["Meridian Harbour Group"])
})

import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

function valueOf(name: string, ...prints: readonly Print[]) {
  const total = { text: "Total 1,250.00", x: 50, y: 300 }
  const fields = [{ name, type: "string" as const }]
  return extractFields(aContext([aPage([...prints, total])]), { name: "Invoice", fields }).fields.get(name)?.value
}

test("the mail address at the end of a sentence is that of the sender, whatever word precedes it", () => {
  const prints = [
    { text: "Statement", x: 250, y: 50, size: 16 },
    { text: "Harbour Timber & Hardware", x: 50, y: 80 },
    { text: "Questions? Call (555) 555-0139 or write to office@harbourtimber.example", x: 50, y: 420 },
  ]
  expect(valueOf("Supplier email", ...prints)).toBe("office@harbourtimber.example")
})

test("a web address is found by its form, without a label", () => {
  const prints = [
    { text: "Harbour Power & Light Ltd", x: 50, y: 40, size: 14 },
    { text: "www.harbour-power.example", x: 400, y: 42 },
    { text: "Invoice 4711", x: 50, y: 100 },
  ]
  expect(valueOf("Website", ...prints)).toBe("www.harbour-power.example")
})

test("a word of eleven letters in a sentence in capitals is no code of a bank", () => {
  const name = { text: "Harbour Power & Light Ltd", x: 50, y: 40, size: 14 }
  const line = (text: string) => valueOf("BIC", name, { text, x: 50, y: 80 })
  expect(line("COBADEFFXXX 10 20")).toBe("COBADEFFXXX")
  expect(line("PAIEMENT DE 2 FACTURES FOURNISSEUR")).toBeUndefined()
})

import { expect, test } from "vitest"
import { aContext, aPage } from "../../test/builders/page.ts"
import { extractFields } from "./extract-fields.ts"

test("the mail address at the end of a sentence is that of the sender, whatever word precedes it", () => {
  const context = aContext([
    aPage([
      { text: "Statement", x: 250, y: 50, size: 16 },
      { text: "Harbour Timber & Hardware", x: 50, y: 80 },
      { text: "Balance 1,250.00", x: 50, y: 300 },
      { text: "Questions? Call (555) 555-0139 or write to office@harbourtimber.example", x: 50, y: 420 },
    ]),
  ])
  const fields = [{ name: "Supplier email", type: "string" as const }]
  const found = extractFields(context, { name: "Statement", fields }).fields
  expect(found.get("Supplier email")?.value).toBe("office@harbourtimber.example")
})

test("a web address is found by its form, without a label", () => {
  const context = aContext([
    aPage([
      { text: "Harbour Power & Light Ltd", x: 50, y: 40, size: 14 },
      { text: "www.harbour-power.example", x: 400, y: 42 },
      { text: "Invoice 4711", x: 50, y: 100 },
      { text: "Total 1,250.00", x: 50, y: 300 },
    ]),
  ])
  const fields = [{ name: "Website", type: "string" as const }]
  const found = extractFields(context, { name: "Invoice", fields }).fields
  expect(found.get("Website")?.value).toBe("www.harbour-power.example")
})

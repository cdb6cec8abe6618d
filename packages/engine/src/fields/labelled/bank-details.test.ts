import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

function valuesOf(prints: readonly Print[]) {
  const fields = ["Customer number", "Bank account"].map((name) => ({ name, type: "string" as const }))
  const found = extractFields(aContext([aPage(prints)]), { name: "Invoice", fields }).fields
  return fields.map(({ name }) => found.get(name)?.value ?? null)
}

test("an account number among the details of a bank is the account there, and not that of the customer", () => {
  const prints = [
    at(50, 50, "Invoice no. 2024-17"),
    at(50, 600, "Harbour Savings Bank"),
    at(50, 612, "BSB: 098-984"),
    at(50, 624, "Account no.: 561812918"),
  ]
  expect(valuesOf(prints)).toEqual([null, "561812918"])
})

test("an account number is that of the customer among the document's references, not among the details of a bank", () => {
  const scoreOf = (...beside: readonly Print[]) => {
    const prints = [at(50, 50, "Invoice no. 2024-17"), at(50, 624, "Account no.: 561812918"), ...beside]
    const object = { name: "Invoice", fields: [{ name: "Customer number", type: "string" as const }] }
    return extractFields(aContext([aPage(prints)]), object).candidates[0]?.[0]?.score ?? 0
  }
  expect(scoreOf(at(50, 612, "Due: 3 May 2026"))).toBeGreaterThan(2 * scoreOf(at(50, 612, "BSB: 098-984")))
})

test("the code of an Indian branch has letters", () => {
  const prints = [at(50, 50, "Tax invoice"), at(50, 612, "Branch & IFS Code : Old Market & NRWD0071953")]
  const object = { name: "Invoice", fields: [{ name: "IFSC", type: "string" as const }] }
  expect(extractFields(aContext([aPage(prints)]), object).fields.get("IFSC")?.value).toBe("NRWD0071953")
})

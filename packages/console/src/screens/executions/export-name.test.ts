import { expect, test } from "vitest"
import { exportNameOf } from "./export-name.ts"

test("an export has the name of its document, and says whether it has corrections", () => {
  expect(exportNameOf("invoice.pdf", { mode: "csv", reviewed: false })).toBe("invoice.csv")
  expect(exportNameOf("a.b.pdf", { mode: "xlsx", reviewed: true })).toBe("a.b reviewed.xlsx")
  expect(exportNameOf("scan", { mode: "json", reviewed: false })).toBe("scan.json")
  expect(exportNameOf(".pdf", { mode: "json", reviewed: false })).toBe(".pdf.json")
})

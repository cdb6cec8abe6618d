import { expect, test } from "vitest"
import { labelOf } from "./pointer-label.ts"

test("a pointer is shown as the names that people gave", () => {
  expect(labelOf("/Invoice/fields/Total")).toBe("Invoice › Total")
  expect(labelOf("/Invoice/tables/Lines")).toBe("Invoice › Lines")
  expect(labelOf("/In~1Out/fields/a~0b")).toBe("In/Out › a~b")
})

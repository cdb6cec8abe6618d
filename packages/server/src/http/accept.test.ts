import { expect, test } from "vitest"
import { acceptedType } from "./accept.ts"

test.each([
  ["text/csv", "text/csv"],
  ["TEXT/CSV;q=0.9, application/pdf;q=0.2", "text/csv"],
  ["text/csv;q=0.1,application/pdf", "application/pdf"],
  ["text/csv;q=0", undefined],
  ["text/csv;q=nonsense", undefined],
  ["*/*", undefined],
  ["text/*", undefined],
  [undefined, undefined],
] as const)("Accept: %s chooses %s", (header, type) => {
  expect(acceptedType(header, ["text/csv", "application/pdf"])).toBe(type)
})

import { expect, test } from "vitest"
import { auditedOperations } from "../../search-values.ts"
import { operationWords } from "./audited-operations.ts"

test("the filter of the audit log offers every operation that the log can have", () => {
  expect(auditedOperations.toSorted()).toEqual(Object.keys(operationWords).toSorted())
})

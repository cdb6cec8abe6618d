import { expect, test } from "vitest"
import { parseWorkflow } from "./parse-workflow.ts"

const field = { name: "total", type: "number" }
const workflow = { name: "Invoices", configuration: { objects: [{ name: "Invoice", fields: [field] }] } }
const withObject = (object: object) => ({ name: "a", configuration: { objects: [object] } })

test("a definition is parsed from JSON text and from a value", () => {
  expect(parseWorkflow(JSON.stringify(workflow))).toStrictEqual(workflow)
  expect(parseWorkflow(workflow)).toBe(workflow)
  for (const retentionDays of [1, 3650])
    expect(parseWorkflow({ ...workflow, retentionDays })).toHaveProperty("retentionDays")
})

test.each([
  [null, "workflow: must be an object"],
  [[], "workflow: must be an object"],
  [{ ...workflow, name: " " }, "name: must be a string of 1 to 200 characters"],
  [{ ...workflow, description: 7 }, "description: must be a string"],
  [{ name: "a" }, "configuration: must be an object"],
  [{ name: "a", configuration: {} }, "configuration.objects: must be an array"],
  [{ name: "a", configuration: { objects: [] } }, "configuration.objects: must have at least one object"],
  [withObject({ name: "A" }), "configuration.objects[0]: must have a field or a table"],
  [
    withObject({ name: "A", fields: [{ name: "b" }] }),
    "configuration.objects[0].fields[0].type: must be string, date or number",
  ],
  [
    withObject({ name: "A", fields: [field, { ...field, name: "total " }] }),
    'configuration.objects[0].fields[1].name: "total" is used twice',
  ],
  [
    withObject({ name: "A", tables: [{ name: "b", columns: [] }] }),
    "configuration.objects[0].tables[0].columns: must have at least one column",
  ],
  [
    withObject({ name: "A", fields: Array.from({ length: 501 }, (_, i) => ({ ...field, name: `f${i}` })) }),
    "configuration: must have at most 500 fields and columns in total",
  ],
])("an invalid definition is rejected with the path and the problem (%#)", (wrong, message) => {
  expect(() => parseWorkflow(wrong)).toThrow(message)
})

test.each([0, 3651, 1.5, "30", null])("executions cannot be kept for %j days", (retentionDays) => {
  expect(() => parseWorkflow({ ...workflow, retentionDays })).toThrow(
    "retentionDays: must be a whole number from 1 to 3650",
  )
})

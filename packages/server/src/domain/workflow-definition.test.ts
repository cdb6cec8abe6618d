import type { Configuration, ObjectDefinition } from "@docsift/engine"
import { expect, test } from "vitest"
import { readWorkflowDefinition } from "./workflow-definition.ts"

const field = (name: string) => ({ name, type: "string" as const })
const read = (configuration: Configuration) => readWorkflowDefinition({ name: "W", configuration })
const readObject = (object: Partial<ObjectDefinition>) =>
  read({ objects: [{ name: "Invoice", fields: [field("Number")], ...object }] })

test("names are trimmed everywhere and a missing description becomes empty", () => {
  const definition = readWorkflowDefinition({
    name: " Invoices ",
    configuration: {
      objects: [
        {
          name: " Invoice ",
          description: " kept as it is ",
          fields: [{ name: " Total ", type: "number" }],
          tables: [{ name: " Lines ", columns: [{ name: " Text ", type: "string" }] }],
        },
      ],
    },
  })
  expect(definition).toEqual({
    name: "Invoices",
    description: "",
    configuration: {
      objects: [
        {
          name: "Invoice",
          description: " kept as it is ",
          fields: [{ name: "Total", type: "number" }],
          tables: [{ name: "Lines", columns: [{ name: "Text", type: "string" }] }],
        },
      ],
    },
  })
})

test("a definition without objects is rejected", () => {
  expect(() => read({ objects: [] })).toThrow("configuration.objects: must have at least one object")
})

test.each<[Partial<ObjectDefinition>, string]>([
  [{ fields: [] }, "configuration.objects[0]: must have at least one field or table"],
  [
    {
      tables: [
        { name: "A", columns: [field("x")] },
        { name: "B", columns: [] },
      ],
    },
    "configuration.objects[0].tables[1].columns: must have at least one column",
  ],
  [
    { fields: [field("a"), field(" a ")] },
    "configuration.objects[0].fields[1].name: must differ from configuration.objects[0].fields[0].name",
  ],
  [
    { tables: [{ name: "A", columns: [field("x"), field("x")] }] },
    "configuration.objects[0].tables[0].columns[1].name: must differ from configuration.objects[0].tables[0].columns[0].name",
  ],
  [{ fields: [field("  ")] }, "configuration.objects[0].fields[0].name: must not be empty"],
  [{ fields: [field("a\tb")] }, "configuration.objects[0].fields[0].name: must not contain control characters"],
  [{ name: "n".repeat(129) }, "configuration.objects[0].name: must have at most 128 characters"],
  [
    { fields: Array.from({ length: 501 }, (_, index) => field(`f${index}`)) },
    "configuration: must have at most 500 fields and columns together",
  ],
  [{ description: "x".repeat(262_144) }, "configuration: must have at most 262144 bytes as JSON"],
])("an invalid object is rejected with its position and the rule (%#)", (object, sentence) => {
  expect(() => readObject(object)).toThrow(sentence)
})

test("a field and a table may share a name", () => {
  expect(() => readObject({ fields: [field("a")], tables: [{ name: "a", columns: [field("a")] }] })).not.toThrow()
})

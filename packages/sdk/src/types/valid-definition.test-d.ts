import { expectTypeOf, test } from "vitest"
import type { Client } from "../client.ts"
import { defineWorkflow } from "../define-workflow.ts"
import type { ExtractedData, UntypedData } from "./extracted-data.ts"

declare const client: Client

const field = { name: "b", type: "string" } as const
const twice = [field, { name: "b", type: "number" }] as const
const name = "a"
const fields = [field] as const

test("an unknown type of value and a table without columns do not compile", () => {
  // @ts-expect-error -- no such type of value
  defineWorkflow({ name, configuration: { objects: [{ name: "A", fields: [{ name: "b", type: "boolean" }] }] } })
  // @ts-expect-error -- a table needs columns
  defineWorkflow({ name, configuration: { objects: [{ name: "A", tables: [{ name: "b" }] }] } })
})

test("unknown members do not compile", () => {
  // @ts-expect-error -- in a definition
  defineWorkflow({ name, descripton: "", configuration: { objects: [{ name: "A", fields: [field] }] } })
  // @ts-expect-error -- in an object
  defineWorkflow({ name, configuration: { objects: [{ name: "A", feilds: [field] }] } })
  // @ts-expect-error -- in a field
  defineWorkflow({ name, configuration: { objects: [{ name: "A", fields: [{ ...field, required: true }] }] } })
  const columns = [{ ...field, width: 1 }] as const
  // @ts-expect-error -- in a column
  defineWorkflow({ name, configuration: { objects: [{ name: "A", tables: [{ name: "t", columns }] }] } })
})

test("empty lists and names, and objects without content, do not compile", () => {
  // @ts-expect-error -- no object
  defineWorkflow({ name, configuration: { objects: [] } })
  // @ts-expect-error -- no content
  defineWorkflow({ name, configuration: { objects: [{ name: "A" }] } })
  // @ts-expect-error -- no content
  defineWorkflow({ name, configuration: { objects: [{ name: "A", fields: [], tables: [] }] } })
  // @ts-expect-error -- no column
  defineWorkflow({ name, configuration: { objects: [{ name: "A", tables: [{ name: "t", columns: [] }] }] } })
  // @ts-expect-error -- an empty name
  defineWorkflow({ name, configuration: { objects: [{ name: "", fields: [field] }] } })
})

test("a duplicate name among siblings does not compile", () => {
  const object = { name: "A", fields } as const
  // @ts-expect-error -- two objects "A"
  defineWorkflow({ name, configuration: { objects: [object, object] } })
  // @ts-expect-error -- two fields "b"
  defineWorkflow({ name, configuration: { objects: [{ name: "A", fields: twice }] } })
  // @ts-expect-error -- two columns "b"
  defineWorkflow({ name, configuration: { objects: [{ name: "A", tables: [{ name: "t", columns: twice }] }] } })
})

test("create and update accept the same definitions", () => {
  // @ts-expect-error -- two fields "b"
  void client.workflows.create({ name, configuration: { objects: [{ name: "A", fields: twice }] } })
  // @ts-expect-error -- an unknown member
  void client.workflows.update("wkf_3f9a1c7e20b4", { name, configuration: { objects: [{ name: "A", feilds: [] }] } })
  void client.workflows.create({ name, configuration: { objects: [{ name: "A", fields: [field] }] } })
})

test("a stored workflow can be sent back, and a checked definition to create", async () => {
  const stored = await client.workflows.get("wkf_3f9a1c7e20b4")
  void client.workflows.update("wkf_3f9a1c7e20b4", { ...stored, name: "b" })
  void client.workflows.create(defineWorkflow({ name, configuration: { objects: [{ name: "A", fields: [field] }] } }))
})

test("optional members may be undefined", () => {
  const text: string | undefined = undefined
  defineWorkflow({
    name,
    description: text,
    configuration: { objects: [{ name: "A", fields: [field], tables: undefined }] },
  })
})

test("the same name in two objects, and names known only at run time, are not duplicates", () => {
  const dynamic: string = "x"
  const dynamicFields = [field]
  defineWorkflow({
    name,
    configuration: {
      objects: [
        { name: "A", fields: [field] },
        { name: "B", fields: [field] },
      ],
    },
  })
  const { configuration } = defineWorkflow({
    name,
    configuration: {
      objects: [
        { name: dynamic, fields: dynamicFields },
        { name: dynamic, fields: dynamicFields },
      ],
    },
  })
  expectTypeOf<ExtractedData<typeof configuration>>().toEqualTypeOf<UntypedData>()
})

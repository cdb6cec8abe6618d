import { expectTypeOf, test } from "vitest"
import type { Client } from "../client.ts"
import { defineWorkflow } from "../define-workflow.ts"
import type { ExecutionId, WorkflowId } from "../generated/ids.ts"
import type { Evidence } from "./evidence.ts"
import type { ExtractedData, UntypedData } from "./extracted-data.ts"
import type { WorkflowInput } from "./workflow.ts"

declare const client: Client
declare const file: Blob

const invoice = defineWorkflow({
  name: "Invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "number", type: "string" },
          { name: "issued on", type: "date" },
          { name: "total", type: "number" },
        ],
        tables: [
          {
            name: "lines",
            columns: [
              { name: "article", type: "string" },
              { name: "amount", type: "number" },
            ],
          },
        ],
      },
      { name: "Supplier", fields: [{ name: "VAT id", type: "string" }] },
      { name: "Payments", tables: [{ name: "payments", columns: [{ name: "paid on", type: "date" }] }] },
    ],
  },
})
type Invoice = ExtractedData<typeof invoice>

test("each value has the type of its field", () => {
  expectTypeOf<keyof Invoice>().toEqualTypeOf<"Invoice" | "Supplier" | "Payments">()
  expectTypeOf<Invoice["Invoice"]["fields"]["number"]>().toEqualTypeOf<string | null>()
  expectTypeOf<Invoice["Invoice"]["fields"]["issued on"]>().toEqualTypeOf<string | null>()
  expectTypeOf<Invoice["Invoice"]["fields"]["total"]>().toEqualTypeOf<number | null>()
  expectTypeOf<keyof Invoice["Invoice"]["fields"]>().toEqualTypeOf<"number" | "issued on" | "total">()
})

test("each table is a list of rows with the types of its columns", () => {
  type Row = Invoice["Invoice"]["tables"]["lines"][number]
  expectTypeOf<Row>().toEqualTypeOf<{ readonly article: string | null; readonly amount: number | null }>()
  expectTypeOf<Invoice["Payments"]["tables"]["payments"][number]["paid on"]>().toEqualTypeOf<string | null>()
})

test("an object has only the fields and tables of its definition", () => {
  expectTypeOf<Invoice["Supplier"]>().not.toHaveProperty("tables")
  expectTypeOf<Invoice["Payments"]>().not.toHaveProperty("fields")
})

test("extract, wait and get type the data by the definition", async () => {
  const workflow = await client.workflows.create(invoice)
  const extracted = await client.extract({ workflow, file })
  expectTypeOf(extracted.extractedData.Invoice.fields.total).toEqualTypeOf<number | null>()
  const byId = await client.extract({ workflow: "wkf_3f9a1c7e20b4", definition: invoice, file })
  expectTypeOf(byId.extractedData.Invoice.fields.total).toEqualTypeOf<number | null>()
  const waited = await client.executions.wait<typeof invoice>("exe_8d02e5b7146f")
  expectTypeOf(waited.extractedData.Supplier.fields["VAT id"]).toEqualTypeOf<string | null>()
  const execution = await client.executions.get<typeof invoice>("exe_8d02e5b7146f")
  if (execution.status === "Completed") expectTypeOf(execution.extractedData).toEqualTypeOf<Invoice>()
  if (execution.status === "Failed") expectTypeOf(execution.errorMessage).toEqualTypeOf<string>()
  // @ts-expect-error -- only a completed execution has data
  void execution.extractedData
})

test("an inline definition is typed like one in a variable", async () => {
  const workflow = await client.workflows.create({
    name: "Receipts",
    configuration: { objects: [{ name: "Receipt", fields: [{ name: "total", type: "number" }] }] },
  })
  const { extractedData } = await client.extract({ workflow, file })
  expectTypeOf(extractedData.Receipt.fields.total).toEqualTypeOf<number | null>()
})

test("a definition known only at run time yields untyped data, never any", async () => {
  expectTypeOf<ExtractedData<WorkflowInput>>().toEqualTypeOf<UntypedData>()
  expectTypeOf<ExtractedData<unknown>>().toEqualTypeOf<UntypedData>()
  const { extractedData } = await client.extract({ workflow: "wkf_3f9a1c7e20b4", file })
  expectTypeOf(extractedData).toEqualTypeOf<UntypedData>()
})

test("a schema types the data", async () => {
  const schema = { "~standard": { version: 1, vendor: "x", validate: () => ({ value: { sum: 1 } }) } } as const
  const { extractedData } = await client.extract({ workflow: "wkf_3f9a1c7e20b4", schema, file })
  expectTypeOf(extractedData).toEqualTypeOf<{ sum: number }>()
})

test("execute carries the type of the definition to wait and get", async () => {
  const workflow = await client.workflows.create(invoice)
  const started = await client.workflows.execute(workflow, file)
  const waited = await client.executions.wait(started)
  expectTypeOf(waited.extractedData).toEqualTypeOf<Invoice>()
  const untyped = await client.workflows.execute("wkf_3f9a1c7e20b4", file)
  expectTypeOf((await client.executions.wait(untyped)).extractedData).toEqualTypeOf<UntypedData>()
  expectTypeOf((await client.executions.wait(untyped, { definition: invoice })).extractedData).toEqualTypeOf<Invoice>()
  const execution = await client.workflows.execution("wkf_3f9a1c7e20b4", "exe_8d02e5b7146f", { definition: invoice })
  if (execution.status === "Completed") expectTypeOf(execution.extractedData).toEqualTypeOf<Invoice>()
})

test("evidence has the structure of the data", async () => {
  const workflow = await client.workflows.create(invoice)
  const { evidence, pages } = await client.extract({ workflow, file, evidence: true })
  expectTypeOf(evidence.Invoice.fields.total).toEqualTypeOf<Evidence | undefined>()
  expectTypeOf(evidence.Invoice.tables.lines[0]?.article).toEqualTypeOf<Evidence | undefined>()
  expectTypeOf(pages[0]?.width).toEqualTypeOf<number | undefined>()
  // @ts-expect-error -- a field that is not in the definition
  void evidence.Invoice.fields.totl
  const without = await client.extract({ workflow, file })
  // @ts-expect-error -- evidence was not requested
  void without.evidence
})

test("a string is assignable to an id, an id of another kind is not", () => {
  const text: string = "wkf_3f9a1c7e20b4"
  expectTypeOf(text).toExtend<WorkflowId>()
  expectTypeOf<ExecutionId>().not.toExtend<WorkflowId>()
})

test("a workbook is a Blob, every other export is text", async () => {
  expectTypeOf(await client.executions.export("exe_8d02e5b7146f", { mode: "xlsx" })).toEqualTypeOf<Blob>()
  expectTypeOf(await client.executions.export("exe_8d02e5b7146f", { mode: "csv" })).toEqualTypeOf<string>()
  expectTypeOf(await client.executions.export("exe_8d02e5b7146f")).toEqualTypeOf<string>()
})

test("a call has the type of its result, withResponse() too", async () => {
  expectTypeOf(await client.workflows.get("wkf_3f9a1c7e20b4").withResponse()).toHaveProperty("requestId")
  for await (const workflow of client.workflows.list()) expectTypeOf(workflow.name).toEqualTypeOf<string>()
})

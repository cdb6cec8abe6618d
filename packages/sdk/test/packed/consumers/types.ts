import { readFile } from "node:fs/promises"
import { Readable } from "node:stream"
import {
  type Client,
  defineWorkflow,
  type ExecutionId,
  type FileInput,
  NotFoundError,
  type WorkflowId,
} from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"
import { dataSchema } from "@docsift/sdk/schema"
import { unwrap } from "@docsift/sdk/webhooks"

type IsAny<A> = 0 extends 1 & A ? true : false
type Equal<A, B> = IsAny<A> extends false ? ([A] extends [B] ? ([B] extends [A] ? true : false) : false) : false

const invoices = defineWorkflow({
  name: "Invoices",
  configuration: {
    objects: [
      {
        name: "Invoice",
        fields: [
          { name: "total", type: "number" },
          { name: "issued", type: "date" },
        ],
        tables: [{ name: "lines", columns: [{ name: "article", type: "string" }] }],
      },
    ],
  },
})

/** One file of every form. */
export const files: readonly FileInput[] = [
  new Blob([]),
  new Response(""),
  new Uint8Array(1),
  new Float64Array(1),
  new DataView(new ArrayBuffer(1)),
  new ArrayBuffer(1),
  Buffer.from(""),
  readFile("invoice.pdf"),
  new Blob([]).stream(),
  Readable.from([""]),
  fromPath("invoice.pdf"),
  { data: new Uint8Array(1), name: "invoice.pdf", type: "application/pdf" },
  // @ts-expect-error -- a string could be a path from outside
  "invoice.pdf",
]

/** What multer, S3's `transformToByteArray()` and pdf-lib return: bytes over any memory. */
export const fromLibraries = (buffer: Buffer, bytes: Uint8Array): readonly FileInput[] => [
  buffer,
  bytes,
  { data: buffer, name: "invoice.pdf" },
  { data: new Blob([]).stream(), name: "invoice.pdf", size: 0 },
  new Request("https://shop.example", { method: "POST", body: "" }),
]

/** Uses the types of webhooks, whose events are told apart by their type. */
export async function receive(request: Request): Promise<string> {
  const event = await unwrap(await request.text(), request.headers, ["whsec_"])
  // @ts-expect-error -- what a body parser returned
  void unwrap(JSON.parse("{}") as { readonly type: string }, request.headers, "whsec_")
  return event.type === "webhook.test" ? event.data.webhookId : event.data.executionId
}

/** Uses the types that every compiler version and resolution must get right. */
export async function use(client: Client, execution: ExecutionId): Promise<void> {
  const workflow = await client.workflows.create(invoices)
  const { extractedData } = await client.extract({ workflow, file: fromPath("invoice.pdf") })
  const { fields, tables } = extractedData.Invoice
  void (true satisfies Equal<typeof fields.total, number | null>)
  void (true satisfies Equal<typeof fields.issued, string | null>)
  void (true satisfies Equal<(typeof tables.lines)[number]["article"], string | null>)
  // @ts-expect-error -- a field that is not in the definition
  void fields.vat
  // @ts-expect-error -- ids of different things are different types
  const wrong: WorkflowId = execution
  void wrong
  // @ts-expect-error -- an unknown status
  void client.executions.list({ status: "Done" })
  const checked = await client.extract({
    workflow: "wkf_3f9a1c7e20b4",
    schema: dataSchema(invoices),
    file: new Blob([]),
  })
  void (true satisfies Equal<typeof checked.extractedData, typeof extractedData>)
  const { data } = await client.raw.GET("/api/v1/workflows")
  void (true satisfies Equal<NonNullable<typeof data>[number]["name"], string>)
  try {
    for await (const { id } of client.workflows.list()) void (true satisfies Equal<typeof id, WorkflowId>)
  } catch (error) {
    if (error instanceof NotFoundError) void (true satisfies Equal<typeof error.requestId, string | undefined>)
  }
}

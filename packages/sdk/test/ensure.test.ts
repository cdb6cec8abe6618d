import { expect, test } from "vitest"
import { Client, defineWorkflow, PreconditionFailedError } from "../src/index.ts"
import { fetchOf, key, workflow, workflowId } from "./samples.ts"

const fields = [{ name: "total", type: "number" }] as const
const invoices = defineWorkflow({ name: "Invoices", configuration: { objects: [{ name: "Invoice", fields }] } })

/** Creates a client of a server with the given workflows, and the list of what it wrote. */
function createStore(stored: readonly object[]) {
  const written: string[] = []
  const respond = ({ method, url }: Request): Response => {
    if (method === "GET") return Response.json(stored)
    written.push(`${method} ${new URL(url).pathname}`)
    return Response.json({ workflowId, message: "Stored." }, { status: method === "POST" ? 201 : 200 })
  }
  return { written, client: new Client({ apiKey: key, fetch: fetchOf(respond) }) }
}

test("a definition that is not stored is created", async () => {
  const { client, written } = createStore([{ ...workflow, name: "Orders" }])
  expect(await client.workflows.ensure(invoices)).toMatchObject({ workflowId })
  expect(written).toStrictEqual(["POST /api/v1/workflows"])
})

test("a definition that differs is updated", async () => {
  const { client, written } = createStore([{ ...workflow, description: "old" }])
  await client.workflows.ensure(invoices)
  expect(written).toStrictEqual([`PUT /api/v1/workflows/${workflowId}`])
})

test("an update names the version that it is based on, so that it never overwrites another's", async () => {
  const tags: (string | null)[] = []
  const respond = ({ method, headers }: Request): Response => {
    if (method === "GET") return Response.json([{ ...workflow, description: "old", version: 7 }])
    tags.push(headers.get("if-match"))
    return Response.json({ error: "The workflow has been changed." }, { status: 412 })
  }
  const client = new Client({ apiKey: key, fetch: fetchOf(respond) })
  await expect(client.workflows.ensure(invoices)).rejects.toThrow(PreconditionFailedError)
  expect(tags).toStrictEqual(['"v7"'])
})

test("a definition that is stored already is left as it is, whatever the order of its members", async () => {
  const stored = {
    objects: [{ fields: [{ type: "number", name: "total", description: "" }], name: "Invoice", tables: [] }],
  }
  const { client, written } = createStore([{ ...workflow, configuration: stored }])
  expect(await client.workflows.ensure(invoices)).toMatchObject({ workflowId, message: "Unchanged." })
  expect(written).toStrictEqual([])
})

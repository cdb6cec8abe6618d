import { Client } from "@docsift/sdk"
import { expect, test } from "vitest"
import { testServer } from "./test-server.ts"

test("the reference server extracts from a document in memory, through its fetch and over a socket", async () => {
  await using server = await testServer()
  const client = new Client({ apiKey: server.apiKey, baseUrl: server.baseUrl, fetch: server.fetch })
  const workflow = await client.workflows.create({
    name: "Invoices",
    configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
  })
  const file = new File(["Invoice\nTotal: 12.50\n"], "invoice.txt")
  const { extractedData } = await client.extract({ workflow, file })
  expect(extractedData.Invoice.fields.total).toBe(12.5)

  const [execution] = await client.executions.list()
  expect(await (await client.executions.download(execution?.id ?? "")).text()).toBe("Invoice\nTotal: 12.50\n")
  const overSocket = new Client({ apiKey: server.apiKey, baseUrl: server.baseUrl })
  expect((await overSocket.executions.list()).map(({ id }) => id)).toEqual([execution?.id])
})

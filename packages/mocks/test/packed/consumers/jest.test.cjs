const { Client, ExecutionFailedError } = require("@docsift/sdk")
const { mockDocsift } = require("@docsift/mocks")

const extractedData = { Invoice: { fields: { total: 12.5 } } }
const configuration = { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] }

test("a program that uses the client runs against the mocks, without msw", async () => {
  const docsift = mockDocsift({ extractedData })
  const client = new Client({ apiKey: docsift.apiKey, fetch: docsift.fetch })
  const workflow = await client.workflows.create({ name: "Invoices", configuration })
  const execution = await client.extract({ workflow, file: new File(["Total: 12.50"], "invoice.txt") })
  expect(execution.extractedData).toMatchObject(extractedData)
  await expect(client.extract({ workflow, file: new File(["a"], "encrypted.pdf") })).rejects.toThrow(
    ExecutionFailedError,
  )
})

test("handlers say why Jest cannot create them, and what to use instead", () => {
  expect(() => mockDocsift().handlers).toThrow("`handlers` needs msw, an ES module")
})

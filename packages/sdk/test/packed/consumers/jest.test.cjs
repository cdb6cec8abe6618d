const { createServer } = require("node:http")
const { Client, NotFoundError, RateLimitError } = require("@docsift/sdk")
const { fromPath } = require("@docsift/sdk/node")
const { dataSchema } = require("@docsift/sdk/schema")
const { unwrap } = require("@docsift/sdk/webhooks")

const workflowId = "wkf_3f9a1c7e20b4"
const result = {
  workflowExecutionId: "exe_8d02e5b7146f",
  workflowId,
  status: "Queued",
  fileId: "file_51c0ad93f7e2",
  filename: "a",
}
const configuration = { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] }

let server
let baseUrl
async function respond(request, response) {
  response.setHeader("content-type", "application/json")
  if (request.method === "GET") {
    response.writeHead(404).end('{"error":"Not found."}')
    return
  }
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const headers = { "content-type": request.headers["content-type"] }
  const file = (await new Response(Buffer.concat(chunks), { headers }).formData()).get("file")
  response.end(JSON.stringify({ ...result, filename: `${file.name}: ${await file.text()}` }))
}

beforeAll(async () => {
  server = createServer((request, response) => void respond(request, response))
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve))
  baseUrl = `http://127.0.0.1:${server.address().port}`
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

// Jest runs tests in their own realm: the bytes, streams and errors of Node are not instances of the test's globals.
test.each([
  ["a Buffer", () => Buffer.from("text")],
  ["a typed array", () => new TextEncoder().encode("text")],
  ["a Blob", () => new Blob(["text"])],
  ["a stream", () => new Blob(["text"]).stream()],
  ["a response", () => new Response("text")],
])("%s arrives complete", async (_, make) => {
  const client = new Client({ apiKey: "dsk_test", baseUrl })
  const { filename } = await client.workflows.execute(workflowId, { data: make(), name: "a.txt" })
  expect(filename).toBe("a.txt: text")
})

test("a file from the disk arrives complete", async () => {
  const client = new Client({ apiKey: "dsk_test", baseUrl })
  const { filename } = await client.workflows.execute(workflowId, fromPath(__filename))
  expect(filename).toMatch(/^jest\.test\.cjs: const \{ createServer \}/)
})

test("errors are instances of their classes and match by their members", async () => {
  const client = new Client({ apiKey: "dsk_test", baseUrl })
  await expect(client.workflows.get(workflowId)).rejects.toThrow(NotFoundError)
  await expect(client.workflows.get(workflowId)).rejects.toMatchObject({ status: 404, method: "GET", attempts: 1 })
})

test("an abort rejects with its reason", async () => {
  const client = new Client({ apiKey: "dsk_test", baseUrl })
  const reason = new Error("enough")
  await expect(client.workflows.list({}, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason)
})

test("fake timers drive the pauses between attempts", async () => {
  jest.useFakeTimers()
  try {
    const fetch = jest.fn(async () =>
      Response.json({ error: "Busy." }, { status: 429, headers: { "retry-after": "9" } }),
    )
    const client = new Client({ apiKey: "dsk_test", fetch, maxRetries: 2 })
    const failed = expect(client.workflows.list()).rejects.toThrow(RateLimitError)
    await jest.advanceTimersByTimeAsync(20_000)
    await failed
    expect(fetch).toHaveBeenCalledTimes(3)
  } finally {
    jest.useRealTimers()
  }
})

test("data is checked against a definition", async () => {
  const result = await dataSchema({ name: "a", configuration })["~standard"].validate({
    Invoice: { fields: { total: "x" } },
  })
  expect(result.issues).toHaveLength(1)
})

test.each([
  ["a Buffer", Buffer.from("{}")],
  ["a typed array", new Uint8Array([0x7b, 0x7d])],
  ["an ArrayBuffer", new Uint8Array([0x7b, 0x7d]).buffer],
])("%s is the raw body of a webhook", async (_, body) => {
  const headers = {
    "webhook-id": "msg_1",
    "webhook-timestamp": `${Math.floor(Date.now() / 1000)}`,
    "webhook-signature": "v1,",
  }
  await expect(unwrap(body, headers, "whsec_AAAA")).rejects.toMatchObject({ reason: "bad_signature" })
  await expect(unwrap({}, headers, "whsec_AAAA")).rejects.toThrow("pass the raw body")
})

test("the raw client loads openapi-fetch without a flag for ES modules", async () => {
  const client = new Client({ apiKey: "dsk_test", baseUrl })
  const { response } = await client.raw.GET("/api/v1/workflows")
  expect(response.status).toBe(404)
})

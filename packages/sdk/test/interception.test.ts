import { http, HttpResponse } from "msw"
import { setupServer } from "msw/node"
import { afterAll, beforeAll, expect, test } from "vitest"
import { Client } from "../src/index.ts"
import { key, workflow } from "./samples.ts"

const baseUrl = "https://docsift.example"
const keys: (string | null)[] = []
const server = setupServer(
  http.get(`${baseUrl}/api/v1/workflows`, ({ request }) => {
    keys.push(request.headers.get("x-api-key"))
    const isLast = new URL(request.url).searchParams.get("cursor") === "second"
    return isLast
      ? HttpResponse.json([workflow])
      : HttpResponse.json([workflow], { headers: { link: '</api/v1/workflows?limit=1&cursor=second>; rel="next"' } })
  }),
  http.post(`${baseUrl}/api/v1/workflows/:id/execute`, async ({ request }) => {
    const file = (await request.formData()).get("file")
    const workflowExecutionId = "exe_8d02e5b7146f"
    return HttpResponse.json({ workflowExecutionId, filename: file instanceof File ? file.name : "none" })
  }),
)
beforeAll(() => server.listen({ onUnhandledFrame: "error" }))
afterAll(() => server.close())

// Mocks replace the global fetch after the client was created, so it must be looked up for every call.
const client = new Client({ apiKey: key, baseUrl, maxRetries: 0 })

test("mocks of the global fetch are used, page after page", async () => {
  const ids: string[] = []
  for await (const { id } of client.workflows.list({ limit: 1 })) ids.push(id)
  expect(ids).toStrictEqual([workflow.id, workflow.id])
  expect(keys).toStrictEqual([key, key])
})

test("an upload can be read by a mock", async () => {
  const { filename } = await client.workflows.execute(workflow.id, new File(["text"], "a.txt"))
  expect(filename).toBe("a.txt")
})

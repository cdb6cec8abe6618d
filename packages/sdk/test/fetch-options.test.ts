import { expect, test } from "vitest"
import { Client } from "../src/index.ts"
import { key } from "./samples.ts"

/** Creates a client that records what it passes to `fetch`. */
function createRecorder(options: ConstructorParameters<typeof Client>[0] = {}) {
  const calls: [string, RequestInit & Record<string, unknown>][] = []
  const fetch = (url: string, init: RequestInit): Response => {
    calls.push([url, { ...init }])
    return Response.json([])
  }
  return { calls, client: new Client({ apiKey: key, fetch, ...options }) }
}

test("fetch is called with the URL and the init, to which fetchOptions are added", async () => {
  const dispatcher = { dispatch: () => true }
  const { calls, client } = createRecorder({ fetchOptions: { dispatcher, method: "DELETE", redirect: "follow" } })
  await client.workflows.list()
  // Security: options of the caller never replace how the request protects the key.
  expect(calls).toMatchObject([
    ["http://127.0.0.1:3000/api/v1/workflows", { dispatcher, method: "GET", redirect: "manual" }],
  ])
})

test.each(["http://a.example/api/v1", "http://a.example/api/v1/", "http://a.example"])(
  "the base URL %s may end in the path of the interface",
  async (baseUrl) => {
    const { calls, client } = createRecorder({ baseUrl })
    await client.workflows.list()
    expect(calls[0]?.[0]).toBe("http://a.example/api/v1/workflows")
  },
)

test("the client names itself unless a header replaces or removes the name", async () => {
  const agentOf = async (headers?: Record<string, string | null>) => {
    const { calls, client } = createRecorder({ headers })
    await client.workflows.list()
    return new Headers(calls[0]?.[1].headers).get("user-agent")
  }
  expect(await agentOf()).toMatch(/^docsift-sdk\//)
  expect(await agentOf({ "user-agent": "billing/3" })).toBe("billing/3")
  expect(await agentOf({ "user-agent": null })).toBeNull()
})

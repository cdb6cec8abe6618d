import { expect, test } from "vitest"
import { Client } from "../src/client.ts"

test("a middleware applies to the calls after its registration, and no longer once it is ejected", async () => {
  const fetch = async (_: string, { headers }: RequestInit) =>
    Response.json(new Headers(headers).get("x-trace") ?? "none")
  const { raw } = new Client({ apiKey: "dsk_test", fetch })
  const middleware = { onRequest: ({ request }: { request: Request }) => request.headers.set("x-trace", "traced") }
  const trace = async () => (await raw.GET("/api/v1/workflows")).data
  const before = trace()
  raw.use(middleware)
  const during = trace()
  raw.eject(middleware)
  expect(await Promise.all([before, during, trace()])).toStrictEqual(["none", "traced", "none"])
})

test("the raw client can be awaited and passed on like any object", async () => {
  const { raw } = new Client({ apiKey: "dsk_test", fetch: () => Response.json([]) })
  expect(await Promise.resolve(raw)).toBe(raw)
  const { data } = await raw.request("get", "/api/v1/workflows")
  expect(data).toStrictEqual([])
})

import { expect, test } from "vitest"
import { fetchOf, key } from "../../test/samples.ts"
import type { RequestToSend } from "./exchange.ts"
import { createSend } from "./send.ts"
import { resolveSettings } from "./settings.ts"

const baseUrl = "https://docsift.example"
const foreignUrl = "https://files.example/f?signature=secret"
const bodyFormats = ["json", "blob", "arrayBuffer"] as const

/** Sends one request through a function instead of a network and returns the requests that reached it. */
async function sendOnce(
  changes: Pick<RequestToSend, "url" | "isForeign" | "readAs">,
  status = 200,
): Promise<Request[]> {
  const sent: Request[] = []
  const fetch = (request: Request): Response => {
    sent.push(request)
    return Response.json({}, { status })
  }
  const send = createSend(resolveSettings({ apiKey: key, baseUrl, fetch: fetchOf(fetch), maxRetries: 0 }))
  await send({ method: "GET", headers: new Headers(), options: {}, ...changes })
  return sent
}

// Security: a foreign host that saw the key could use it. The format of the body must not decide who sees it.
test.each(bodyFormats)(
  "a foreign target never receives the API key, whatever the body is read as (%s)",
  async (readAs) => {
    const [request] = await sendOnce({ url: foreignUrl, isForeign: true, readAs })
    expect([...(request?.headers ?? [])].flat().join()).not.toContain(key)
    expect(request?.headers.has("x-api-key")).toBe(false)
  },
)

test.each(bodyFormats)("the API receives the key, whatever the body is read as (%s)", async (readAs) => {
  const [request] = await sendOnce({ url: `${baseUrl}/api/v1/workflows`, readAs })
  expect(request?.headers.get("x-api-key")).toBe(key)
})

// Security: a redirect that fetch follows would carry the key to another host.
test.each(bodyFormats)("redirects are followed for foreign targets only (%s)", async (readAs) => {
  const [foreign] = await sendOnce({ url: foreignUrl, isForeign: true, readAs })
  const [api] = await sendOnce({ url: `${baseUrl}/api/v1/workflows`, readAs })
  expect([foreign?.redirect, api?.redirect]).toStrictEqual(["follow", "manual"])
})

// Security: a prefix without the slash would also match docsift.example.evil and docsift.example@evil.
test.each([
  foreignUrl,
  `${baseUrl}.evil/api/v1/workflows`,
  `${baseUrl}@evil/`,
  `${baseUrl}:8443/`,
  "/api/v1/workflows",
])("an API request to %s is rejected before it is sent", async (url) => {
  await expect(sendOnce({ url, readAs: "json" })).rejects.toMatchObject({
    name: "InvalidArgumentError",
  })
})

test("a malformed foreign URL is a connection error", async () => {
  await expect(sendOnce({ url: "/f?signature=secret", isForeign: true, readAs: "blob" })).rejects.toMatchObject({
    name: "ConnectionError",
    message: "No complete response from /f (ERR_INVALID_URL) (GET /f, attempt 1)",
  })
})

// Security: the query of a signed address is a secret.
test.each(["json", "blob"] as const)("an error names a foreign target without its query (%s)", async (readAs) => {
  await expect(sendOnce({ url: foreignUrl, isForeign: true, readAs }, 404)).rejects.toMatchObject({
    path: "https://files.example/f",
    message: expect.not.stringContaining("secret"),
  })
})

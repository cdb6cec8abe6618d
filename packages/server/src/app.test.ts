import { expect, onTestFinished, test, vi } from "vitest"
import {
  aWorkflow,
  anExecution,
  createFakeApp,
  errorOf,
  jsonRequest,
  member,
  memberKey,
  withKey,
} from "../test/http/fake-app.ts"
import { type ErrorCode, httpStatusByErrorCode } from "./generated/error-codes.ts"
import { routes } from "./generated/routes.ts"
import { AppError, unauthorized } from "./domain/errors.ts"
import { responseOf } from "./domain/idempotency.ts"

const workflowPath = "/api/v1/workflows/wkf_3f9a1c7e20b4"

test("a response has the shape of the OpenAPI document, with times in UTC and without members that have no value", async () => {
  const execution = anExecution({ startedAt: new Date("2026-03-02T09:15:03Z") })
  const app = createFakeApp({ executions: { get: async () => execution } })
  const response = await app.request(`/api/v1/executions/${execution.id}`, withKey())
  expect(response.status).toBe(200)
  const body = await response.json()
  expect(body).toMatchObject({ createdAt: "2026-03-02T09:15:02.870Z", startedAt: "2026-03-02T09:15:03.000Z" })
  expect(body).not.toHaveProperty("completedAt")
  expect(body).not.toHaveProperty("extractedData")
})

test("an outage during the second check of the key does not hide a success, but a revocation does", async () => {
  const clock = vi.spyOn(performance, "now")
  onTestFinished(() => clock.mockRestore())
  const execution = anExecution()
  const statusAfter = async (error: AppError) => {
    clock.mockReturnValue(0)
    let checks = 0
    const authenticate = async () => {
      checks += 1
      if (checks > 1) throw error
      return member
    }
    const get = async () => {
      clock.mockReturnValue(1000)
      return execution
    }
    const app = createFakeApp({ apiKeys: { authenticate }, executions: { get } })
    const { status } = await app.request(`/api/v1/executions/${execution.id}`, withKey())
    expect(checks).toBe(2)
    return status
  }
  expect(await statusAfter(new AppError("unavailable", "The database is unavailable."))).toBe(200)
  expect(await statusAfter(unauthorized())).toBe(401)
})

test("every response carries a request id and headers against sniffing, framing and caching", async () => {
  const response = await createFakeApp().request("/livez")
  expect(response.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
  expect(response.headers.get("x-content-type-options")).toBe("nosniff")
  expect(response.headers.get("cache-control")).toBe("no-store")
  expect(response.headers.get("content-security-policy")).toContain("frame-ancestors 'none'")
})

test("a well-formed request id of the client is kept, a dangerous one is replaced", async () => {
  const app = createFakeApp()
  const kept = await app.request("/livez", { headers: { "x-request-id": "trace:42.a-b" } })
  expect(kept.headers.get("x-request-id")).toBe("trace:42.a-b")
  const replaced = await app.request("/livez", { headers: { "x-request-id": '"><script>' } })
  expect(replaced.headers.get("x-request-id")).toMatch(/^[0-9a-f-]{36}$/)
})

// Security: a client must not be able to distinguish the causes of a failed authentication.
test("missing, empty, unknown and revoked keys get byte-identical responses", async () => {
  const app = createFakeApp({
    apiKeys: {
      authenticate: async (key) => {
        throw new AppError("unauthorized", `The key ${key} is revoked.`)
      },
    },
  })
  const headers: Record<string, string>[] = [{}, { "x-api-key": "" }, { "x-api-key": "dsk_no" }, { "x-api-key": "x" }]
  const responses = await Promise.all(headers.map(async (each) => app.request(workflowPath, { headers: each })))
  const bodies = await Promise.all(responses.map(async (response) => response.text()))
  expect(new Set(bodies).size).toBe(1)
  expect(responses.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  expect(responses[0]?.headers.get("x-error-code")).toBe("unauthorized")
  expect(responses[0]?.headers.get("www-authenticate")).toContain("ApiKey")
})

const adminOperations = Object.values(routes).filter((route) => "x-required-role" in route)
test.each(adminOperations.map((route) => [route.operationId, route] as const))(
  "%s rejects a member's key before it validates the request",
  async (_id, route) => {
    const path = route.path.replace("{userId}", "not-an-id")
    const response = await createFakeApp().request(path, { method: route.method, headers: { "x-api-key": memberKey } })
    expect(response.status).toBe(403)
    expect(response.headers.get("x-error-code")).toBe("forbidden")
  },
)

/** All but the sign-in, whose key is in the body. */
const guardedRoutes = Object.values(routes).filter((route) => !("security" in route))

test.each(guardedRoutes.map((route) => [route.operationId, route] as const))(
  "%s rejects a request without a key",
  async (_id, route) => {
    const response = await createFakeApp().request(route.path.replaceAll(/[{}]/g, ""), { method: route.method })
    expect(response.status).toBe(401)
  },
)

test("an unknown route returns 404 as JSON, without requiring a key", async () => {
  const response = await createFakeApp().request("/api/v1/nothing/here")
  expect(response.status).toBe(404)
  expect(response.headers.get("x-error-code")).toBe("not_found")
  expect(await errorOf(response)).toContain("/docs")
})

test("a wrong method returns 405 with Allow, before key, id and body are checked", async () => {
  const app = createFakeApp()
  const response = await app.request("/api/v1/workflows/bad-id", { method: "PATCH", body: "{" })
  expect(response.status).toBe(405)
  expect(response.headers.get("allow")).toBe("DELETE, GET, HEAD, PUT")
  expect(await response.json()).toEqual({ error: "This route allows only DELETE, GET, HEAD, PUT." })
  const options = await app.request("/livez", { method: "OPTIONS" })
  expect([options.status, options.headers.get("allow")]).toEqual([405, "GET, HEAD"])
})

test("HEAD returns what GET returns, without a body", async () => {
  const app = createFakeApp({ workflows: { get: async () => aWorkflow() } })
  const response = await app.request(workflowPath, withKey({}, "HEAD"))
  expect(response.status).toBe(200)
  expect(response.headers.get("content-type")).toBe("application/json")
  expect(await response.text()).toBe("")
})

test("an unexpected error returns 500 without any of its words and is logged with its cause", async () => {
  const lines: string[] = []
  const app = createFakeApp(
    {
      workflows: {
        get: async () => {
          throw new Error("password hunter2 in /srv/secret", { cause: new Error("deep cause") })
        },
      },
    },
    { log: (line) => lines.push(line) },
  )
  const response = await app.request(workflowPath, withKey())
  expect(response.status).toBe(500)
  expect(await response.text()).not.toMatch(/hunter2|secret|deep/)
  expect(response.headers.get("x-error-code")).toBe("internal")
  expect(lines.join("")).toContain("hunter2")
  expect(lines.join("")).toContain("deep cause")
  expect(lines.join("")).toContain(response.headers.get("x-request-id"))
})

test("a lost database connection returns 503 with retry-after, however deeply its error is wrapped", async () => {
  const connectError = Object.assign(new Error("connect"), { code: "ECONNREFUSED" })
  const app = createFakeApp({
    workflows: {
      get: async () => {
        throw new Error("query failed", { cause: new Error("pool", { cause: connectError }) })
      },
    },
  })
  const response = await app.request(workflowPath, withKey())
  expect(response.status).toBe(503)
  expect(response.headers.get("x-error-code")).toBe("unavailable")
  expect(response.headers.get("retry-after")).toBe("2")
})

test("every error code determines the status and x-error-code, and the body contains only the sentence", async () => {
  for (const code of Object.keys(httpStatusByErrorCode) as ErrorCode[]) {
    const app = createFakeApp({
      workflows: {
        get: async () => {
          throw new AppError(code, "A sentence.", { retryAfterSeconds: 7 })
        },
      },
    })
    const response = await app.request(workflowPath, withKey())
    expect(response.status).toBe(httpStatusByErrorCode[code])
    expect(response.headers.get("x-error-code")).toBe(code)
    expect(response.headers.get("retry-after")).toBe("7")
    expect(await response.json()).toEqual({ error: code === "unauthorized" ? expect.any(String) : "A sentence." })
  }
})

test("a list points to its next page with a link that keeps limit and filters", async () => {
  const app = createFakeApp({ executions: { list: async () => ({ items: [], nextCursor: "a+b/=" }) } })
  const response = await app.request("/api/v1/executions?status=Failed&limit=5&cursor=old", withKey())
  expect(response.headers.get("link")).toBe('</api/v1/executions?status=Failed&limit=5&cursor=a%2Bb%2F%3D>; rel="next"')
})

test("a list without limit returns at most 1,000 items, and the last page has no link", async () => {
  const limits: number[] = []
  const list = async (_caller: unknown, page: { limit: number }) => {
    limits.push(page.limit)
    return { items: [], nextCursor: undefined }
  }
  const response = await createFakeApp({ workflows: { list } }).request("/api/v1/workflows", withKey())
  expect(limits).toEqual([1000])
  expect(response.headers.has("link")).toBe(false)
})

test.each(["0", "1001", "1.5", "many", ""])("limit=%s is rejected", async (limit) => {
  const response = await createFakeApp().request(`/api/v1/workflows?limit=${limit}`, withKey())
  expect(response.status).toBe(400)
  expect(await errorOf(response)).toMatch(/^limit: must be /)
})

test("the error for a malformed id in the path names the format of the id", async () => {
  const response = await createFakeApp().request("/api/v1/workflows/WKF_1", withKey())
  expect(response.status).toBe(400)
  expect(response.headers.get("x-error-code")).toBe("invalid_id")
  expect(await response.json()).toEqual({
    error: "workflowId: must look like wkf_ followed by 12 lowercase hex digits",
  })
})

test("the Idempotency-Key reaches the service, and a replayed response is marked", async () => {
  const keys: (string | undefined)[] = []
  const app = createFakeApp({
    workflows: {
      create: async (_caller, _input, idempotency) => {
        keys.push(idempotency.key)
        return { value: responseOf(idempotency, aWorkflow()), isReplayed: idempotency.key !== undefined }
      },
    },
  })
  const input = { name: "a", configuration: aWorkflow().configuration }
  const first = await app.request("/api/v1/workflows", jsonRequest("POST", input))
  const second = await app.request("/api/v1/workflows", jsonRequest("POST", input, { "idempotency-key": "k-1" }))
  expect(keys).toEqual([undefined, "k-1"])
  expect([first.status, second.status]).toEqual([201, 201])
  expect(first.headers.has("idempotent-replayed")).toBe(false)
  expect(second.headers.get("idempotent-replayed")).toBe("true")
  expect(second.headers.get("location")).toMatch(/^\/api\/v1\/workflows\/wkf_/)
})

test.each(["é", "k 1", "x".repeat(256)])(
  "an Idempotency-Key that is not 1 to 255 printable characters is rejected",
  async (key) => {
    const input = { name: "a", configuration: aWorkflow().configuration }
    const response = await createFakeApp().request(
      "/api/v1/workflows",
      jsonRequest("POST", input, { "idempotency-key": key }),
    )
    expect(response.status).toBe(400)
    expect(await errorOf(response)).toMatch(/^Idempotency-Key: /)
  },
)

test("Prefer: wait is capped at 60 seconds, and Preference-Applied names the wait", async () => {
  const waits: number[] = []
  const execution = anExecution()
  const app = createFakeApp({
    executions: {
      getStatus: async () => execution,
      waitUntilFinal: async (_caller, _id, { timeoutMs }) => {
        waits.push(timeoutMs)
        return { ...execution, status: "Completed" }
      },
    },
  })
  const path = `/api/v1/executions/${execution.id}/status`
  const waited = await app.request(path, withKey({ prefer: "respond-async, wait=600" }))
  expect(waited.headers.get("preference-applied")).toBe("wait=60")
  expect(await waited.json()).toMatchObject({ status: "Completed" })
  const plain = await app.request(path, withKey({ prefer: "wait=soon" }))
  expect(plain.headers.has("preference-applied")).toBe(false)
  expect(await plain.json()).toMatchObject({ status: "Queued" })
  expect(waits).toEqual([60_000])
})

test("an export is one JSON string (Excel in base64), and raw when Accept names its media type", async () => {
  const xlsx = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
  const app = createFakeApp({
    export: {
      export: async (_caller, _id, mode) =>
        mode === "xlsx"
          ? { content: new Uint8Array([1, 2, 255]), mediaType: xlsx, fileName: "Müller.xlsx" }
          : {
              content: `a,b ${mode}`,
              mediaType: mode === "csv" ? "text/csv; charset=utf-8" : "application/json",
              fileName: "x.csv",
            },
    },
  })
  const path = "/api/v1/executions/exe_8d02e5b7146f/export"
  const get = async (query: string, accept?: string) =>
    app.request(path + query, withKey(accept === undefined ? {} : { accept }))
  expect(await (await get("")).json()).toBe("a,b csv")
  expect(await (await get("?mode=json", "*/*")).json()).toBe("a,b json")
  expect(await (await get("?mode=xlsx")).json()).toBe("AQL/")
  const csv = await get("", "text/csv")
  expect([csv.headers.get("content-type"), await csv.text()]).toEqual(["text/csv; charset=utf-8", "a,b csv"])
  const excel = await get("", `application/json;q=0.5, ${xlsx}`)
  expect(new Uint8Array(await excel.arrayBuffer())).toEqual(new Uint8Array([1, 2, 255]))
  expect(excel.headers.get("content-disposition")).toBe(
    `attachment; filename="Muller.xlsx"; filename*=UTF-8''M%C3%BCller.xlsx`,
  )
  // An explicit mode wins over an Accept header with another media type.
  expect(await (await get("?mode=json", "text/csv")).json()).toBe("a,b json")
  expect((await get("?mode=pdf")).status).toBe(400)
})

test("browsers may call from configured origins; other origins and unconfigured servers get no CORS headers", async () => {
  const preflight = (origin: string): RequestInit => ({
    method: "OPTIONS",
    headers: { origin, "access-control-request-method": "POST", "access-control-request-headers": "x-api-key" },
  })
  const app = createFakeApp({}, { corsOrigins: ["https://app.example"] })
  const allowed = await app.request("/api/v1/workflows", preflight("https://app.example"))
  expect(allowed.status).toBe(204)
  expect(allowed.headers.get("access-control-allow-origin")).toBe("https://app.example")
  expect(allowed.headers.get("access-control-allow-headers")).toContain("x-api-key")
  const stranger = await app.request("/api/v1/workflows", preflight("https://evil.example"))
  expect(stranger.headers.has("access-control-allow-origin")).toBe(false)
  const failed = await app.request("/api/v1/workflows", { headers: { origin: "https://app.example" } })
  expect(failed.status).toBe(401)
  expect(failed.headers.get("access-control-expose-headers")).toContain("x-error-code")
  expect(failed.headers.get("access-control-allow-origin")).toBe("https://app.example")
  const off = await createFakeApp().request("/api/v1/workflows", preflight("https://app.example"))
  expect(off.headers.has("access-control-allow-origin")).toBe(false)
})

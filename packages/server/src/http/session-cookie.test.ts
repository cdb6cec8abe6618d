import { Hono } from "hono"
import { expect, test } from "vitest"
import type { AppEnv } from "./env.ts"
import { createSessionCookie, isReadableOnTheWay } from "./session-cookie.ts"

const deploymentId = "5d1f0a7c-93be-4d21-8c4e-0b6a2f917c35"
const value = "x".repeat(43)

/** Sends a request and returns the value that the cookie has in it. */
async function read(publicUrl: string | undefined, init: RequestInit, url = "http://docs.example:3000/x") {
  const cookie = createSessionCookie({ publicUrl, deploymentId })
  const app = new Hono<AppEnv>()
  app.all("*", (c) => c.json({ value: cookie.read(c), isForeign: cookie.isForeignPage(c) }))
  const headers = new Headers(init.headers)
  headers.set("cookie", `${cookie.name}=${value}`)
  const response = await app.fetch(new Request(url, { ...init, headers }))
  const body: unknown = await response.json()
  return body
}

/** Returns the header of a sign-in and of a sign-out. */
async function write(publicUrl: string | undefined, id = deploymentId) {
  const cookie = createSessionCookie({ publicUrl, deploymentId: id })
  const app = new Hono<AppEnv>()
  app.get("/set", (c) => (cookie.set(c, value), c.text("")))
  app.get("/remove", (c) => (cookie.remove(c), c.text("")))
  const headerOf = async (path: string) => (await app.request(path, {}, {})).headers.get("set-cookie")
  return { set: await headerOf("/set"), removed: await headerOf("/remove") }
}

const accepted = { value, isForeign: false }
const refused = { isForeign: true }
const silent = { isForeign: false }

test.each(["https://docs.example", "https://docs.example/docsift", "https://docs.example:8443"])(
  "with the public URL %s the cookie is bound to the host and to https",
  async (publicUrl) => {
    const rest = "Path=/; HttpOnly; Secure; SameSite=Strict"
    expect(await write(publicUrl)).toEqual({
      set: `__Host-docsift=${value}; ${rest}; Max-Age=43200`,
      removed: `__Host-docsift=; ${rest}; Max-Age=0`,
    })
  },
)

test.each([undefined, "http://docs.example", "http://127.0.0.1:3000"])(
  "with the public URL %s the cookie names its deployment",
  async (publicUrl) => {
    expect((await write(publicUrl)).set).toBe(
      `docsift-5d1f0a=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=43200`,
    )
    expect((await write(publicUrl, "0b6a2f91-0000-4000-8000-000000000000")).set).toMatch(/^docsift-0b6a2f=/)
  },
)

test.each(["GET", "POST", "PUT", "DELETE", "HEAD"])("%s counts when the browser says same-origin", async (method) => {
  if (method === "HEAD") return
  expect(await read(undefined, { method, headers: { "sec-fetch-site": "same-origin" } })).toEqual(accepted)
})

test.each(["cross-site", "same-site", "none", "", "SAME-ORIGIN", "same-origin, same-origin"])(
  "Sec-Fetch-Site %j does not count, whatever the origin is",
  async (site) => {
    for (const method of ["GET", "POST"]) {
      const headers = { "sec-fetch-site": site, origin: "http://docs.example:3000" }
      expect(await read("http://docs.example:3000", { method, headers })).toEqual(refused)
    }
  },
)

// Browsers do not send Sec-Fetch-Site on plain http.
test("without Sec-Fetch-Site a method with effects needs the origin of the public URL, also under a prefix", async () => {
  const publicUrl = "http://docs.example:3000/docsift"
  for (const method of ["POST", "PUT", "DELETE"]) {
    expect(await read(publicUrl, { method, headers: { origin: "http://docs.example:3000" } })).toEqual(accepted)
    for (const origin of ["http://docs.example", "http://docs.example:3001", "https://docs.example:3000", "null"])
      expect(await read(publicUrl, { method, headers: { origin } }), origin).toEqual(refused)
    expect(await read(publicUrl, { method })).toEqual(silent)
  }
  expect(await read(publicUrl, {})).toEqual(accepted)
})

test("without a public URL the origin must be the host of the request", async () => {
  const post = (origin: string) => read(undefined, { method: "POST", headers: { origin } })
  expect(await post("http://docs.example:3000")).toEqual(accepted)
  expect(await post("http://other.example:3000")).toEqual(refused)
})

test.each([
  ["http://docs.example", true],
  ["http://0.0.0.0:3000", true],
  ["http://192.168.1.5:3000/docsift", true],
  ["http://127.example", true],
  ["http://localhost.example", true],
  ["https://docs.example", false],
  ["https://192.168.1.5", false],
  ["http://127.0.0.1:3000", false],
  ["http://localhost:3000/docsift", false],
  ["http://docs.localhost", false],
  ["http://[::1]:3000", false],
])("sessions at %s can be read on the way: %s", (publicUrl, expected) => {
  expect(isReadableOnTheWay(publicUrl)).toBe(expected)
})

test("a long header of semicolons costs no more than its length", async () => {
  const cookie = createSessionCookie({ publicUrl: undefined, deploymentId })
  const app = new Hono<AppEnv>()
  app.get("*", (c) => c.json({ value: cookie.read(c) }))
  const header = `${"; ".repeat(500_000)}${cookie.name}=${value}`
  const before = process.threadCpuUsage()
  const response = await app.request("/", { headers: { cookie: header, "sec-fetch-site": "same-origin" } })
  expect(await response.json()).toEqual({ value })
  const { user, system } = process.threadCpuUsage(before)
  expect((user + system) / 1000).toBeLessThan(2_000)
})

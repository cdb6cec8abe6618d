import { AuthenticationError, type Client, PermissionDeniedError } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { sessionHeaders, signIn } from "../callers.ts"
import { textFile } from "../calls.ts"
import { expectError } from "../expect-error.ts"
import { aWorkflow, invoiceText } from "../samples.ts"
import { send } from "../send.ts"
import { operationOf } from "../document.ts"
import type { World } from "../world.ts"

/** Declares the cases about the caller and about sessions of pages. */
export function sessionCases(world: () => World): void {
  /** Sends a request without a key. */
  const sendAs = (headers: Record<string, string>, operationId = "getCaller", parts = {}) =>
    send(world().endpoint, operationOf(world().operations, operationId), { ...parts, headers }, undefined)
  const adminKey = () => world().keys.admin ?? ""

  describe("sessions", () => {
    test("a caller with a key learns who it is and what the server can do", async () => {
      const { adminId, adminKeyId, organizationId } = world()
      const caller = await world().client().caller.get()
      expect(caller).toEqual({
        user: { id: adminId, name: expect.any(String), role: "admin" },
        organization: { id: organizationId, name: expect.any(String) },
        keyId: adminKeyId,
        server: {
          version: expect.stringMatching(/^\d+\.\d+\.\d+/),
          recognition: expect.any(Boolean),
          oidc: false,
          hasModels: false,
        },
      })
      expect((await world().client("member").caller.get()).user).toMatchObject({ id: world().memberId, role: "member" })
    })

    test("a page signs in, works as its key's user, and signs out at once", async () => {
      const page = world().page()
      await expect(page.caller.get()).rejects.toThrow(AuthenticationError)
      const { expiresAt } = await page.sessions.create({ apiKey: adminKey() })
      const hours = (Date.parse(expiresAt) - Date.now()) / 3_600_000
      expect(hours).toBeGreaterThan(11.5)
      expect(hours).toBeLessThan(12.5)
      const { session, ...caller } = await page.caller.get()
      expect(session).toEqual({ expiresAt })
      expect(caller).toEqual(await world().client().caller.get())
      const { workflowId } = await page.workflows.create(aWorkflow({ name: "From a page" }))
      const { ownerId } = await world().client().workflows.get(workflowId)
      expect(ownerId).toBe(world().adminId)

      await page.sessions.end()
      await expect(page.caller.get()).rejects.toThrow(AuthenticationError)
    })

    test("a key has 50 sessions: one more ends the oldest", async () => {
      const { key } = await world().client("member").apiKeys.create({ name: "Signs in often" })
      const [oldest, second] = [world().page(), world().page()]
      await oldest.sessions.create({ apiKey: key })
      await second.sessions.create({ apiKey: key })
      for (let more = 0; more < 48; more++) await world().call("createSession", { json: { apiKey: key } })
      await oldest.caller.get()
      await world().call("createSession", { json: { apiKey: key } })
      await expect(oldest.caller.get()).rejects.toThrow(AuthenticationError)
      await second.caller.get()
    })

    test("signing out with a key changes nothing", async () => {
      expect((await world().client().sessions.end()).message).toMatch(/signed out/)
      await world().client().caller.get()
    })

    // Security: the browser keeps the value from scripts, other hosts and plain connections only if it is asked to.
    test("the cookie is hidden from scripts, sent to its own host only, and removed by the sign-out", async () => {
      const response = await world().call("createSession", { json: { apiKey: adminKey() } })
      const [cookie = "", ...others] = response.headers.getSetCookie()
      expect(others).toEqual([])
      const [pair = "", ...attributes] = cookie.split("; ")
      expect(pair).toMatch(/^(?:__Host-docsift|docsift-\w{6})=[\w-]{43}$/)
      const isSecure = pair.startsWith("__Host-") ? ["Secure"] : []
      expect(attributes.toSorted()).toEqual(
        ["HttpOnly", "Max-Age=43200", "Path=/", "SameSite=Strict", ...isSecure].sort(),
      )
      const ended = await sendAs(sessionHeaders(pair, "same-origin"), "deleteSession")
      expect(ended.headers.getSetCookie()[0]).toMatch(new RegExp(`^${pair.split("=")[0]}=; .*Max-Age=0$`))
      await expectError(await sendAs(sessionHeaders(pair, "same-origin")), 401, "unauthorized")
    })

    test("a session has the role of its key's user and ends with its key", async () => {
      const { id, key } = await world().client("member").apiKeys.create({ name: "Signs in" })
      const page = world().page()
      await page.sessions.create({ apiKey: key })
      await expect(page.admin.models.list()).rejects.toThrow(PermissionDeniedError)
      await page.workflows.list()
      await world().client().apiKeys.revoke(id)
      await expect(page.workflows.list()).rejects.toThrow(AuthenticationError)
      await expect(page.sessions.create({ apiKey: key })).rejects.toThrow(AuthenticationError)
    })

    test("a page revokes the key of its own session, and is signed out by that", async () => {
      const { id, key } = await world().client("member").apiKeys.create({ name: "Revokes itself" })
      const page: Client = world().page()
      await page.sessions.create({ apiKey: key })
      await page.apiKeys.revoke(id)
      await expect(page.caller.get()).rejects.toThrow(AuthenticationError)
    })

    test("if a request has a key and a session, the key counts", async () => {
      const headers = sessionHeaders(world().sessionCookie, "same-origin")
      const asMember = await world().call("getCaller", { headers }, world().keys.member)
      expect(Object(await asMember.json()).user.role).toBe("member")
      for (const key of [world().keys.revoked, world().keys.malformed, ""])
        await expectError(await sendAs({ ...headers, "x-api-key": key ?? "" }), 401, "unauthorized")
    })

    // Security: whatever is odd does not count, and looks like a request without a session.
    test("a cookie counts only once and exactly as it was set", async () => {
      const [name = "", value = ""] = world().sessionCookie.split("=")
      const other = await signIn(world().call, adminKey())
      const fits = [
        `a=b; ${name}=${value}`,
        `${name}=${value};`,
        `;; ${name}=${value} ; x`,
        `a=${"b".repeat(10_000)}; ${name}=${value}`,
      ]
      for (const cookie of fits) expect((await sendAs(sessionHeaders(cookie, "same-origin"))).status, cookie).toBe(200)
      const odd = [
        "",
        ";",
        name,
        `${name}=`,
        `${name}="${value}"`,
        `${name}=${value}; ${other}`,
        `${name}=${value}; ${name}=${value}`,
        `${name}=${value}x`,
        `${name}=${value.slice(1)}`,
        `${name}=${"x".repeat(10_000)}`,
        `${name.toUpperCase()}x=${value}`,
        `x${name}=${value}`,
        `${name} =${value}`,
        `${name}=${encodeURIComponent(`${value} `)}`,
        `${name}=${adminKey()}`,
      ]
      for (const cookie of odd)
        await expectError(await sendAs(sessionHeaders(cookie, "same-origin")), 401, "unauthorized")
    })

    // Security: no header of these can be set by a page, and a form is sent without asking the server first.
    test("another site's page does nothing with a session: neither JSON nor a form", async () => {
      const { workflowId } = await world()
        .client()
        .workflows.create(aWorkflow({ name: "Not from elsewhere" }))
      const cookie = world().sessionCookie
      const origin = "https://evil.example"
      const foreign: readonly Record<string, string>[] = [
        { cookie, "sec-fetch-site": "cross-site", origin },
        { cookie, "sec-fetch-site": "same-site", origin },
        { cookie, "sec-fetch-site": "none" },
        { cookie, "sec-fetch-site": "" },
        { cookie, "sec-fetch-site": "same-origin, same-origin" },
        { cookie, origin },
        { cookie, origin: "null" },
        { cookie },
      ]
      for (const headers of foreign) {
        const upload = textFile(workflowId, invoiceText())
        await expectError(await sendAs(headers, "executeWorkflow", upload), 401, "unauthorized")
        await expectError(await sendAs(headers, "createApiKey", { json: { name: "Stolen" } }), 401, "unauthorized")
        await expectError(await sendAs(headers, "deleteWorkflow", { params: { workflowId } }), 401, "unauthorized")
      }
      expect(await world().client().executions.list({ workflowId })).toEqual([])
      expect((await world().client().apiKeys.list()).filter(({ name }) => name === "Stolen")).toEqual([])
    })
  })
}

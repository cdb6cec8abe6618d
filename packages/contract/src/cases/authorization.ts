import { describe, expect, test } from "vitest"
import { operationOf, type JsonSchema, type Operation } from "../document.ts"
import { expectError } from "../expect-error.ts"
import { unknownId } from "../samples.ts"
import { send, type RequestParts } from "../send.ts"
import { validRequests } from "../valid-requests.ts"
import { type CallerName, type KeyName, sessionHeaders, signIn } from "../callers.ts"
import { memberOf, readJson, readList } from "../calls.ts"
import type { World } from "../world.ts"

/** The callers that every operation is tested with. */
const callers: readonly CallerName[] = [
  "none",
  "malformed",
  "revoked",
  "otherOrganization",
  "member",
  "admin",
  "session",
  "sessionCrossSite",
]

/** The patterns of ids of what an organization has. */
const ownedId = /^\^(wkf|exe|file|bat|whe)_/

/** The callers that every operation rejects with the same response. */
const strangers = ["none", "malformed", "revoked", "sessionCrossSite"] as const

/**
 * Declares every operation × every kind of caller, derived from the document.
 *
 * @param tried - receives each pair that was tested, as `operation caller`.
 */
export function authorizationCases(
  operations: readonly Operation[],
  world: () => World,
  tried: Set<string> = new Set(),
): void {
  const bodies = new Set<string>()

  test("a key is accepted only exactly as issued, and only in its header", async () => {
    const { admin = "" } = world().keys
    const operation = operationOf(operations, "listWorkflows")
    const oddities = [
      "",
      " ",
      admin.toUpperCase(),
      `${admin}, ${admin}`,
      `Bearer ${admin}`,
      admin.slice(0, -1),
      "x".repeat(8_000),
    ]
    for (const key of oddities) {
      const response = await send(world().endpoint, operation, {}, key)
      bodies.add(await response.clone().text())
      await expectError(response, 401, "unauthorized")
    }
    const elsewhere = { headers: { authorization: `Bearer ${admin}`, cookie: `x-api-key=${admin}` } }
    await expectError(await send(world().endpoint, operation, elsewhere, undefined), 401, "unauthorized")
    expect([...bodies]).toHaveLength(1)
  })

  describe.for(operations.map((operation) => [operation.operationId, operation] as const))(
    "who may call %s",
    ([, operation]) => {
      const call = async (caller: CallerName, parts: RequestParts, cookie = world().sessionCookie) => {
        tried.add(`${operation.operationId} ${caller}`)
        if (caller !== "session" && caller !== "sessionCrossSite")
          return send(world().endpoint, operation, parts, world().keys[caller])
        const headers = sessionHeaders(cookie, caller === "session" ? "same-origin" : "cross-site")
        return send(world().endpoint, operation, { ...parts, headers: { ...parts.headers, ...headers } }, undefined)
      }
      const prepared = () => prepare(operation, world())

      if (operation.isPublic) {
        signInCases(call, bodies, world)
        return
      }

      // Everything else in the request is wrong, so that any check before that of the key would show.
      const wrong = wrongRequest(operation)
      const named = resourceInBody(operation)

      // Security: a browser adds the cookie to requests of every site, and sends a form without asking first.
      test("a missing, a malformed and a revoked key, and another site's request with a session, get the same 401, whatever the request contains", async () => {
        const valid = await prepared()
        for (const caller of strangers) {
          for (const parts of [wrong, valid]) {
            const response = await call(caller, parts)
            bodies.add(await response.clone().text())
            await expectError(response, 401, "unauthorized")
          }
        }
        expect([...bodies]).toHaveLength(1)
      })

      test("a session may call what its key may", async () => {
        // Of its own, because it may be ended.
        const cookie = await signIn(world().call, world().keys.admin ?? "")
        const response = await call("session", await prepared(), cookie)
        expect(response.ok, await response.clone().text()).toBe(true)
      })

      if (operation.requiredRole === "admin") {
        test("a member is rejected and changes nothing; only an admin may call", async () => {
          const parts = await prepared()
          await expectError(await call("member", wrong), 403, "forbidden")
          await expectError(await call("member", parts), 403, "forbidden")
          await expectError(await call("otherOrganization", parts), 403, "forbidden")
          expect((await call("admin", parts)).ok).toBe(true)
        })
        return
      }

      test("a member and an admin of the organization may call", async () => {
        for (const caller of ["member", "admin"] as const) expect((await call(caller, await prepared())).ok).toBe(true)
      })

      if (operation.path.includes("{")) {
        test("a resource of another organization looks exactly like a missing one and stays unchanged", async () => {
          const parts = await prepared()
          for (const caller of ["otherOrganization", "otherAdmin"] as const) {
            const missing = await call(caller, { ...parts, params: unknownParams(operation) })
            const foreign = await call(caller, parts)
            expect(await foreign.clone().text()).toBe(await missing.clone().text())
            expect(comparable(foreign.headers)).toEqual(comparable(missing.headers))
            await expectError(missing, 404, "not_found")
            await expectError(foreign, 404, "not_found")
          }
          expect((await call("admin", parts)).ok).toBe(true)
        })
      } else if (operation.isList) {
        test("a list contains nothing of another organization", async () => {
          await prepared()
          const own = await idsOf(await call("otherOrganization", {}))
          const theirs = await idsOf(await call("admin", {}))
          expect(theirs).not.toEqual([])
          expect(own.filter((id) => theirs.includes(id))).toEqual([])
        })
      } else if (named !== undefined) {
        const [member, unknown] = named
        test(`a ${member} of another organization looks exactly like a missing one`, async () => {
          const { json } = await prepared()
          const missing = await call("otherOrganization", { json: { ...Object(json), [member]: unknown } })
          const foreign = await call("otherOrganization", { json })
          expect(await foreign.clone().text()).toBe(await missing.clone().text())
          await expectError(missing, 404, "not_found")
          await expectError(foreign, 404, "not_found")
          expect((await call("admin", { json })).ok).toBe(true)
        })
      } else if (operation.method !== "POST") {
        test("what concerns the caller alone contains nothing of another organization", async () => {
          const theirs = await readJson(await call("otherOrganization", await prepared()))
          const text = JSON.stringify(theirs)
          for (const id of [world().organizationId, world().adminId, world().adminKeyId]) expect(text).not.toContain(id)
        })
      } else {
        const list = operations.find((other) => other.path === operation.path && other.method === "GET")
        const read = operations.find(({ path, method }) => isItemOf(operation.path, path) && method === "GET")
        test("what another organization creates is not visible", async () => {
          if (list === undefined) {
            if (read === undefined) throw new Error(`${operation.path} has no operation that would show a leak`)
            const response = await call("otherOrganization", await prepared())
            const { pathname } = new URL(response.headers.get("location") ?? "", world().endpoint.baseUrl)
            const readAs = (caller: KeyName) => {
              const name = /\{(.*)\}/.exec(read.path)?.[1] ?? ""
              const params = { [name]: pathname.slice(operation.path.length + 1) }
              return send(world().endpoint, read, { params }, world().keys[caller])
            }
            expect((await readAs("otherOrganization")).ok).toBe(true)
            await expectError(await readAs("admin"), 404, "not_found")
            return
          }
          const listAs = (caller: KeyName) => send(world().endpoint, list, {}, world().keys[caller])
          const before = await idsOf(await listAs("otherOrganization"))
          expect((await call("otherOrganization", await prepared())).ok).toBe(true)
          const made = (await idsOf(await listAs("otherOrganization"))).filter((id) => !before.includes(id))
          expect(made).toHaveLength(1)
          expect(await idsOf(await listAs("admin"))).not.toEqual(expect.arrayContaining(made))
        })
      }
    },
  )

  test("who may call: every operation was tested with every kind of caller", () => {
    const all = operations.flatMap(({ operationId }) => callers.map((caller) => `${operationId} ${caller}`))
    expect(all.filter((pair) => !tried.has(pair))).toEqual([])
  })
}

/** Declares who may sign in: the key counts that is in the body, whatever the headers contain. */
function signInCases(
  call: (caller: CallerName, parts: RequestParts) => Promise<Response>,
  bodies: Set<string>,
  world: () => World,
): void {
  const withKey = (key: string | undefined) => ({ json: { apiKey: key ?? "none" } })

  test("a malformed and a revoked key get the 401 of every operation, and no cookie", async () => {
    for (const name of ["none", "malformed", "revoked"] as const) {
      const response = await call(name, withKey(world().keys[name]))
      expect(response.headers.getSetCookie()).toEqual([])
      bodies.add(await response.clone().text())
      await expectError(response, 401, "unauthorized")
    }
    expect([...bodies]).toHaveLength(1)
  })

  // Security: a page that signs its visitor in with a key of its own would see what the visitor uploads.
  test("a page of another site cannot sign in its visitor", async () => {
    const response = await call("sessionCrossSite", withKey(world().keys.admin))
    expect(response.headers.getSetCookie()).toEqual([])
    await expectError(response, 401, "unauthorized")
  })

  test("every valid key can sign in, with and without another session", async () => {
    for (const name of ["otherOrganization", "member", "admin"] as const)
      expect((await call(name, withKey(world().keys[name]))).ok).toBe(true)
    expect((await call("session", withKey(world().keys.admin))).ok).toBe(true)
  })
}

/** Returns the member of a body that names one or several resources of an organization, and a value that names a missing one. */
function resourceInBody({
  body,
}: Operation): readonly [member: string, unknown: string | readonly string[]] | undefined {
  const properties = Object(body.get("application/json")?.schema.properties) as Record<string, JsonSchema>
  for (const [member, { pattern, items }] of Object.entries(properties)) {
    const [one, several] = [String(pattern), String(Object(items).pattern)]
    if (ownedId.test(one)) return [member, unknownId(one)]
    if (ownedId.test(several)) return [member, [unknownId(several)]]
  }
  return undefined
}

function wrongRequest({ parameters, body }: Operation): RequestParts {
  const names = parameters.filter((parameter) => parameter.in === "path").map(({ name }) => [name, "nonsense"])
  return {
    params: Object.fromEntries(names),
    query: { limit: "0" },
    ...(body.size === 0 ? {} : { raw: { type: "text/plain", body: "{" } }),
  }
}

/** Replaces ids by well-formed ids of resources that do not exist, and numbers by the smallest. */
export function unknownParams(operation: Operation): Record<string, string> {
  const ofPath = operation.parameters.filter((parameter) => parameter.in === "path")
  const valueOf = (schema: JsonSchema) => (schema.type === "integer" ? "1" : unknownId(String(schema.pattern)))
  return Object.fromEntries(ofPath.map(({ name, schema }) => [name, valueOf(schema)]))
}

/** Returns the valid request of an operation. @throws {Error} for an operation that has none yet. */
export function prepare(operation: Operation, world: World): Promise<RequestParts> {
  const request = validRequests[operation.operationId]
  if (request === undefined) throw new Error(`valid-requests.ts has no request for ${operation.operationId}`)
  return request(world)
}

/** Removes the headers that identify or count requests, which differ between any two. */
const ofEachRequest = new Set(["x-request-id", "date", "ratelimit"])

function comparable(headers: Headers): Record<string, string> {
  return Object.fromEntries([...headers].filter(([name]) => !ofEachRequest.has(name)))
}

/** Returns whether a path is that of one item of a collection. */
function isItemOf(collection: string, path: string): boolean {
  return path.startsWith(`${collection}/{`) && path.endsWith("}")
}

async function idsOf(list: Response): Promise<string[]> {
  return (await readList(list)).map((item) => memberOf(item, "id"))
}

import { Readable } from "node:stream"
import { afterEach, beforeEach, expect, test } from "vitest"
import { z } from "zod"
import { routes } from "../../src/generated/routes.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import type { AuditEntry } from "../../src/domain/audit-entry.ts"
import { createApp } from "../../src/app.ts"
import { AuditLogRepository } from "../../src/repositories/audit-log.ts"
import { createWorld, describeOnPostgres, once, type World } from "../world.ts"

type OperationId = keyof typeof routes

/** From the OpenAPI document: a new audited operation without an entry in `requests` fails here. */
const ids = Object.keys(routes) as OperationId[] // The keys of an object literal.
/** Have no key in the header, or a session: tested in sessions.test.ts. */
const ofSessions: readonly OperationId[] = ["createSession", "deleteSession"]
const audited = ids.filter((id) => "x-audited" in routes[id] && !ofSessions.includes(id))
const others = ids.filter((id) => !("x-audited" in routes[id]) && routes[id].method !== "get")

interface Sent {
  readonly path?: string
  readonly body?: unknown
}

/** A request of each operation that has an effect, and one that fails after authorization. */
type Requests = Partial<Record<OperationId, (lab: Lab) => Promise<{ works: Sent; fails: Sent }>>>

/** Ids that requests need. */
interface Lab {
  readonly world: World
  readonly send: (id: OperationId, sent: Sent, headers?: Record<string, string>) => Promise<Response>
  readonly create: (id: OperationId, sent: Sent) => Promise<string>
}

const model = { modelName: "gpt-5", providerApiKey: "sk-planted-provider-key" }
const hook = { url: "https://erp.example.com/hooks", events: ["*"] }
const unknown = (prefix: string) => `${prefix}_000000000000`

const requests: Requests = {
  createApiKey: async () => ({ works: { body: { name: "a" } }, fails: { body: { name: " " } } }),
  revokeApiKey: async ({ create }) => {
    const id = await create("createApiKey", { body: { name: "b" } })
    return { works: { path: `/api/v1/api-keys/${id}` }, fails: { path: `/api/v1/api-keys/${unknown("key")}` } }
  },
  createUserApiKey: async ({ world }) => ({
    works: { path: `/api/v1/admin/users/${world.admin.userId}/api-keys`, body: { name: "a" } },
    fails: { path: `/api/v1/admin/users/${unknown("usr")}/api-keys`, body: { name: "a" } },
  }),
  addModel: async () => ({ works: { body: model }, fails: { body: { ...model, isCore: false } } }),
  updateModel: async ({ create }) => {
    const id = await create("addModel", { body: model })
    return { works: { body: { id, modelName: "gpt-6" } }, fails: { body: { id: unknown("mdl"), modelName: "gpt-6" } } }
  },
  deleteModel: async ({ create }) => {
    const id = await create("addModel", { body: model })
    return { works: { body: { id } }, fails: { body: { id: unknown("mdl") } } }
  },
  setRuntimeConfig: async ({ create }) => {
    const modelId = await create("addModel", { body: model })
    return { works: { body: { modelId } }, fails: { body: { modelId, type: "accurate" } } }
  },
  deleteExecution: async ({ world, send }) => {
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    await send("cancelExecution", { path: `/api/v1/executions/${value.id}/cancel` })
    return {
      works: { path: `/api/v1/executions/${value.id}` },
      fails: { path: `/api/v1/executions/${unknown("exe")}` },
    }
  },
  updateExecutionReview: async ({ world }) => {
    const { value } = await world.start(await world.aWorkflow(), "A-17")
    await world.finish(value.id)
    const path = `/api/v1/executions/${value.id}/review`
    const change = { state: "approved", corrections: {} }
    return { works: { path, body: { revision: 0, ...change } }, fails: { path, body: { revision: 7, ...change } } }
  },
  deleteFile: async ({ world }) => {
    const upload = { fileName: "a.txt", content: Readable.from([Buffer.from("A-17")]) }
    const { signal } = new AbortController()
    const { value } = await world.services.storedFiles.create(world.admin, upload, once, signal)
    return { works: { path: `/api/v1/files/${value.id}` }, fails: { path: `/api/v1/files/${unknown("file")}` } }
  },
  updateWorkflow: async ({ world }) => {
    const { id, name, configuration } = await world.aWorkflow()
    const body = { name, configuration, retentionDays: 3 }
    // The same definition is no change, and another name does not change the retention.
    await world.services.workflows.update(world.admin, id, { name, configuration })
    await world.services.workflows.update(world.admin, id, { name: "Renamed", configuration })
    const path = `/api/v1/workflows/${id}`
    return { works: { path, body }, fails: { path, body: { ...body, retentionDays: 0.5 } } }
  },
  restoreWorkflowVersion: async ({ world }) => {
    const { id, name, configuration } = await world.aWorkflow({ retentionDays: 3 })
    const change = { name, configuration, retentionDays: 4 }
    await world.services.workflows.update(world.admin, id, change)
    const path = `/api/v1/workflows/${id}/versions`
    return { works: { path: `${path}/1/restore` }, fails: { path: `${path}/9/restore` } }
  },
  deleteWorkflow: async ({ world }) => {
    const { id } = await world.aWorkflow()
    return { works: { path: `/api/v1/workflows/${id}` }, fails: { path: `/api/v1/workflows/${unknown("wkf")}` } }
  },
  createWebhook: async () => ({ works: { body: hook }, fails: { body: { ...hook, url: "http://erp.example.com" } } }),
  updateWebhook: async ({ create }) => {
    const path = `/api/v1/webhooks/${await create("createWebhook", { body: hook })}`
    const body = { ...hook, isEnabled: false }
    return { works: { path, body }, fails: { path, body: { ...body, workflowIds: [unknown("wkf")] } } }
  },
  rotateWebhookSecret: async ({ create }) => {
    const path = `/api/v1/webhooks/${await create("createWebhook", { body: hook })}/rotate-secret`
    return { works: { path, body: {} }, fails: { path, body: { overlapSeconds: -1 } } }
  },
  deleteWebhook: async ({ create }) => ({
    works: { path: `/api/v1/webhooks/${await create("createWebhook", { body: hook })}` },
    fails: { path: `/api/v1/webhooks/${unknown("whe")}` },
  }),
  createOrganization: async () => ({ works: { body: { name: "a" } }, fails: { body: { name: "\t" } } }),
  createUser: async ({ world }) => {
    const { organizationId } = world.admin
    const user = { name: "a", role: "member" }
    return {
      works: { body: { organizationId, ...user } },
      fails: { body: { organizationId: unknown("org"), ...user } },
    }
  },
}

describeOnPostgres("the audit log", (newDatabase) => {
  let world: World
  let lab: Lab
  let read: () => Promise<AuditEntry[]>
  let adminKey: string
  const closing: (() => Promise<unknown>)[] = []
  beforeEach(async () => {
    const database = await newDatabase()
    world = await createWorld(database)
    adminKey = world.config.adminKey ?? ""
    const opened = await openDatabase(database)
    closing.push(
      () => world.close(),
      () => opened.close(),
    )
    const entries = new AuditLogRepository(opened.database)
    read = () => entries.list(new Date(0), undefined, 1000)
    const app = createApp(world.container)
    const send: Lab["send"] = async (id, { path = routes[id].path, body }, headers = {}) =>
      app.request(path, {
        method: routes[id].method,
        headers: { "x-api-key": adminKey, "content-type": "application/json", "x-request-id": `req-${id}`, ...headers },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      })
    const create: Lab["create"] = async (id, sent) => {
      const response: unknown = await (await send(id, sent)).json()
      const named = z.object({ id: z.string() })
      return z.union([named, z.object({ model: named }).transform(({ model }) => model)]).parse(response).id
    }
    lab = { world, send, create }
  })
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  test("every audited operation of the document is tested here", () => {
    expect(Object.keys(requests).sort()).toEqual([...audited].sort())
    expect(audited).toHaveLength(19)
  })

  test.each(audited)(
    "%s leaves exactly one entry when it works, and none when it fails or changes nothing",
    async (id) => {
      const { works, fails } = (await requests[id]?.(lab)) ?? { works: {}, fails: {} }
      const before = await read()
      const failed = await lab.send(id, fails)
      expect([failed.ok, failed.status < 500]).toEqual([false, true])
      expect((await lab.send(id, works, { "x-api-key": "dsk_wrong" })).status).toBe(401)
      expect(await read()).toEqual(before)

      const repeatable = { "idempotency-key": "once" }
      const response = await lab.send(id, works, repeatable)
      expect(response.status, await response.clone().text()).toBe(200)
      const replayed = await lab.send(id, works, repeatable)
      const { keyId, userId, organizationId } = world.admin
      const added = (await read()).slice(before.length)
      // Without idempotency (PUT), a second call is a second change.
      expect(added).toHaveLength(
        replayed.ok && !replayed.headers.has("idempotent-replayed") && id === "updateModel" ? 2 : 1,
      )
      expect(added[0]).toEqual({
        id: expect.any(Number),
        at: expect.any(Date),
        operation: id,
        targetId: expect.stringMatching(/^(?:exe|file|key|mdl|org|usr|whe|wkf)_[0-9a-f]{12}$/),
        keyId,
        userId,
        organizationId,
        requestId: `req-${id}`,
      })
      const text = `${await response.text()}${JSON.stringify(works)}`
      expect(text).toContain(added[0]?.targetId)
    },
  )

  test.each(others)("%s leaves no entry", async (id) => {
    const before = await read()
    await lab.send(id, { body: model, path: routes[id].path.replaceAll(/\{[^}]*\}/g, unknown("wkf")) })
    expect(await read()).toEqual(before)
  })

  test("the first start is recorded, and no entry contains a secret", async () => {
    const [first] = await read()
    expect(first).toMatchObject({ operation: "bootstrap", targetId: world.admin.keyId, keyId: undefined })
    await lab.send("addModel", { body: model })
    await lab.send("createApiKey", { body: { name: "dsk_named" } })
    await lab.send("createWebhook", { body: hook })
    expect(JSON.stringify(await read())).not.toMatch(/planted|dsk_|whsec_/)
  })

  test("entries are read in pages, from a point in time on, and old ones are removed", async () => {
    for (const name of ["a", "b", "c"]) await lab.send("createOrganization", { body: { name } })
    const opened = await openDatabase(world.config.database)
    closing.push(() => opened.close())
    const entries = new AuditLogRepository(opened.database)
    const all = await entries.list(new Date(0), undefined, 10)
    const [first, ...rest] = all
    expect(await entries.list(new Date(0), first, 10)).toEqual(rest)
    expect(await entries.list(new Date(Date.now() + 60_000), undefined, 10)).toEqual([])
    expect(await entries.deleteOlderThan(1, 10)).toBe(0)
    await opened.database.execute("update audit_log set at = now() - interval '2 days' where operation = 'bootstrap'")
    expect(await entries.deleteOlderThan(1, 10)).toBe(1)
    expect(await entries.list(new Date(0), undefined, 10)).toHaveLength(all.length - 1)
  })
})

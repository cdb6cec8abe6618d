import { pino } from "pino"
import type { Caller } from "../../src/domain/caller.ts"
import { newId } from "../../src/domain/ids.ts"
import type { ApiKey } from "../../src/domain/api-key.ts"
import type { Execution } from "../../src/domain/execution.ts"
import type { Model } from "../../src/domain/model.ts"
import type { Workflow } from "../../src/domain/workflow.ts"
import type { AppServices } from "../../src/http/app-services.ts"
import { createApp } from "../../src/app.ts"
import type { Telemetry } from "../../src/telemetry/telemetry.ts"
import { unauthorized } from "../../src/domain/errors.ts"

/** Overrides of single methods, service by service. */
export type FakeServices = { [Name in keyof AppServices]?: Partial<AppServices[Name]> }

/** Sentinel key values: the key decides the role. */
export const adminKey = "admin-key"
export const memberKey = "member-key"

const organizationId = newId("org")
const userId = newId("usr")
export const admin: Caller = { keyId: newId("key"), userId, organizationId, role: "admin" }
export const member: Caller = { keyId: newId("key"), userId, organizationId, role: "member" }

const moment = new Date("2026-03-02T09:15:02.870Z")

export function aWorkflow(changes: Partial<Workflow> = {}): Workflow {
  const objects = [{ name: "Invoice", fields: [{ name: "number", type: "string" as const }] }]
  return {
    id: newId("wkf"),
    name: "Invoices",
    description: "",
    configuration: { objects },
    createdAt: moment,
    updatedAt: moment,
    ownerId: userId,
    version: 1,
    ...changes,
  }
}

export function anExecution(changes: Partial<Execution> = {}): Execution {
  return {
    id: newId("exe"),
    status: "Queued",
    createdAt: moment,
    ownerId: userId,
    workflowId: newId("wkf"),
    workflowName: "Invoices",
    fileId: newId("file"),
    fileName: "acme.pdf",
    jobId: "6f0c2c1e",
    ...changes,
  }
}

export function anApiKey(changes: Partial<ApiKey> = {}): ApiKey {
  return {
    id: newId("key"),
    name: "ci",
    key: "dsk_ab12…wxyz",
    userId,
    enabled: true,
    createdAt: moment,
    ...changes,
  }
}

export function aModel(changes: Partial<Model> = {}): Model {
  return { id: newId("mdl"), provider: "builtin", modelName: "builtin", isCore: true, isVision: true, ...changes }
}

/** Builds the real application on fake services; a method that a test does not fake throws when it is called. */
export function createFakeApp(
  fakes: FakeServices = {},
  options: {
    maxFileBytes?: number
    corsOrigins?: string[]
    publicUrl?: string
    log?: (line: string) => void
    telemetry?: Telemetry
  } = {},
) {
  const services = new Proxy(fakes, {
    get: (target, name) => {
      const fake = { ...defaults, ...target }[name as keyof AppServices] ?? {}
      return new Proxy(fake, {
        get: (methods, method) => Reflect.get(methods, method) ?? notFaked(String(name), String(method)),
      })
    },
  })
  const { log, telemetry } = options
  const logger = log === undefined ? pino({ level: "silent" }) : pino({ level: "info" }, { write: log })
  const config = {
    maxFileBytes: options.maxFileBytes ?? 1_000_000,
    corsOrigins: options.corsOrigins ?? [],
    console: true,
    mcp: true,
    oidc: undefined,
    host: "127.0.0.1",
    trustedProxies: [],
    publicUrl: options.publicUrl,
  }
  // The proxies implement every method of every service.
  return createApp({
    services: services as AppServices,
    config,
    deploymentId: "5d1f0a7c-93be-4d21-8c4e-0b6a2f917c35",
    logger,
    ...(telemetry === undefined ? {} : { telemetry }),
  })
}

const unlimited = {
  policy: undefined,
  remaining: undefined,
  exhausted: undefined,
  retryAfterSeconds: 0,
}

const defaults: FakeServices = {
  apiKeys: { authenticate },
  signInLimit: { check: () => undefined, fail: () => undefined },
  rateLimits: { admit: () => unlimited },
}

async function authenticate(keyValue: string): Promise<Caller> {
  if (keyValue === adminKey) return admin
  if (keyValue === memberKey) return member
  throw unauthorized()
}

function notFaked(service: string, method: string) {
  return async (): Promise<never> => {
    throw new Error(`the test has not faked ${service}.${method}`)
  }
}

/** Sends JSON with a key. */
export function jsonRequest(method: string, body: unknown, headers: Record<string, string> = {}): RequestInit {
  return {
    method,
    headers: { "x-api-key": adminKey, "content-type": "application/json", ...headers },
    body: typeof body === "string" ? body : JSON.stringify(body),
  }
}

/** Sends no body, with a key. */
export function withKey(headers: Record<string, string> = {}, method = "GET"): RequestInit {
  return { method, headers: { "x-api-key": adminKey, ...headers } }
}

/** Returns the sentence of an error response, and asserts that the body contains nothing else. */
export async function errorOf(response: Response): Promise<string> {
  const body: unknown = await response.json()
  if (typeof body !== "object" || body === null || !("error" in body)) throw new Error("no error body")
  if (typeof body.error !== "string" || Object.keys(body).length !== 1) throw new Error("more than an error")
  return body.error
}

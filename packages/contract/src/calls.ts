import { randomUUID } from "node:crypto"
import { operationOf, type Operation } from "./document.ts"
import { send, type RequestParts } from "./send.ts"
import type { Endpoint } from "./target.ts"

/** Requests to operations by their id. */
export interface Calls {
  /** Sends a request as the admin, or as `key`. */
  readonly call: (operationId: string, parts?: RequestParts, key?: string) => Promise<Response>
  /** Sends a request as the admin, or as `key`, and returns one member of the response. */
  readonly create: (member: string, operationId: string, parts?: RequestParts, key?: string) => Promise<string>
}

/** Creates the functions that call one endpoint. */
export function createCalls(endpoint: Endpoint, operations: readonly Operation[], adminKey: string): Calls {
  const call: Calls["call"] = (operationId, parts = {}, key = adminKey) =>
    send(endpoint, operationOf(operations, operationId), parts, key)
  return {
    call,
    create: async (member, operationId, parts, key) =>
      memberOf(await readJson(await call(operationId, parts, key)), member),
  }
}

/** Returns the parts of an `executeWorkflow` request with a text file. */
export function textFile(workflowId: string, content: string, name = "invoice.txt"): RequestParts {
  return { params: { workflowId }, file: { name, content } }
}

/** Reads the JSON of a successful response. @throws {Error} with the body of any other. */
export async function readJson(response: Response): Promise<unknown> {
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`)
  return response.json()
}

/** Reads the items of a list. */
export async function readList(response: Response): Promise<unknown[]> {
  const list = await readJson(response)
  if (!Array.isArray(list)) throw new Error("the response is not a list")
  return list
}

/** Returns a string member of a response. */
export function memberOf(value: unknown, member: string): string {
  const found: unknown = value === null || typeof value !== "object" ? undefined : Reflect.get(value, member)
  if (typeof found !== "string") throw new Error(`${member} is not a string in ${JSON.stringify(value)}`)
  return found
}

/** Returns an idempotency key that was never used. */
export function freshKey(): string {
  return randomUUID()
}

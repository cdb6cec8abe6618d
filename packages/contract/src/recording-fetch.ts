import type { Coverage } from "./coverage.ts"
import { findOperation, type DocumentedResponse, type Operation } from "./document.ts"
import { createSchemaCheck } from "./schema-check.ts"

/** A function with the signature of `fetch`. */
export type Fetch = typeof globalThis.fetch

const sent = createSchemaCheck()
const sentText = createSchemaCheck({ coerced: true })
const received = createSchemaCheck({ closed: true })
const receivedText = createSchemaCheck({ coerced: true })

/** Values that must never leave the server again: existing keys and stored secrets. */
export type Secrets = ReadonlySet<string>

/**
 * Wraps a `fetch`: every response of a documented operation is counted and compared with the document (status, media
 * type, headers, body), and a request that the server accepted must itself be valid. A path outside the document is not
 * checked.
 *
 * @throws {ContractError} from the returned `fetch`, with every deviation of the exchange.
 */
export function recordingFetch(
  operations: readonly Operation[],
  fetch: Fetch,
  coverage: Coverage,
  secrets: Secrets = new Set(),
): Fetch {
  return async (input, init) => {
    const request = new Request(input, init)
    const operation = findOperation(operations, request.method, new URL(request.url).pathname)
    if (operation === undefined) return fetch(request)
    const requestBody = isJson(request.headers) ? await request.clone().text() : undefined
    const response = await fetch(request)
    coverage.count(operation.operationId, response.status)
    const text = await readText(response.clone())
    const deviations = checkResponse(operation, request.method, response, text)
    if ([...secrets].some((secret) => text.includes(secret))) deviations.push("the body contains a secret")
    if (response.ok) deviations.push(...checkRequest(operation, request, requestBody))
    if (deviations.length > 0) throw new ContractError(operation, response.status, deviations)
    return response
  }
}

/** An exchange that violates the document, with every deviation. */
export class ContractError extends Error {
  override readonly name = "ContractError"

  constructor(operation: Operation, status: number, deviations: readonly string[]) {
    super(`${operation.operationId} ${status}:\n  ${deviations.join("\n  ")}`)
  }
}

function checkResponse(operation: Operation, method: string, response: Response, text: string): string[] {
  const documented = operation.responses.get(response.status)
  if (documented === undefined) return [`the status is not documented; the body is ${text.slice(0, 300)}`]
  const deviations = [...checkHeaders(documented, response.headers), ...undocumented(documented, response.headers)]
  if (method === "HEAD") return text === "" ? deviations : [...deviations, "the response to HEAD has a body"]
  return [...deviations, ...checkBody(documented, response.headers, text)]
}

/** Reads the body as text; of binary bodies only the presence matters. */
async function readText(response: Response): Promise<string> {
  return new TextDecoder().decode(await response.arrayBuffer())
}

/** Headers that are present in every response that documents them, by the rules of the interface. */
const always = new Set(["x-request-id", "x-error-code"])

function checkHeaders(documented: DocumentedResponse, headers: Headers): string[] {
  return [...documented.headers].flatMap(([name, { required, schema }]) => {
    const value = headers.get(name)
    if (value === null) return required || always.has(name) ? [`header ${name} is missing`] : []
    return checkText(receivedText, schema, value).map((deviation) => `header ${name}: ${deviation}`)
  })
}

/** Headers that are specific to an operation and so must be documented, unlike those of HTTP itself. */
const mustBeDocumented = [
  "location",
  "link",
  "preference-applied",
  "idempotent-replayed",
  "content-disposition",
  "x-error-code",
]

function undocumented(documented: DocumentedResponse, headers: Headers): string[] {
  const extra = mustBeDocumented.filter((name) => headers.has(name) && !documented.headers.has(name))
  return extra.map((name) => `header ${name} is not documented: ${headers.get(name)}`)
}

function checkBody(documented: DocumentedResponse, headers: Headers, text: string): string[] {
  if (documented.content.size === 0) return text === "" ? [] : ["the response has a body, but none is documented"]
  const mediaType = mediaTypeOf(headers)
  const content = documented.content.get(mediaType)
  if (content === undefined) return [`the content type ${mediaType || "(none)"} is not documented`]
  if (!mediaType.endsWith("json")) return []
  const value = parseJson(text)
  if (value === undefined) return [`the body is not JSON: ${text.slice(0, 300)}`]
  return received(content.schema, value.json).map((deviation) => `body: ${deviation}`)
}

function checkRequest(operation: Operation, request: Request, body: string | undefined): string[] {
  const url = new URL(request.url)
  const deviations = operation.parameters.flatMap((parameter) => {
    if (parameter.in === "path" || parameter.in === "cookie") return []
    const value = parameter.in === "query" ? url.searchParams.get(parameter.name) : request.headers.get(parameter.name)
    if (value === null) return parameter.required ? [`${parameter.in} ${parameter.name} is missing`] : []
    return checkText(sentText, parameter.schema, value).map((deviation) => `${parameter.name}: ${deviation}`)
  })
  const known = new Set(operation.parameters.filter((one) => one.in === "query").map((one) => one.name))
  for (const name of url.searchParams.keys()) if (!known.has(name)) deviations.push(`query ${name} is not documented`)
  const content = operation.body.get(mediaTypeOf(request.headers))
  if (content !== undefined && body !== undefined) {
    const value = parseJson(body)
    deviations.push(...(value === undefined ? ["the body is not JSON"] : sent(content.schema, value.json)))
  } else if (operation.body.size > 0 && content === undefined) {
    deviations.push(`the content type ${mediaTypeOf(request.headers) || "(none)"} is not documented`)
  }
  return deviations.map((deviation) => `the server accepted a request outside the document: ${deviation}`)
}

/** Checks a header or query value, which is text: a number is coerced before the check. */
function checkText(check: typeof sentText, schema: Operation["parameters"][number]["schema"], value: string): string[] {
  return check(wrapped(schema), { value })
}

const wrappers = new WeakMap<object, Readonly<Record<string, unknown>>>()

function wrapped(schema: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const known = wrappers.get(schema) ?? { type: "object", properties: { value: schema } }
  wrappers.set(schema, known)
  return known
}

function parseJson(text: string): { json: unknown } | undefined {
  try {
    return { json: JSON.parse(text) }
  } catch (error) {
    if (error instanceof SyntaxError) return undefined
    throw error
  }
}

function isJson(headers: Headers): boolean {
  return mediaTypeOf(headers).endsWith("json")
}

function mediaTypeOf(headers: Headers): string {
  return (headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? ""
}

import { listOperations, resolve, toArray, toObject, toText } from "./load-document.ts"
import type { Json, JsonObject, Operation } from "./load-document.ts"

/** The source code of two programs that agree with a document: handlers of a server and values of a client. */
export interface Consumers {
  readonly handlers: string
  readonly client: string
}

/**
 * Writes programs that use every operation as in its examples. They compile against the files generated from the same
 * document, but not against those of a changed one.
 */
export function writeConsumers(document: JsonObject): Consumers {
  const operations = listOperations(document)
  return {
    handlers: `import type { RouteHandler } from "@hono/zod-openapi"
import type { routes } from "./routes.ts"
type Handlers = { [Name in keyof typeof routes]: RouteHandler<(typeof routes)[Name]> }
export const handlers: Handlers = {
${operations.map((operation) => writeHandler(document, operation)).join("")}}
`,
    client: `import type { operations } from "./schema.ts"\n${operations.map(writeValues).join("")}`,
  }
}

function writeHandler(document: JsonObject, { operationId, node, location }: Operation): string {
  const parameters = toArray(node["parameters"], location).map((item) =>
    resolve(document, toObject(item, location), "parameters", location),
  )
  const targets: Record<string, string> = { path: "param", query: "query", header: "header" }
  const reads = parameters.map(
    (parameter) => `c.req.valid("${targets[toText(parameter["in"], location)]}")[${JSON.stringify(parameter["name"])}]`,
  )
  const body = node["x-stream-body"] === true ? undefined : bodyExample(node, location)
  const members = Object.keys(toObject(body ?? {}, location)).map(
    (name) => `c.req.valid("json")[${JSON.stringify(name)}]`,
  )
  const { status, value } = responseExample(node, location)
  if (value === undefined)
    return `  ${operationId}: (c) => { void [${reads.join(", ")}]; return c.body("", ${status}) },\n`
  return `  ${operationId}: (c) => { void [${[...reads, ...members].join(", ")}]; return c.json(${writeLiteral(value)}, ${status}) },\n`
}

/** Writes a value with literal string types, as in a real server; otherwise `"Queued"` would widen to `string`. */
function writeLiteral(value: Json): string {
  if (typeof value === "string") return `${JSON.stringify(value)} as const`
  if (Array.isArray(value)) return `[${value.map(writeLiteral).join(", ")}]`
  if (typeof value !== "object" || value === null) return JSON.stringify(value)
  return `{ ${Object.entries(value)
    .map(([name, member]) => `${JSON.stringify(name)}: ${writeLiteral(member)}`)
    .join(", ")} }`
}

function writeValues({ operationId, node, location }: Operation): string {
  const type = `operations[${JSON.stringify(operationId)}]`
  const { status, value } = responseExample(node, location)
  if (value === undefined) return ""
  const response = `export const ${operationId}Response: ${type}["responses"][${status}]["content"]["application/json"] = ${JSON.stringify(value)}\n`
  const body = node["x-stream-body"] === true ? undefined : bodyExample(node, location)
  if (body === undefined) return response
  return `${response}export const ${operationId}Input: ${type}["requestBody"]["content"]["application/json"] = ${JSON.stringify(body)}\n`
}

function bodyExample(operation: JsonObject, location: string): Json | undefined {
  const body = operation["requestBody"]
  return body === undefined ? undefined : jsonExample(toObject(body, location), location)
}

/** Returns the first example of the successful response; undefined for one that is not JSON. */
function responseExample(operation: JsonObject, location: string): { status: string; value: Json | undefined } {
  const responses = Object.entries(toObject(operation["responses"], location))
  const success = responses.find(([status]) => status.startsWith("2"))
  if (success === undefined) throw new Error(`${location}: has no successful response`)
  return { status: success[0], value: jsonExample(toObject(success[1], location), location) }
}

function jsonExample(node: JsonObject, location: string): Json | undefined {
  const json = toObject(node["content"], location)["application/json"]
  if (json === undefined) return undefined
  const media = toObject(json, location)
  const [first] = Object.values(toObject(media["examples"], location))
  return toObject(first, location)["value"] ?? null
}

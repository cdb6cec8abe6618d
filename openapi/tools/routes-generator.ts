import {
  listComponents,
  listOperations,
  referenceName,
  rejectUnknown,
  resolve,
  toArray,
  toObject,
  toText,
} from "./load-document.ts"
import type { Json, JsonObject, Operation } from "./load-document.ts"
import { schemaConstant, writeMembers, writeZod } from "./zod-schema.ts"

const operationMembers = [
  "operationId",
  "tags",
  "summary",
  "description",
  "security",
  "parameters",
  "requestBody",
  "responses",
]
const operationExtensions = [
  "x-audited",
  "x-extension",
  "x-idempotent",
  "x-rate-limit",
  "x-required-role",
  "x-safe",
  "x-stream-body",
]
const parameterMembers = ["name", "in", "required", "description", "schema", "example", "x-extension"]
const responseMembers = ["description", "headers", "content", "links", "x-max-bytes"]
const mediaMembers = ["schema", "examples", "x-extension"]

// Location of a parameter in the document → its name in a route's `request`.
const parameterKinds = { path: "params", query: "query", header: "headers" } as const

/**
 * Writes the server's routes: a zod schema for each component, a `createRoute()` constant for each operation, and the
 * table of all of them.
 *
 * @throws {Error} with the location of anything that has no translation.
 */
export function generateRoutes(document: JsonObject): string {
  const operations = listOperations(document)
  return [
    `import { createRoute, z } from "@hono/zod-openapi"\n`,
    writeSchemas(document),
    writeParameters(document),
    writeResponses(document),
    ...operations.map((operation) => writeRoute(document, operation)),
    `/** Every operation, by its operationId. */\n${writeTable(
      "routes",
      operations.map(({ operationId }) => operationId),
    )}`,
    writeSecretMembers(document),
  ].join("\n")
}

function writeSchemas(document: JsonObject): string {
  const components = orderSchemas(document)
  const constants = components.map(([name, schema, location]) => {
    const expression = writeZod(schema, { location })
    return `export const ${schemaConstant(name)} = ${expression}.openapi(${JSON.stringify(name)})\n`
  })
  const entries = components.map(([name]) => `${name}: ${schemaConstant(name)}`)
  return `${constants.join("\n")}\n/** Every component schema, by its name. */\nexport const schemas = ${writeMembers(
    "",
    entries,
  )
    .replace(/^\(/, "")
    .replace(/\)$/, "")}\n`
}

/** Sorts each schema after those it refers to, since constants cannot be used before their declaration. */
function orderSchemas(document: JsonObject): [name: string, schema: JsonObject, location: string][] {
  const components = new Map(listComponents(document, "schemas").map((component) => [component[0], component]))
  const ordered = new Map<string, [string, JsonObject, string]>()
  const visit = (name: string, path: readonly string[]): void => {
    if (path.includes(name)) throw new Error(`#/components/schemas/${name}: refers to itself, which is not supported`)
    const component = components.get(name)
    if (component === undefined) throw new Error(`#/components/schemas/${name}: does not exist`)
    if (ordered.has(name)) return
    for (const reference of findReferences(component[1], component[2])) visit(reference, [...path, name])
    ordered.set(name, component)
  }
  for (const name of components.keys()) visit(name, [])
  return [...ordered.values()]
}

function findReferences(node: Json, location: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => findReferences(item, location))
  if (typeof node !== "object" || node === null) return []
  // A property may be named $ref; only a string is a reference.
  const name = typeof node["$ref"] === "string" ? referenceName(node, "schemas", location) : undefined
  return [
    ...(name === undefined ? [] : [name]),
    ...Object.values(node).flatMap((value) => findReferences(value, location)),
  ]
}

function parameterConstant(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Parameter`
}

function writeParameters(document: JsonObject): string {
  return listComponents(document, "parameters")
    .map(([name, parameter, location]) => {
      rejectUnknown(parameter, parameterMembers, location)
      const schema = toObject(parameter["schema"], `${location}/schema`)
      const expression = writeZod(schema, { location: `${location}/schema`, isParameter: true })
      const isOptional = parameter["required"] !== true && schema["default"] === undefined
      return `const ${parameterConstant(name)} = ${expression}${isOptional ? ".optional()" : ""}\n`
    })
    .join("")
}

function responseConstant(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Response`
}

function writeResponses(document: JsonObject): string {
  return listComponents(document, "responses")
    .map(([name, response, location]) => `const ${responseConstant(name)} = ${writeResponse(response, location)}\n`)
    .join("")
}

function writeResponse(response: JsonObject, location: string, status?: string): string {
  rejectUnknown(response, responseMembers, location)
  const description = `description: ${JSON.stringify(response["description"])}`
  // RFC 9110, section 15.4.5: a 304 has no content.
  if (status === "304" && response["content"] === undefined) return `{ ${description} }`
  return `{ ${description}, content: ${writeContent(response, location)} }`
}

function writeContent(node: JsonObject, location: string): string {
  const content = toObject(node["content"], `${location}/content`)
  const media = Object.entries(content).map(([mediaType, value]) => {
    const mediaLocation = `${location}/content/${mediaType.replaceAll("/", "~1")}`
    const mediaNode = toObject(value, mediaLocation)
    rejectUnknown(mediaNode, mediaMembers, mediaLocation)
    const schemaLocation = `${mediaLocation}/schema`
    return `${JSON.stringify(mediaType)}: { schema: ${writeZod(toObject(mediaNode["schema"], schemaLocation), { location: schemaLocation })} }`
  })
  return `{ ${media.join(", ")} }`
}

function writeRoute(document: JsonObject, { operationId, method, path, node, location }: Operation): string {
  rejectUnknown(node, [...operationMembers, ...operationExtensions], location)
  const request = writeRequest(document, node, location)
  const responses = Object.entries(toObject(node["responses"], `${location}/responses`)).map(([status, value]) => {
    const responseLocation = `${location}/responses/${status}`
    const response = toObject(value, responseLocation)
    const name = referenceName(response, "responses", responseLocation)
    return `${status}: ${name === undefined ? writeResponse(response, responseLocation, status) : responseConstant(name)}`
  })
  const members = [
    `operationId: ${JSON.stringify(operationId)}`,
    `method: ${JSON.stringify(method)}`,
    `path: ${JSON.stringify(path)}`,
    `tags: ${JSON.stringify(node["tags"])}`,
    ...writeSecurity(node, location),
    ...operationExtensions
      .filter((extension) => node[extension] !== undefined)
      .map((extension) => `${JSON.stringify(extension)}: ${JSON.stringify(node[extension])} as const`),
    ...(request.length === 0 ? [] : [`request: ${writeLiteral(request)}`]),
    `responses: ${writeLiteral(responses)}`,
  ]
  const summary = toText(node["summary"], `${location}/summary`)
  return `/** ${summary}. */\nexport const ${operationId} = ${writeMembers("createRoute", members)}\n`
}

/** Writes that an operation needs no caller; all others have the document's own requirement. */
function writeSecurity(node: JsonObject, location: string): string[] {
  if (node["security"] === undefined) return []
  if (toArray(node["security"], `${location}/security`).length > 0)
    throw new Error(`${location}/security: must be empty, or be omitted`)
  return ["security: []"]
}

function writeRequest(document: JsonObject, operation: JsonObject, location: string): string[] {
  const groups = new Map<string, string[]>(Object.keys(parameterKinds).map((kind) => [kind, []]))
  toArray(operation["parameters"], `${location}/parameters`).forEach((item, index) => {
    const itemLocation = `${location}/parameters/${index}`
    const node = toObject(item, itemLocation)
    const reference = referenceName(node, "parameters", itemLocation)
    if (reference === undefined) throw new Error(`${itemLocation}: must refer to a shared parameter`)
    const parameter = resolve(document, node, "parameters", itemLocation)
    const group = groups.get(toText(parameter["in"], `${itemLocation}/in`))
    if (group === undefined) throw new Error(`${itemLocation}/in: the generator supports path, query and header`)
    group.push(`${JSON.stringify(parameter["name"])}: ${parameterConstant(reference)}`)
  })
  const members = Object.entries(parameterKinds).flatMap(([kind, name]) => {
    const group = groups.get(kind) ?? []
    return group.length === 0 ? [] : [`${name}: z.object({ ${group.join(", ")} })`]
  })
  const body = writeBody(operation, location)
  return body === undefined ? members : [...members, body]
}

/**
 * Writes the body of a request. That of a streamed operation is omitted: a validator of the framework would hold the
 * complete upload in memory, so the server reads it itself.
 */
function writeBody(operation: JsonObject, location: string): string | undefined {
  if (operation["requestBody"] === undefined || operation["x-stream-body"] === true) return undefined
  const bodyLocation = `${location}/requestBody`
  const body = toObject(operation["requestBody"], bodyLocation)
  rejectUnknown(body, ["required", "content", "description"], bodyLocation)
  // Otherwise the framework treats a request without a content type as one without a body, and skips validation.
  if (body["required"] !== true) throw new Error(`${bodyLocation}/required: must be true`)
  const mediaTypes = Object.keys(toObject(body["content"], `${bodyLocation}/content`))
  if (mediaTypes.length !== 1) throw new Error(`${bodyLocation}/content: must have one media type`)
  return `body: { required: true, content: ${writeContent(body, bodyLocation)} }`
}

function writeSecretMembers(document: JsonObject): string {
  const names = listComponents(document, "schemas").flatMap(([, schema, location]) =>
    Object.entries(toObject(schema["properties"] ?? {}, location))
      .filter(([name, property]) => toObject(property, `${location}/properties/${name}`)["x-secret"] === true)
      .map(([name]) => name),
  )
  return `/** Members whose values must never be logged. */\nexport const secretMembers = ${JSON.stringify([...new Set(names)].sort())} as const\n`
}

function writeTable(name: string, members: readonly string[]): string {
  return `export const ${name} = ${writeLiteral(members)}\n`
}

function writeLiteral(members: readonly string[]): string {
  return `{\n${members.map((member) => `  ${member.replaceAll("\n", "\n  ")},\n`).join("")}}`
}

import {
  listComponents,
  listOperations,
  referenceName,
  refuseUnknown,
  resolve,
  toArray,
  toObject,
  toText,
} from "./load-document.ts"
import type { Json, JsonObject, Operation } from "./load-document.ts"
import { schemaConstant, writeMembers, writeZod } from "./zod-schema.ts"

const operationMembers = ["operationId", "tags", "summary", "description", "parameters", "requestBody", "responses"]
const operationExtensions = [
  "x-audited",
  "x-extension",
  "x-idempotent",
  "x-rate-limit",
  "x-required-role",
  "x-stream-body",
]
const parameterMembers = ["name", "in", "required", "description", "schema", "example", "x-extension"]
const responseMembers = ["description", "headers", "content", "links", "x-max-bytes"]
const mediaMembers = ["schema", "examples", "x-extension"]

// Name of each kind of parameter in a document → its name in a route's `request`.
const parameterKinds = { path: "params", query: "query", header: "headers" } as const

/**
 * Writes the server's routes: a zod schema for each component, a `createRoute()` constant for each operation, and the
 * table of all of them.
 *
 * @throws Naming the place of whatever has no translation.
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
    writeErrorCodes(document),
    writeSecretMembers(document),
  ].join("\n")
}

function writeSchemas(document: JsonObject): string {
  const components = orderSchemas(document)
  const constants = components.map(([name, schema, place]) => {
    const expression = writeZod(schema, { place })
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

/** Puts each schema after those it refers to, since constants cannot be used before they are made. */
function orderSchemas(document: JsonObject): [name: string, schema: JsonObject, place: string][] {
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

function findReferences(node: Json, place: string): string[] {
  if (Array.isArray(node)) return node.flatMap((item) => findReferences(item, place))
  if (typeof node !== "object" || node === null) return []
  // A property may itself be called $ref; only a string is a reference.
  const name = typeof node["$ref"] === "string" ? referenceName(node, "schemas", place) : undefined
  return [
    ...(name === undefined ? [] : [name]),
    ...Object.values(node).flatMap((value) => findReferences(value, place)),
  ]
}

function parameterConstant(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}Parameter`
}

function writeParameters(document: JsonObject): string {
  return listComponents(document, "parameters")
    .map(([name, parameter, place]) => {
      refuseUnknown(parameter, parameterMembers, place)
      const schema = toObject(parameter["schema"], `${place}/schema`)
      const expression = writeZod(schema, { place: `${place}/schema`, isParameter: true })
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
    .map(([name, response, place]) => `const ${responseConstant(name)} = ${writeResponse(response, place)}\n`)
    .join("")
}

function writeResponse(response: JsonObject, place: string): string {
  refuseUnknown(response, responseMembers, place)
  return `{ description: ${JSON.stringify(response["description"])}, content: ${writeContent(response, place)} }`
}

function writeContent(node: JsonObject, place: string): string {
  const content = toObject(node["content"], `${place}/content`)
  const media = Object.entries(content).map(([mediaType, value]) => {
    const mediaPlace = `${place}/content/${mediaType.replaceAll("/", "~1")}`
    const mediaNode = toObject(value, mediaPlace)
    refuseUnknown(mediaNode, mediaMembers, mediaPlace)
    const schemaPlace = `${mediaPlace}/schema`
    return `${JSON.stringify(mediaType)}: { schema: ${writeZod(toObject(mediaNode["schema"], schemaPlace), { place: schemaPlace })} }`
  })
  return `{ ${media.join(", ")} }`
}

function writeRoute(document: JsonObject, { operationId, method, path, node, place }: Operation): string {
  refuseUnknown(node, [...operationMembers, ...operationExtensions], place)
  const request = writeRequest(document, node, place)
  const responses = Object.entries(toObject(node["responses"], `${place}/responses`)).map(([status, value]) => {
    const responsePlace = `${place}/responses/${status}`
    const response = toObject(value, responsePlace)
    const name = referenceName(response, "responses", responsePlace)
    return `${status}: ${name === undefined ? writeResponse(response, responsePlace) : responseConstant(name)}`
  })
  const members = [
    `operationId: ${JSON.stringify(operationId)}`,
    `method: ${JSON.stringify(method)}`,
    `path: ${JSON.stringify(path)}`,
    `tags: ${JSON.stringify(node["tags"])}`,
    ...operationExtensions
      .filter((extension) => node[extension] !== undefined)
      .map((extension) => `${JSON.stringify(extension)}: ${JSON.stringify(node[extension])} as const`),
    ...(request.length === 0 ? [] : [`request: ${writeLiteral(request)}`]),
    `responses: ${writeLiteral(responses)}`,
  ]
  const summary = toText(node["summary"], `${place}/summary`)
  return `/** ${summary}. */\nexport const ${operationId} = ${writeMembers("createRoute", members)}\n`
}

function writeRequest(document: JsonObject, operation: JsonObject, place: string): string[] {
  const groups = new Map<string, string[]>(Object.keys(parameterKinds).map((kind) => [kind, []]))
  toArray(operation["parameters"], `${place}/parameters`).forEach((item, index) => {
    const itemPlace = `${place}/parameters/${index}`
    const node = toObject(item, itemPlace)
    const reference = referenceName(node, "parameters", itemPlace)
    if (reference === undefined) throw new Error(`${itemPlace}: must refer to a shared parameter`)
    const parameter = resolve(document, node, "parameters", itemPlace)
    const group = groups.get(toText(parameter["in"], `${itemPlace}/in`))
    if (group === undefined) throw new Error(`${itemPlace}/in: the generator supports path, query and header`)
    group.push(`${JSON.stringify(parameter["name"])}: ${parameterConstant(reference)}`)
  })
  const members = Object.entries(parameterKinds).flatMap(([kind, name]) => {
    const group = groups.get(kind) ?? []
    return group.length === 0 ? [] : [`${name}: z.object({ ${group.join(", ")} })`]
  })
  const body = writeBody(operation, place)
  return body === undefined ? members : [...members, body]
}

/**
 * The body of a streamed operation is left out: a validator of the framework would hold the whole upload in memory, so
 * the server reads it itself.
 */
function writeBody(operation: JsonObject, place: string): string | undefined {
  if (operation["requestBody"] === undefined || operation["x-stream-body"] === true) return undefined
  const bodyPlace = `${place}/requestBody`
  const body = toObject(operation["requestBody"], bodyPlace)
  refuseUnknown(body, ["required", "content", "description"], bodyPlace)
  // Without it the framework takes a request without content type for one without body, and skips validation.
  if (body["required"] !== true) throw new Error(`${bodyPlace}/required: must be true`)
  const mediaTypes = Object.keys(toObject(body["content"], `${bodyPlace}/content`))
  if (mediaTypes.length !== 1) throw new Error(`${bodyPlace}/content: must have one media type`)
  return `body: { required: true, content: ${writeContent(body, bodyPlace)} }`
}

function writeErrorCodes(document: JsonObject): string {
  const place = "#/components/headers/ErrorCode/schema"
  const header = resolve(document, { $ref: "#/components/headers/ErrorCode" }, "headers", place)
  const codes = toArray(toObject(header["schema"], place)["enum"], `${place}/enum`)
  return `/** Every value of the header x-error-code. */\nexport const errorCodes = ${JSON.stringify(codes)} as const\n`
}

function writeSecretMembers(document: JsonObject): string {
  const names = listComponents(document, "schemas").flatMap(([, schema, place]) =>
    Object.entries(toObject(schema["properties"] ?? {}, place))
      .filter(([name, property]) => toObject(property, `${place}/properties/${name}`)["x-secret"] === true)
      .map(([name]) => name),
  )
  return `/** Members whose values must never reach a log. */\nexport const secretMembers = ${JSON.stringify([...new Set(names)].sort())} as const\n`
}

function writeTable(name: string, members: readonly string[]): string {
  return `export const ${name} = ${writeLiteral(members)}\n`
}

function writeLiteral(members: readonly string[]): string {
  return `{\n${members.map((member) => `  ${member.replaceAll("\n", "\n  ")},\n`).join("")}}`
}

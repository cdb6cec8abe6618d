import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { parse } from "yaml"

/** A parameter as the document declares it. */
export interface Parameter {
  readonly name: string
  readonly in: "path" | "query" | "header" | "cookie"
  readonly required: boolean
  readonly schema: JsonSchema
}

/** A documented response: its headers and, by media type, its body. */
export interface DocumentedResponse {
  readonly headers: ReadonlyMap<string, { readonly required: boolean; readonly schema: JsonSchema }>
  readonly content: ReadonlyMap<string, Content>
}

/** A body in one media type, with its examples. */
export interface Content {
  readonly schema: JsonSchema
  readonly examples: ReadonlyMap<string, unknown>
}

/** An operation of the document with every reference resolved. */
export interface Operation {
  readonly operationId: string
  readonly method: string
  /** The path template, with parameters in braces. */
  readonly path: string
  readonly pattern: RegExp
  readonly requiredRole: "admin" | undefined
  readonly isIdempotent: boolean
  /** Whether the operation needs no caller: `security: []`. */
  readonly isPublic: boolean
  /** Whether the response is a list of resources, which have ids. */
  readonly isList: boolean
  /** Whether the operation only reads, although it is a POST. */
  readonly isSafe: boolean
  /** Whether the body is streamed: the suite does not read its bytes. */
  readonly hasStreamBody: boolean
  readonly parameters: readonly Parameter[]
  readonly body: ReadonlyMap<string, Content>
  readonly responses: ReadonlyMap<number, DocumentedResponse>
}

/** A schema of the document, read as JSON Schema 2020-12. */
export type JsonSchema = Readonly<Record<string, unknown>>

type Json = Readonly<Record<string, unknown>>

const methods = ["get", "put", "post", "delete", "patch"]

const ownDocument = fileURLToPath(new URL("../../../openapi/openapi.yaml", import.meta.url))

/**
 * Reads an OpenAPI 3.1 document, by default this repository's, and every file it refers to.
 *
 * @throws {Error} for a reference without a target or to itself, and for an operation without an id.
 */
export function loadOperations(path = ownDocument): Operation[] {
  const files = new Map<string, unknown>()
  const read = (file: string): unknown => {
    const known = files.get(file) ?? parse(readFileSync(file, "utf8"))
    files.set(file, known)
    return known
  }
  return readOperations(resolveReferences(read(path), { file: path, read, trail: [] }))
}

/** Reads the operations of a bundled document, such as the one that a server serves. */
export function parseOperations(source: unknown): Operation[] {
  return readOperations(resolveReferences(source, { file: "", read: () => source, trail: [] }))
}

function readOperations(resolved: unknown): Operation[] {
  return Object.entries(asObject(asObject(resolved).paths)).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = asObject(item)[method]
      return operation === undefined ? [] : [readOperation(path, method, asObject(item), asObject(operation))]
    }),
  )
}

/** Returns the operation with an id. @throws {Error} when the document has none. */
export function operationOf(operations: readonly Operation[], operationId: string): Operation {
  const operation = operations.find((one) => one.operationId === operationId)
  if (operation === undefined) throw new Error(`the document has no operation ${operationId}`)
  return operation
}

/** Returns the operation of a request; `undefined` for a path or method that the document does not have. */
export function findOperation(operations: readonly Operation[], method: string, path: string): Operation | undefined {
  // HEAD is handled like GET (RFC 9110 section 9.3.2) and needs no operation of its own.
  const documented = method === "HEAD" ? "GET" : method
  return operations.find((operation) => operation.method === documented && operation.pattern.test(path))
}

function readOperation(path: string, method: string, item: Json, operation: Json): Operation {
  const operationId = operation.operationId
  if (typeof operationId !== "string") throw new Error(`${method} ${path} has no operationId`)
  const parameters = [...asArray(item.parameters), ...asArray(operation.parameters)].map(readParameter)
  const responses = new Map(
    Object.entries(asObject(operation.responses)).map(([status, response]) => [
      Number(status),
      readResponse(asObject(response)),
    ]),
  )
  return {
    operationId,
    method: method.toUpperCase(),
    path,
    pattern: new RegExp(`^${path.replaceAll(".", "\\.").replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
    requiredRole: operation["x-required-role"] === "admin" ? "admin" : undefined,
    isIdempotent: operation["x-idempotent"] === true,
    isPublic: Array.isArray(operation.security) && operation.security.length === 0,
    isList: isListOfResources(responses.get(200)?.content.get("application/json")?.schema),
    isSafe: operation["x-safe"] === true,
    hasStreamBody: operation["x-stream-body"] === true,
    parameters,
    body: readContent(asObject(operation.requestBody ?? {})),
    responses,
  }
}

function readParameter(value: unknown): Parameter {
  const parameter = asObject(value)
  const position = parameter.in
  if (position !== "path" && position !== "query" && position !== "header" && position !== "cookie") {
    throw new Error(`parameter ${String(parameter.name)} is in ${String(position)}`)
  }
  return {
    name: String(parameter.name),
    in: position,
    required: parameter.required === true,
    schema: asObject(parameter.schema),
  }
}

function readResponse(response: Json): DocumentedResponse {
  const headers = Object.entries(asObject(response.headers ?? {})).map(([name, value]) => {
    const header = asObject(value)
    return [name.toLowerCase(), { required: header.required === true, schema: asObject(header.schema) }] as const
  })
  return { headers: new Map(headers), content: readContent(response) }
}

function readContent(holder: Json): ReadonlyMap<string, Content> {
  const entries = Object.entries(asObject(holder.content ?? {})).map(([mediaType, value]) => {
    const content = asObject(value)
    const named = Object.entries(asObject(content.examples ?? {})).map(
      ([name, example]) => [name, asObject(example).value] as const,
    )
    const examples = content.example === undefined ? named : [...named, ["example", content.example] as const]
    return [mediaType, { schema: asObject(content.schema ?? {}), examples: new Map(examples) }] as const
  })
  return new Map(entries)
}

interface ReferenceScope {
  readonly file: string
  readonly read: (file: string) => unknown
  readonly trail: readonly string[]
}

/** Replaces every `$ref` by its target, so that no later step has to resolve references. */
function resolveReferences(node: unknown, scope: ReferenceScope): unknown {
  if (Array.isArray(node)) return node.map((item) => resolveReferences(item, scope))
  if (node === null || typeof node !== "object") return node
  const { $ref, ...rest } = asObject(node)
  const siblings = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, resolveReferences(value, scope)]),
  )
  if (typeof $ref !== "string") return siblings
  const [target = "", pointer = ""] = $ref.split("#")
  const file = target === "" ? scope.file : join(dirname(scope.file), target)
  const step = `${file}#${pointer}`
  if (scope.trail.includes(step)) throw new Error(`${$ref} in ${scope.file} refers to itself`)
  const found = resolvePointer(scope.read(file), pointer)
  if (found === undefined) throw new Error(`${$ref} in ${scope.file} has no target`)
  return { ...asObject(resolveReferences(found, { ...scope, file, trail: [...scope.trail, step] })), ...siblings }
}

/** Follows a JSON Pointer (RFC 6901) in fragment form. */
function resolvePointer(root: unknown, pointer: string): unknown {
  return decodeURIComponent(pointer)
    .split("/")
    .slice(1)
    .reduce((node, token) => asObject(node)[token.replaceAll("~1", "/").replaceAll("~0", "~")], root)
}

function asArray(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function asObject(value: unknown): Json {
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    throw new Error(`expected an object in the document, found ${JSON.stringify(value)}`)
  }
  // The parse boundary of the document: every member is checked before it is used.
  return value as Json
}

function isListOfResources(schema: JsonSchema | undefined): boolean {
  return schema?.type === "array" && "id" in asObject(asObject(schema.items).properties)
}

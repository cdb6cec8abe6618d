import { fileURLToPath } from "node:url"
import { bundle, createConfig } from "@redocly/openapi-core"

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject

/** A JSON object whose members are not known. */
export interface JsonObject {
  [member: string]: Json
}

/** The members of an operation that the generator reads, each with the place it stands at in the document. */
export interface Operation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly node: JsonObject
  readonly place: string
}

const methods = ["get", "put", "post", "delete", "patch"]

/** Where the document of this repository begins. */
const rootFile = fileURLToPath(new URL("../openapi.yaml", import.meta.url))

/**
 * Reads the document and joins its files into one, with every shared part under `components`.
 *
 * @throws When a file is missing, is not YAML, or refers to something that does not exist.
 */
export async function loadDocument(file: string = rootFile): Promise<JsonObject> {
  const result = await bundle({ ref: file, config: await createConfig({}) })
  const [problem] = result.problems
  if (problem !== undefined) throw new Error(`${file}: ${problem.message}`)
  // JSON has no aliases: the round trip turns shared YAML anchors into separate values.
  return toObject(JSON.parse(JSON.stringify(result.bundle.parsed)), "#")
}

/** Narrows a value to an object. @throws When it is none, naming the place. */
export function toObject(value: Json | undefined, place: string): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${place}: must be an object`)
  return value
}

/** Narrows a value to a string. @throws When it is none, naming the place. */
export function toText(value: Json | undefined, place: string): string {
  if (typeof value !== "string") throw new Error(`${place}: must be a string`)
  return value
}

/** Narrows a value to an array; a missing one is empty. @throws When it is something else, naming the place. */
export function toArray(value: Json | undefined, place: string): Json[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new Error(`${place}: must be an array`)
  return value
}

/** Refuses members that the generator does not know. @throws Naming the place of the first one. */
export function refuseUnknown(node: JsonObject, known: readonly string[], place: string): void {
  for (const member of Object.keys(node)) {
    if (!known.includes(member))
      throw new Error(`${place}/${escapePointer(member)}: the generator does not support this`)
  }
}

/** Lists the entries of one kind of component, in the order of the document. */
export function listComponents(document: JsonObject, kind: string): [name: string, node: JsonObject, place: string][] {
  const components = toObject(document["components"] ?? {}, "#/components")
  return Object.entries(toObject(components[kind] ?? {}, `#/components/${kind}`)).map(([name, node]) => {
    const place = `#/components/${kind}/${name}`
    return [name, toObject(node, place), place]
  })
}

/** Lists all operations, in the order of the document. */
export function listOperations(document: JsonObject): Operation[] {
  return Object.entries(toObject(document["paths"], "#/paths")).flatMap(([path, item]) => {
    const itemPlace = `#/paths/${escapePointer(path)}`
    const node = toObject(item, itemPlace)
    refuseUnknown(node, methods, itemPlace)
    return Object.entries(node).map(([method, operation]) => {
      const place = `${itemPlace}/${method}`
      const operationNode = toObject(operation, place)
      const operationId = toText(operationNode["operationId"], `${place}/operationId`)
      return { operationId, method, path, node: operationNode, place }
    })
  })
}

/** Name at the end of a local reference such as `#/components/schemas/Workflow`, or undefined when there is none. */
export function referenceName(node: JsonObject, kind: string, place: string): string | undefined {
  const reference = node["$ref"]
  if (reference === undefined) return undefined
  const prefix = `#/components/${kind}/`
  const text = toText(reference, `${place}/$ref`)
  if (!text.startsWith(prefix)) throw new Error(`${place}/$ref: must begin with ${prefix}, is ${text}`)
  return text.slice(prefix.length)
}

/** Follows a local reference, if the node is one. @throws When its target does not exist. */
export function resolve(document: JsonObject, node: JsonObject, kind: string, place: string): JsonObject {
  const name = referenceName(node, kind, place)
  if (name === undefined) return node
  const target = listComponents(document, kind).find(([candidate]) => candidate === name)
  if (target === undefined) throw new Error(`${place}/$ref: there is no ${kind} ${name}`)
  return target[1]
}

/** Escapes one member name for a JSON Pointer (RFC 6901 section 3). */
export function escapePointer(member: string): string {
  return member.replaceAll("~", "~0").replaceAll("/", "~1")
}

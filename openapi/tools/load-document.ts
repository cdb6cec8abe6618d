import { fileURLToPath } from "node:url"
import { bundle, createConfig } from "@redocly/openapi-core"

/** Any JSON value. */
export type Json = string | number | boolean | null | Json[] | JsonObject

/** A JSON object with unknown members. */
export interface JsonObject {
  [member: string]: Json
}

/** An operation with its location in the document. */
export interface Operation {
  readonly operationId: string
  readonly method: string
  readonly path: string
  readonly node: JsonObject
  readonly location: string
}

const methods = ["get", "put", "post", "delete", "patch"]

/** The root file of the document. */
const rootFile = fileURLToPath(new URL("../openapi.yaml", import.meta.url))

/**
 * Reads the document and bundles its files into one, with every shared part under `components`.
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

/** Narrows a value to an object. @throws {Error} with the location when it is not one. */
export function toObject(value: Json | undefined, location: string): JsonObject {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    throw new Error(`${location}: must be an object`)
  return value
}

/** Narrows a value to a string. @throws {Error} with the location when it is not one. */
export function toText(value: Json | undefined, location: string): string {
  if (typeof value !== "string") throw new Error(`${location}: must be a string`)
  return value
}

/** Narrows a value to an integer. @throws {Error} with the location when it is not one. */
export function toInteger(value: Json | undefined, location: string): number {
  if (!Number.isSafeInteger(value)) throw new Error(`${location}: must be an integer`)
  return Number(value)
}

/** Narrows a value to an array; a missing one is empty. @throws {Error} with the location when it is anything else. */
export function toArray(value: Json | undefined, location: string): Json[] {
  if (value === undefined) return []
  if (!Array.isArray(value)) throw new Error(`${location}: must be an array`)
  return value
}

/** Rejects members that the generator does not know. @throws {Error} with the location of the first one. */
export function rejectUnknown(node: JsonObject, known: readonly string[], location: string): void {
  for (const member of Object.keys(node)) {
    if (!known.includes(member))
      throw new Error(`${location}/${escapePointer(member)}: the generator does not support this`)
  }
}

/** Lists the entries of one kind of component, in the order of the document. */
export function listComponents(
  document: JsonObject,
  kind: string,
): [name: string, node: JsonObject, location: string][] {
  const components = toObject(document["components"] ?? {}, "#/components")
  return Object.entries(toObject(components[kind] ?? {}, `#/components/${kind}`)).map(([name, node]) => {
    const location = `#/components/${kind}/${name}`
    return [name, toObject(node, location), location]
  })
}

/** Lists all operations, in the order of the document. */
export function listOperations(document: JsonObject): Operation[] {
  return Object.entries(toObject(document["paths"], "#/paths")).flatMap(([path, item]) => {
    const itemLocation = `#/paths/${escapePointer(path)}`
    const node = toObject(item, itemLocation)
    rejectUnknown(node, methods, itemLocation)
    return Object.entries(node).map(([method, operation]) => {
      const location = `${itemLocation}/${method}`
      const operationNode = toObject(operation, location)
      const operationId = toText(operationNode["operationId"], `${location}/operationId`)
      return { operationId, method, path, node: operationNode, location }
    })
  })
}

/** Returns the name in a local reference such as `#/components/schemas/Workflow`; undefined when the node is not one. */
export function referenceName(node: JsonObject, kind: string, location: string): string | undefined {
  const reference = node["$ref"]
  if (reference === undefined) return undefined
  const prefix = `#/components/${kind}/`
  const text = toText(reference, `${location}/$ref`)
  if (!text.startsWith(prefix)) throw new Error(`${location}/$ref: must begin with ${prefix}, is ${text}`)
  return text.slice(prefix.length)
}

/** Resolves a local reference, if the node is one. @throws {Error} when its target does not exist. */
export function resolve(document: JsonObject, node: JsonObject, kind: string, location: string): JsonObject {
  const name = referenceName(node, kind, location)
  if (name === undefined) return node
  const target = listComponents(document, kind).find(([candidate]) => candidate === name)
  if (target === undefined) throw new Error(`${location}/$ref: there is no ${kind} ${name}`)
  return target[1]
}

/** Returns the value at a JSON Pointer (RFC 6901) such as `#/info/title`; undefined when there is none. */
export function valueAt(document: JsonObject, pointer: string): Json | undefined {
  const [, ...members] = pointer.split("/").map((member) => member.replaceAll("~1", "/").replaceAll("~0", "~"))
  const last = members.pop() ?? ""
  return members.reduce((node, member) => toObject(node[member], pointer), document)[last]
}

/** Escapes one member name for a JSON Pointer (RFC 6901 section 3). */
export function escapePointer(member: string): string {
  return member.replaceAll("~", "~0").replaceAll("/", "~1")
}

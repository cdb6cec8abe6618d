import { toRegExp, writeTable } from "./constants.ts"
import {
  listComponents,
  listOperations,
  referenceName,
  resolve,
  toArray,
  toInteger,
  toObject,
  toText,
} from "./load-document.ts"
import type { JsonObject } from "./load-document.ts"

/** A kind of id: the schema that describes it, its prefix and its pattern. */
interface IdKind {
  readonly schema: string
  readonly description: string
  readonly prefix: string
  /** Number of hex digits after the prefix. */
  readonly digits: string
  readonly pattern: string
}

/**
 * Reads every schema that describes an id, recognized by its name.
 *
 * @throws {Error} when its pattern is anything but a prefix and lowercase hex digits.
 */
function readIdKinds(document: JsonObject): IdKind[] {
  return listComponents(document, "schemas")
    .filter(([name]) => name.endsWith("Id"))
    .map(([name, schema, location]) => {
      const pattern = toText(schema["pattern"], `${location}/pattern`)
      const [, prefix, digits] = /^\^([a-z]+)_\[a-f0-9\]\{(\d+)\}\$$/.exec(pattern) ?? []
      if (prefix === undefined || digits === undefined)
        throw new Error(`${location}/pattern: must be a prefix and lowercase hex digits, is ${pattern}`)
      const description = toText(schema["description"], `${location}/description`)
      return { schema: name, description, prefix, digits, pattern }
    })
}

/** Writes the prefix and the pattern of every kind of id, and what each path parameter holds. */
export function writeIdPatterns(document: JsonObject): string {
  const kinds = readIdKinds(document)
  const { prefixes: prefixByParameter, integers } = readPathParameters(document, kinds)
  const prefixes = new Map(kinds.map(({ schema, prefix }) => [schema, JSON.stringify(prefix)]))
  const digits = new Map(kinds.map(({ prefix, digits }) => [prefix, digits]))
  return [
    writeTable("idPrefixes", "The prefix of each kind of id, by the name of its schema.", prefixes),
    "/** The prefix that distinguishes the kind of an id. */\nexport type IdPrefix = (typeof idPrefixes)[keyof typeof idPrefixes]\n",
    writePatternTable(document),
    writeTable("idDigits", "The number of hex digits of each kind of id, by its prefix.", digits),
    writeTable("idPrefixByParameter", "The prefix of the id in each path parameter, by its name.", prefixByParameter),
    writeTable(
      "largestByParameter",
      "The largest value of each path parameter that is an integer, by its name; the smallest is 1.",
      integers,
    ),
  ].join("\n")
}

/** Writes the pattern of every kind of id. */
export function writePatternTable(document: JsonObject): string {
  const patterns = new Map(readIdKinds(document).map(({ prefix, pattern }) => [prefix, toRegExp(pattern).toString()]))
  return writeTable("idPatterns", "The pattern of each kind of id, by its prefix.", patterns)
}

/** Writes a branded string type for every kind of id, and the pattern of each path parameter, integers included. */
export function writeIdTypes(document: JsonObject): string {
  const types = readIdKinds(document).map(
    ({ schema, description, prefix, digits }) =>
      `/** ${description} Its form is \`${prefix}_\` and ${digits} lowercase hex digits. */\nexport type ${schema} = Id<${JSON.stringify(prefix)}>\n`,
  )
  return `declare const brand: unique symbol

// A plain string is assignable to every kind of id, an id of another kind is not: ids from a database or a route need no
// cast, and confusing two kinds is a compile error. The brand exists in types only.
type Id<Prefix extends string> = string & { readonly [brand]?: Prefix }

${types.join("\n")}
${writeTable("pathParameterPatterns", "The pattern of each path parameter, by its name.", readPathPatterns(document))}`
}

function readPathPatterns(document: JsonObject): Map<string, string> {
  const kinds = readIdKinds(document)
  const patternByPrefix = new Map(kinds.map(({ prefix, pattern }) => [JSON.stringify(prefix), pattern]))
  const { prefixes, integers } = readPathParameters(document, kinds)
  return new Map([
    ...[...prefixes].map(([name, prefix]) => [name, toRegExp(patternByPrefix.get(prefix) ?? "").toString()] as const),
    // The server checks the exact bound; what matters here is that nothing else can be in the path.
    ...[...integers].map(([name, largest]) => [name, `/^[1-9]\\d{0,${largest.length - 1}}$/`] as const),
  ])
}

/** The path parameters by name: the prefix of each id, and the largest value of each integer, as expressions. */
interface PathParameters {
  readonly prefixes: ReadonlyMap<string, string>
  readonly integers: ReadonlyMap<string, string>
}

/** @throws {Error} for a path parameter that is neither an id nor an integer from 1. */
function readPathParameters(document: JsonObject, kinds: readonly IdKind[]): PathParameters {
  const prefixBySchema = new Map(kinds.map(({ schema, prefix }) => [schema, prefix]))
  const prefixes = new Map<string, string>()
  const integers = new Map<string, string>()
  for (const { node, location } of listOperations(document)) {
    for (const item of toArray(node["parameters"], `${location}/parameters`)) {
      const parameter = resolve(document, toObject(item, location), "parameters", location)
      if (parameter["in"] !== "path") continue
      const name = toText(parameter["name"], location)
      const schema = toObject(parameter["schema"], location)
      const prefix = prefixBySchema.get(referenceName(schema, "schemas", location) ?? "")
      if (prefix !== undefined) prefixes.set(name, JSON.stringify(prefix))
      else if (schema["type"] === "integer" && schema["minimum"] === 1)
        integers.set(name, String(toInteger(schema["maximum"], `${location}/parameters/${name}/schema/maximum`)))
      else throw new Error(`${location}/parameters: the schema of ${name} must be an id or an integer from 1`)
    }
  }
  return { prefixes, integers }
}

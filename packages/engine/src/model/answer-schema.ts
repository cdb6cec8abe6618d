import type { FieldDefinition, TableDefinition } from "../configuration.ts"
import { foldText } from "../text/folding.ts"
import type { JsonSchema } from "./json-schema.ts"
import type { ModelTraits } from "./language-model.ts"

/** A requested field or column, with its key in the answer. */
export interface RequestedLeaf {
  readonly key: string
  readonly definition: FieldDefinition
}

/** Keys of one field in a schema: the field, its value and its line. */
const KEYS_PER_FIELD = 3
/** Keys of a schema of rows beside its columns: the list of rows, and the line of each. */
const KEYS_AROUND_COLUMNS = 2

/** Length of a key in a schema, at most: providers allow 64. */
const MAX_KEY_LENGTH = 48

/**
 * Gives every definition a key that all providers accept (letters, digits and underscore, at most 48 characters): a number
 * that makes it unique, and the folded name.
 */
export function requestLeaves(definitions: readonly FieldDefinition[]): RequestedLeaf[] {
  return definitions.map((definition, index) => {
    const slug = foldText(definition.name)
      .replace(/[^a-z0-9]+/gu, "_")
      .replace(/^_|_$/gu, "")
    return { key: `v${index + 1}_${slug}`.slice(0, MAX_KEY_LENGTH), definition }
  })
}

/** Splits fields into groups that fit the model's schema limit. */
export function groupFields(fields: readonly FieldDefinition[], { maxSchemaKeys }: ModelTraits): FieldDefinition[][] {
  return inGroupsOf(Math.floor(maxSchemaKeys / KEYS_PER_FIELD), fields)
}

/** Splits columns into groups that fit the model's schema limit. */
export function groupColumns(columns: readonly FieldDefinition[], { maxSchemaKeys }: ModelTraits): FieldDefinition[][] {
  return inGroupsOf(maxSchemaKeys - KEYS_AROUND_COLUMNS, columns)
}

function inGroupsOf<T>(size: number, items: readonly T[]): T[][] {
  const groups: T[][] = []
  const step = Math.max(1, size)
  for (let from = 0; from < items.length; from += step) groups.push(items.slice(from, from + step))
  return groups
}

/** Builds the answer schema of a query for fields: each value with the line it was read from. */
export function fieldsSchema(requested: readonly RequestedLeaf[], traits: ModelTraits): JsonSchema {
  const leaf = leafWriter(traits)
  return object(
    requested.map(({ key, definition }) => [
      key,
      object([
        ["value", leaf("string", describe(definition))],
        ["line", leaf("integer", "Number of the line it is printed on")],
      ]),
    ]),
  )
}

/** Builds the answer schema of a query for rows: each with the line it starts on. */
export function rowsSchema(
  table: TableDefinition,
  requested: readonly RequestedLeaf[],
  traits: ModelTraits,
): JsonSchema {
  const leaf = leafWriter(traits)
  const row = object([
    ["line", leaf("integer", "Number of the line the row begins on")],
    ...requested.map(({ key, definition }): [string, JsonSchema] => [key, leaf("string", describe(definition))]),
  ])
  return object([["rows", { type: "array", description: `Every printed row of ${table.name}, in order`, items: row }]])
}

/** Creates leaves that may be null while the provider's limit of nullable leaves allows it. */
function leafWriter({ maxNullableLeaves }: ModelTraits) {
  let nullable = 0
  return (type: "string" | "integer", description: string): JsonSchema => {
    if (nullable++ < maxNullableLeaves) return { type: [type, "null"], description }
    return { type, description: `${description}; ${type === "string" ? "empty" : "0"} when it is not there` }
  }
}

function object(members: readonly (readonly [string, JsonSchema])[]): JsonSchema {
  return {
    type: "object",
    properties: Object.fromEntries(members),
    required: members.map(([key]) => key),
    additionalProperties: false,
  }
}

const TYPE_NOTES = { string: "text", date: "a date, as printed", number: "a number, as printed" } as const

function describe({ name, description, type }: FieldDefinition): string {
  const text = description === undefined || description === "" ? name : `${name}: ${description}`
  return `${text} (${TYPE_NOTES[type]})`
}

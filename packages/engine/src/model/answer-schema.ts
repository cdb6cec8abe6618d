import type { FieldDefinition, TableDefinition } from "../configuration.ts"
import { foldText } from "../text/folding.ts"
import type { JsonSchema } from "./json-schema.ts"
import type { ModelTraits } from "./language-model.ts"

/** A name that is asked for, with the key under which the model answers it. */
export interface AskedLeaf {
  readonly key: string
  readonly definition: FieldDefinition
}

/** Keys that one field takes in a schema: itself, its value and its line. */
const keysPerField = 3
/** The list of rows, and the line of each. */
const keysAroundColumns = 2

/**
 * Gives every definition a key that all providers take (letters, digits and underscore, at most 48): a number that
 * makes it unique and what can be kept of the name.
 */
export function askFor(definitions: readonly FieldDefinition[]): AskedLeaf[] {
  return definitions.map((definition, index) => {
    const slug = foldText(definition.name)
      .replace(/[^a-z0-9]+/gu, "_")
      .replace(/^_|_$/gu, "")
    return { key: `v${index + 1}_${slug}`.slice(0, 48), definition }
  })
}

/** Shares fields out to as many questions as the model's schemas can hold. */
export function groupFields(fields: readonly FieldDefinition[], { maxSchemaKeys }: ModelTraits): FieldDefinition[][] {
  return inGroupsOf(Math.floor(maxSchemaKeys / keysPerField), fields)
}

/** Shares columns out to as many questions as the model's schemas can hold. */
export function groupColumns(columns: readonly FieldDefinition[], { maxSchemaKeys }: ModelTraits): FieldDefinition[][] {
  return inGroupsOf(maxSchemaKeys - keysAroundColumns, columns)
}

function inGroupsOf<T>(size: number, items: readonly T[]): T[][] {
  const groups: T[][] = []
  const step = Math.max(1, size)
  for (let from = 0; from < items.length; from += step) groups.push(items.slice(from, from + step))
  return groups
}

/** Describes the answer to a question for single values: each with the line it was read from. */
export function fieldsSchema(asked: readonly AskedLeaf[], traits: ModelTraits): JsonSchema {
  const leaf = leafWriter(traits)
  return object(
    asked.map(({ key, definition }) => [
      key,
      object([
        ["value", leaf("string", describe(definition))],
        ["line", leaf("integer", "Number of the line it is printed on")],
      ]),
    ]),
  )
}

/** Describes the answer to a question for rows: each with the line it begins on. */
export function rowsSchema(table: TableDefinition, asked: readonly AskedLeaf[], traits: ModelTraits): JsonSchema {
  const leaf = leafWriter(traits)
  const row = object([
    ["line", leaf("integer", "Number of the line the row begins on")],
    ...asked.map(({ key, definition }): [string, JsonSchema] => [key, leaf("string", describe(definition))]),
  ])
  return object([["rows", { type: "array", description: `Every printed row of ${table.name}, in order`, items: row }]])
}

/** A leaf that may be null, as long as the provider has nullable leaves left. */
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

const typeNotes = { string: "text", date: "a date, as printed", number: "a number, as printed" } as const

function describe({ name, description, type }: FieldDefinition): string {
  const text = description === undefined || description === "" ? name : `${name}: ${description}`
  return `${text} (${typeNotes[type]})`
}

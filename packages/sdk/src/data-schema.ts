import type { FieldDefinition, ObjectDefinition } from "./types/configuration.ts"
import type { ExtractedData } from "./types/extracted-data.ts"
import type { SchemaIssue, StandardSchema } from "./types/standard-schema.ts"
import type { WorkflowInput } from "./types/workflow.ts"

type Path = readonly PropertyKey[]

function member(value: unknown, name: PropertyKey): unknown {
  return typeof value === "object" && value !== null && Object.hasOwn(value, name)
    ? Reflect.get(value, name)
    : undefined
}

function* checkValues(definitions: readonly FieldDefinition[], value: unknown, path: Path): Generator<SchemaIssue> {
  for (const { name, type } of definitions) {
    const found = member(value, name)
    const hasType = found === null || typeof found === (type === "number" ? "number" : "string")
    const isDate = type !== "date" || typeof found !== "string" || /^\d{4}-\d{2}-\d{2}$/.test(found)
    if (!hasType || !isDate) {
      const valuePath = [...path, name]
      yield {
        message: `${valuePath.join(".")} must be ${type === "date" ? "YYYY-MM-DD" : `a ${type}`} or null`,
        path: valuePath,
      }
    }
  }
}

function* checkObject({ name, fields = [], tables = [] }: ObjectDefinition, data: unknown): Generator<SchemaIssue> {
  const object = member(data, name)
  yield* checkValues(fields, member(object, "fields"), [name, "fields"])
  for (const table of tables) {
    const path = [name, "tables", table.name]
    const rows = member(member(object, "tables"), table.name)
    if (!Array.isArray(rows)) yield { message: `${path.join(".")} must be an array`, path }
    else for (const [index, row] of rows.entries()) yield* checkValues(table.columns, row, [...path, index])
  }
}

/**
 * Creates a Standard Schema from a definition. It checks at run time what the types promise, for data of a workflow that
 * may have been changed since.
 *
 * @example
 * ```ts
 * import { dataSchema } from "@docsift/sdk/schema"
 *
 * const { extractedData } = await client.extract({ workflow: "wkf_3f9a1c7e20b4", schema: dataSchema(invoice), file })
 * ```
 */
export function dataSchema<const Definition extends WorkflowInput>(
  definition: Definition,
): StandardSchema<ExtractedData<Definition>> {
  return {
    "~standard": {
      version: 1,
      vendor: "docsift",
      validate: (value) => {
        const issues = definition.configuration.objects.flatMap((object) => [...checkObject(object, value)])
        return issues.length ? { issues } : { value: value as ExtractedData<Definition> } // checked above
      },
    },
  }
}

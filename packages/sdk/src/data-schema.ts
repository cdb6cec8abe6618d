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

/** Returns where data does not match the definitions of its objects. */
function findIssues(objects: readonly ObjectDefinition[], data: unknown): readonly SchemaIssue[] {
  const issues: SchemaIssue[] = []
  const report = (path: Path, problem: string) => issues.push({ message: `${path.join(".")} must be ${problem}`, path })

  const checkValues = (definitions: readonly FieldDefinition[], value: unknown, path: Path) => {
    for (const { name, type } of definitions) {
      const found = member(value, name)
      const isOfType = type === "number" ? typeof found === type : typeof found === "string"
      const isValid = isOfType && (type !== "date" || /^\d{4}-\d{2}-\d{2}$/.test(String(found)))
      if (!isValid && found !== null) report([...path, name], `${type === "date" ? "YYYY-MM-DD" : `a ${type}`} or null`)
    }
  }

  for (const { name, fields = [], tables = [] } of objects) {
    const object = member(data, name)
    checkValues(fields, member(object, "fields"), [name, "fields"])
    for (const table of tables) {
      const path = [name, "tables", table.name]
      const rows = member(member(object, "tables"), table.name)
      if (Array.isArray(rows)) rows.forEach((row, index) => checkValues(table.columns, row, [...path, index]))
      else report(path, "an array")
    }
  }
  return issues
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
        const issues = findIssues(definition.configuration.objects, value)
        return issues.length ? { issues } : { value: value as ExtractedData<Definition> } // checked above
      },
    },
  }
}

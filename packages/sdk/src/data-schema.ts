import { memberOf } from "./core/member-of.ts"
import type { FieldDefinition, ObjectDefinition, TableDefinition } from "./types/configuration.ts"
import type { ExtractedData } from "./types/extracted-data.ts"
import type { SchemaIssue, StandardSchema } from "./types/standard-schema.ts"
import type { WorkflowInput } from "./types/workflow.ts"

type Path = readonly PropertyKey[]

/** An object, a table, a field or a column: each has other members than its name. */
type Definition = Pick<ObjectDefinition, "name" | "fields" | "tables"> &
  Partial<Pick<TableDefinition, "columns"> & Pick<FieldDefinition, "type">>

/** Returns where data does not match the definitions of its objects. */
function findIssues(objects: readonly ObjectDefinition[], data: unknown): readonly SchemaIssue[] {
  const issues: SchemaIssue[] = []
  const report = (path: Path, problem: string) => issues.push({ message: `${path.join(".")} must be ${problem}`, path })

  const checkMembers = (definitions: readonly Definition[], value: unknown, path: Path) => {
    for (const { name, type, columns, fields = [], tables = [] } of definitions) {
      const found = memberOf(value, name)
      const at = [...path, name]
      if (columns) {
        if (Array.isArray(found)) found.forEach((row, index) => checkMembers(columns, row, [...at, index]))
        else report(at, "an array")
      } else if (type) {
        const isDate = typeof found === "string" && /^\d{4}-\d{2}-\d{2}$/.test(found)
        if (found !== null && !(type === "date" ? isDate : typeof found === type))
          report(at, `${type === "date" ? "YYYY-MM-DD" : `a ${type}`} or null`)
      } else {
        checkMembers(fields, memberOf(found, "fields"), [...at, "fields"])
        checkMembers(tables, memberOf(found, "tables"), [...at, "tables"])
      }
    }
  }
  checkMembers(objects, data, [])
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

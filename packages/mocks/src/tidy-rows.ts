import type { ExtractedValue } from "@docsift/sdk"
import type { StoredExecution } from "./records.ts"

/** The columns of an exported table. */
export const tidyColumns = ["object", "section", "table", "row", "name", "type", "value"] as const

/** Flattens the values of an execution to one row each, in the configured order. */
export function tidyRows({ configuration, extractedData = {} }: StoredExecution): ExtractedValue[][] {
  return configuration.objects.flatMap(({ name: object, fields = [], tables = [] }) => {
    const values = extractedData[object]
    return [
      ...fields.map(({ name, type }) => [object, "fields", "", null, name, type, values?.fields?.[name] ?? null]),
      ...tables.flatMap((table) =>
        (values?.tables?.[table.name] ?? []).flatMap((cells, index) =>
          table.columns.map(({ name, type }) => [
            object,
            "tables",
            table.name,
            index + 1,
            name,
            type,
            cells[name] ?? null,
          ]),
        ),
      ),
    ]
  })
}

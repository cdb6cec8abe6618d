import { readFile } from "node:fs/promises"
import type { Configuration, FieldDefinition, Value } from "../src/index.ts"
import type { Truth } from "./score.ts"

interface Translatable {
  readonly configuration: Configuration
  readonly expected: Truth
  readonly accept?: Record<string, Value[]>
}

type Names = Record<string, string>

/** Renames fields and columns and drops every description, to see what the names alone lead to. */
export async function translateCase<T extends Translatable>(given: T, language: string): Promise<T> {
  const text = await readFile(new URL("translations.json", import.meta.url), "utf8")
  const names = (JSON.parse(text) as Record<string, Names>)[language] ?? {} // the file beside this one
  const rename = (name: string): string => names[name] ?? name
  const renameKeys = (row: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [rename(name), value]))
  const renameFields = (fields: readonly FieldDefinition[]): FieldDefinition[] =>
    fields.map(({ name, type }) => ({ name: rename(name), type }))
  const objects = given.configuration.objects.map((object) => ({
    name: object.name,
    fields: renameFields(object.fields ?? []),
    tables: (object.tables ?? []).map((table) => ({ name: table.name, columns: renameFields(table.columns) })),
  }))
  const expected: Truth = {}
  for (const [object, truth] of Object.entries(given.expected)) {
    expected[object] = {
      fields: renameKeys(truth?.fields ?? {}),
      tables: Object.fromEntries(
        Object.entries(truth?.tables ?? {}).map(([table, rows]) => [table, rows.map(renameKeys)]),
      ),
    }
  }
  const accept = Object.fromEntries(
    Object.entries(given.accept ?? {}).map(([path, values]) => [path.split("/").map(rename).join("/"), values]),
  )
  return { ...given, configuration: { objects }, expected, accept }
}

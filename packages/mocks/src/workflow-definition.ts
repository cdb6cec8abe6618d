import type { Configuration } from "@docsift/sdk"
import { maxConfigurationBytes, maxConfigurationValues } from "./generated/limits.ts"
import { reject } from "./rejection.ts"

/** Checks what the schema of a configuration cannot express: its size, empty objects, duplicate names among siblings. */
export function checkConfiguration(configuration: Configuration): void {
  const size = new TextEncoder().encode(JSON.stringify(configuration)).length
  if (size > maxConfigurationBytes) reject("configuration", `must have at most ${maxConfigurationBytes} bytes as JSON`)
  if (countValues(configuration) > maxConfigurationValues) {
    reject("configuration", `must have at most ${maxConfigurationValues} fields and columns in total`)
  }
  for (const [index, { fields = [], tables = [] }] of configuration.objects.entries()) {
    const path = `configuration.objects[${index}]`
    if (fields.length + tables.length === 0) reject(path, "must have at least one field or table")
    rejectDuplicateNames(fields, `${path}.fields`)
    rejectDuplicateNames(tables, `${path}.tables`)
    for (const [at, { columns }] of tables.entries()) rejectDuplicateNames(columns, `${path}.tables[${at}].columns`)
  }
  rejectDuplicateNames(configuration.objects, "configuration.objects")
}

function countValues({ objects }: Configuration): number {
  const counts = objects.map(
    ({ fields = [], tables = [] }) => fields.length + tables.reduce((sum, { columns }) => sum + columns.length, 0),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

function rejectDuplicateNames(siblings: readonly { readonly name: string }[], path: string): void {
  const names = siblings.map(({ name }) => name)
  const duplicate = names.findIndex((name, index) => names.indexOf(name) < index)
  if (duplicate >= 0)
    reject(`${path}[${duplicate}].name`, `must differ from ${path}[${names.indexOf(names[duplicate] ?? "")}].name`)
}

import type { Configuration } from "@docsift/sdk"
import { maxConfigurationBytes, maxConfigurationValues } from "./generated/limits.ts"
import { refuse } from "./refusal.ts"

/** Checks what the schema of a configuration cannot say: its size, empty objects, names among siblings. */
export function checkConfiguration(configuration: Configuration): void {
  const size = new TextEncoder().encode(JSON.stringify(configuration)).length
  if (size > maxConfigurationBytes) refuse("configuration", `must have at most ${maxConfigurationBytes} bytes as JSON`)
  if (countValues(configuration) > maxConfigurationValues) {
    refuse("configuration", `must have at most ${maxConfigurationValues} fields and columns together`)
  }
  for (const [index, { fields = [], tables = [] }] of configuration.objects.entries()) {
    const place = `configuration.objects[${index}]`
    if (fields.length + tables.length === 0) refuse(place, "must have at least one field or table")
    refuseTwins(fields, `${place}.fields`)
    refuseTwins(tables, `${place}.tables`)
    for (const [at, { columns }] of tables.entries()) refuseTwins(columns, `${place}.tables[${at}].columns`)
  }
  refuseTwins(configuration.objects, "configuration.objects")
}

function countValues({ objects }: Configuration): number {
  const counts = objects.map(
    ({ fields = [], tables = [] }) => fields.length + tables.reduce((sum, { columns }) => sum + columns.length, 0),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

function refuseTwins(siblings: readonly { readonly name: string }[], place: string): void {
  const names = siblings.map(({ name }) => name)
  const twin = names.findIndex((name, index) => names.indexOf(name) < index)
  if (twin >= 0) refuse(`${place}[${twin}].name`, `must differ from ${place}[${names.indexOf(names[twin] ?? "")}].name`)
}

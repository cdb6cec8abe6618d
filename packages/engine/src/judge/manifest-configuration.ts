import type { Configuration, FieldDefinition, ObjectDefinition, TableDefinition, ValueType } from "../configuration.ts"
import { kindOf, type Problems } from "./manifest-problems.ts"

const types = ["string", "date", "number"] as const satisfies readonly ValueType[]

/** Parses the `configuration` member of a manifest or a case, and records mistakes with their path. */
export function readConfiguration(value: unknown, place: string, problems: Problems): Configuration {
  const { objects } = problems.object(value, place)
  return { objects: named(objects, `${place}.objects`, problems, readObject) }
}

function named<T extends { readonly name: string }>(
  value: unknown,
  place: string,
  problems: Problems,
  read: (value: Readonly<Record<string, unknown>>, place: string, problems: Problems) => T,
): T[] {
  const items = problems
    .array(value, place)
    .map((item, index) => read(problems.object(item, `${place}[${index}]`), `${place}[${index}]`, problems))
  const seen = new Set<string>()
  for (const [index, { name }] of items.entries()) {
    if (seen.has(name)) problems.add(`${place}[${index}].name`, `${JSON.stringify(name)} is a duplicate`)
    seen.add(name)
  }
  return items
}

function readObject(item: Readonly<Record<string, unknown>>, place: string, problems: Problems): ObjectDefinition {
  return {
    name: problems.text(item["name"], `${place}.name`),
    ...descriptionOf(item),
    ...(item["fields"] === undefined ? {} : { fields: named(item["fields"], `${place}.fields`, problems, readField) }),
    ...(item["tables"] === undefined ? {} : { tables: named(item["tables"], `${place}.tables`, problems, readTable) }),
  }
}

function readTable(item: Readonly<Record<string, unknown>>, place: string, problems: Problems): TableDefinition {
  return {
    name: problems.text(item["name"], `${place}.name`),
    ...descriptionOf(item),
    columns: named(item["columns"], `${place}.columns`, problems, readField),
  }
}

function readField(item: Readonly<Record<string, unknown>>, place: string, problems: Problems): FieldDefinition {
  const type = types.find((known) => known === item["type"])
  if (type === undefined) problems.add(`${place}.type`, `must be string, date or number, is ${kindOf(item["type"])}`)
  return { name: problems.text(item["name"], `${place}.name`), type: type ?? "string", ...descriptionOf(item) }
}

function descriptionOf({ description }: Readonly<Record<string, unknown>>): { description?: string } {
  return typeof description === "string" ? { description } : {}
}

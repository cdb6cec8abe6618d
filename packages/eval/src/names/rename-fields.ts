import { readFile } from "node:fs/promises"
import type { FieldDefinition, Value } from "@docsift/engine"
import { pointerOf } from "@docsift/engine/json-pointer"
import type { Case } from "@docsift/engine/internal/judge/manifest"
import type { GroundTruth } from "@docsift/engine/internal/judge/ground-truth"

/** The values of `--names`: `given` changes nothing, `plain` drops the descriptions, the others drop them and rename. */
export const nameSets = ["given", "plain", "synonyms", "de", "fr", "es"] as const

/** A set of field names. */
export type NameSet = (typeof nameSets)[number]

/** Name → alternative names for it. */
export type Names = Readonly<Record<string, readonly string[]>>

/** Reads the names of a set; empty for the sets that rename nothing. */
export async function readNames(set: NameSet): Promise<Names> {
  if (set === "given" || set === "plain") return {}
  const text = await readFile(new URL(`${set}.json`, import.meta.url), "utf8")
  return JSON.parse(text) as Names // one of the files beside this one
}

/**
 * Drops every description and renames fields and columns. Which of several names a document is requested with depends
 * on its id, so that a pack covers all of them. Names that are not in the list stay.
 */
export function renameFields<T extends Case>(given: T, names: Names): T {
  const renamed = new Map<string, string>()
  const rename = (place: string, definitions: readonly FieldDefinition[]): FieldDefinition[] => {
    const taken = new Set(definitions.map(({ name }) => name))
    return definitions.map(({ name, type }) => {
      const other = chooseName(names[name] ?? [], `${given.id} ${name}`, taken)
      if (other !== undefined) {
        taken.add(other)
        renamed.set(place + pointerOf(name), other)
      }
      return { name: other ?? name, type }
    })
  }
  const objects = given.configuration.objects.map(({ name, fields, tables }) => ({
    name,
    ...(fields ? { fields: rename(pointerOf(name, "fields"), fields) } : {}),
    ...(tables
      ? {
          tables: tables.map((table) => ({
            name: table.name,
            columns: rename(pointerOf(name, "tables", table.name), table.columns),
          })),
        }
      : {}),
  }))
  return {
    ...given,
    configuration: { objects },
    expected: given.expected && renameGroundTruth(given.expected, renamed),
    accept: renamePointers(given.accept, renamed),
    places: renamePointers(given.places, renamed),
  }
}

function chooseName(names: readonly string[], key: string, taken: ReadonlySet<string>): string | undefined {
  if (names.length === 0) return undefined
  // FNV-1a: evenly distributed and the same on every machine.
  let hash = 0x811c9dc5
  for (let index = 0; index < key.length; index++) hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193) >>> 0
  const start = hash % names.length
  return [...names.slice(start), ...names.slice(0, start)].find((name) => !taken.has(name))
}

function renameGroundTruth(truth: GroundTruth, renamed: ReadonlyMap<string, string>): GroundTruth {
  const renameKeys = (place: string, row: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(
      Object.entries(row).map(([name, value]) => [renamed.get(place + pointerOf(name)) ?? name, value]),
    )
  return Object.fromEntries(
    Object.entries(truth).map(([object, { fields, tables } = {}]) => [
      object,
      {
        ...(fields ? { fields: renameKeys(pointerOf(object, "fields"), fields) } : {}),
        ...(tables
          ? {
              tables: Object.fromEntries(
                Object.entries(tables).map(([table, rows]) => [
                  table,
                  rows.map((row) => renameKeys(pointerOf(object, "tables", table), row)),
                ]),
              ),
            }
          : {}),
      },
    ]),
  )
}

/** Pointers end in `/fields/NAME` or `/tables/TABLE/ROW/NAME`; the path of a column is the pointer without its row. */
function renamePointers<T>(
  byPointer: Readonly<Record<string, T>>,
  renamed: ReadonlyMap<string, string>,
): Record<string, T> {
  return Object.fromEntries(
    Object.entries(byPointer).map(([pointer, value]) => {
      const parts = pointer.split("/")
      const isCell = parts[2] === "tables"
      const end = isCell ? 4 : 3
      const other = renamed.get([...parts.slice(0, end), ...parts.slice(isCell ? 5 : 3)].join("/"))
      if (other === undefined) return [pointer, value]
      return [parts.slice(0, -1).join("/") + pointerOf(other), value]
    }),
  )
}

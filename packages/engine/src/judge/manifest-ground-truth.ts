import type { Configuration, FieldDefinition, ValueType } from "../configuration.ts"
import type { Value } from "../extraction.ts"
import { pointerOf } from "../page/json-pointer.ts"
import { kindOf, type Problems } from "./manifest-problems.ts"
import type { AcceptedValues, Place, Places, GroundTruth } from "./ground-truth.ts"

/** Parses `expected`: every name in it must be configured, and every value must have the configured type. */
export function readGroundTruth(
  value: unknown,
  place: string,
  configuration: Configuration,
  problems: Problems,
): GroundTruth {
  return mapObject(value, place, problems, (item, objectPlace, name) => {
    const object = configuration.objects.find((each) => each.name === name)
    if (!object) {
      problems.add(objectPlace, "the configuration has no object of this name")
      return undefined
    }
    const { fields, tables } = problems.object(item, objectPlace)
    return {
      ...(fields === undefined
        ? {}
        : { fields: readRow(fields, `${objectPlace}.fields`, object.fields ?? [], "field", problems) }),
      ...(tables === undefined
        ? {}
        : {
            tables: mapObject(tables, `${objectPlace}.tables`, problems, (rows, tablePlace, tableName) => {
              const table = object.tables?.find((each) => each.name === tableName)
              if (!table) problems.add(tablePlace, "the configuration has no table of this name")
              return problems
                .array(rows, tablePlace)
                .map((row, index) => readRow(row, `${tablePlace}[${index}]`, table?.columns, "column", problems))
            }),
          }),
    }
  })
}

function mapObject<T>(
  value: unknown,
  place: string,
  problems: Problems,
  read: (item: unknown, place: string, name: string) => T,
): Record<string, T> {
  const entries = Object.entries(problems.object(value, place))
  return Object.fromEntries(entries.map(([name, item]) => [name, read(item, `${place}.${name}`, name)]))
}

function readRow(
  value: unknown,
  place: string,
  definitions: readonly FieldDefinition[] | undefined,
  word: "field" | "column",
  problems: Problems,
): Record<string, Value> {
  return mapObject(value, place, problems, (item, itemPlace, name) => {
    const definition = definitions?.find((each) => each.name === name)
    if (definitions && !definition) problems.add(itemPlace, `the configuration has no ${word} of this name`)
    return readValue(item, itemPlace, definition?.type, problems)
  })
}

function readValue(value: unknown, place: string, type: ValueType | undefined, problems: Problems): Value {
  const isScalar = value === null || typeof value === "string" || (typeof value === "number" && Number.isFinite(value))
  if (!isScalar) {
    problems.add(place, `must be a string, a number or null, is ${kindOf(value)}`)
    return null
  }
  if (value === null || type === undefined) return value
  if (type === "number" && typeof value !== "number") problems.add(place, `must be a JSON number, is ${kindOf(value)}`)
  if (type === "string" && typeof value !== "string") problems.add(place, `must be a string, is ${kindOf(value)}`)
  if (type === "date" && !isDay(value)) problems.add(place, `must be a date YYYY-MM-DD, is ${kindOf(value)}`)
  return value
}

function isDay(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d\d-\d\d$/u.test(value) && !Number.isNaN(Date.parse(value))
}

/** Parses `accept`: pointers into `expected` with other accepted values. */
export function readAccept(value: unknown, place: string, truth: GroundTruth, problems: Problems): AcceptedValues {
  if (value === undefined) return {}
  const known = pointersOf(truth)
  return mapObject(value, place, problems, (items, itemPlace, pointer) => {
    if (!known.has(pointer)) problems.add(itemPlace, "does not point to a value in expected")
    return problems
      .array(items, itemPlace)
      .map((item, index) => readValue(item, `${itemPlace}[${index}]`, undefined, problems))
  })
}

/** Parses `places`: pointers into `expected` with the positions of the values. */
export function readPlaces(value: unknown, place: string, truth: GroundTruth, problems: Problems): Places {
  if (value === undefined) return {}
  const known = pointersOf(truth)
  return mapObject(value, place, problems, (items, itemPlace, pointer) => {
    if (!known.has(pointer)) problems.add(itemPlace, "does not point to a value in expected")
    return problems.array(items, itemPlace).map((item, index) => readPlace(item, `${itemPlace}[${index}]`, problems))
  })
}

function readPlace(value: unknown, place: string, problems: Problems): Place {
  const { page, box, cell } = problems.object(value, place)
  if (typeof page !== "number" || !Number.isInteger(page) || page < 1) {
    problems.add(`${place}.page`, `must be a page number from 1, is ${kindOf(page)}`)
  }
  const corners = Array.isArray(box) ? box.filter((each) => typeof each === "number" && Number.isFinite(each)) : []
  if (box !== undefined && (corners.length !== 4 || !Array.isArray(box) || box.length !== 4)) {
    problems.add(`${place}.box`, `must be [x0, y0, x1, y1] in points from the page's top left, is ${kindOf(box)}`)
  }
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = corners.map(Number)
  return {
    page: Number(page),
    ...(box === undefined ? {} : { box: [x0, y0, x1, y1] }),
    ...(typeof cell === "string" ? { cell } : {}),
  }
}

function pointersOf(truth: GroundTruth): Set<string> {
  const pointers = new Set<string>()
  for (const [object, { fields = {}, tables = {} } = {}] of Object.entries(truth)) {
    for (const name of Object.keys(fields)) pointers.add(pointerOf(object, "fields", name))
    for (const [table, rows] of Object.entries(tables)) {
      for (const [index, row] of rows.entries()) {
        for (const name of Object.keys(row)) pointers.add(pointerOf(object, "tables", table, index, name))
      }
    }
  }
  return pointers
}

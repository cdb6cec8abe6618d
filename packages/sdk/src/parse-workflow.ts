import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import { maxConfigurationValues, maxNameLength, maxPartNameLength } from "./generated/limits.ts"
import type { WorkflowInput } from "./types/workflow.ts"

function fail(place: string, problem: string): never {
  throw new InvalidArgumentError(`${place}: ${problem}`)
}

function readObject(value: unknown, place: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) fail(place, "must be an object")
  return value as Record<string, unknown> // what is neither null nor an array has named members
}

function readList(value: unknown, place: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(place, "must be a list")
}

function checkText(value: unknown, place: string): void {
  if (value !== undefined && typeof value !== "string") fail(place, "must be a text")
}

function checkName(value: unknown, place: string, maxLength: number): string {
  const name = typeof value === "string" ? value.trim() : ""
  if (!name || name.length > maxLength) fail(place, `must be a text of 1 to ${maxLength} characters`)
  return name
}

/** Checks what fields, columns, tables and objects have in common: each a name of its own. */
function readItems(value: unknown, place: string): readonly (readonly [Record<string, unknown>, string])[] {
  const names = new Set<string>()
  return readList(value, place).map((entry, index) => {
    const at = `${place}[${index}]`
    const item = readObject(entry, at)
    const name = checkName(item["name"], `${at}.name`, maxPartNameLength)
    if (names.has(name)) fail(`${at}.name`, `"${name}" is used twice`)
    names.add(name)
    checkText(item["description"], `${at}.description`)
    return [item, at] as const
  })
}

function checkValues(value: unknown, place: string): number {
  const items = readItems(value, place)
  for (const [{ type }, at] of items)
    if (type !== "string" && type !== "date" && type !== "number") fail(`${at}.type`, "must be string, date or number")
  return items.length
}

function checkObject(item: Record<string, unknown>, at: string): number {
  let count = item["fields"] === undefined ? 0 : checkValues(item["fields"], `${at}.fields`)
  const tables = item["tables"] === undefined ? [] : readItems(item["tables"], `${at}.tables`)
  if (count + tables.length === 0) fail(at, "must have a field or a table")
  for (const [{ columns }, place] of tables) {
    const columnCount = checkValues(columns, `${place}.columns`)
    if (columnCount === 0) fail(`${place}.columns`, "must have at least one column")
    count += columnCount
  }
  return count
}

/**
 * Reads a workflow's definition out of a file or any other source that the compiler cannot see.
 *
 * @throws {InvalidArgumentError} which names the place and what is wrong there
 * @example
 * ```ts
 * import { parseWorkflow } from "@docsift/sdk/schema"
 *
 * const workflow = await client.workflows.create(parseWorkflow(await readFile("invoices.json", "utf8")))
 * ```
 */
export function parseWorkflow(json: unknown): WorkflowInput {
  const value: unknown = typeof json === "string" ? JSON.parse(json) : json
  const workflow = readObject(value, "workflow")
  checkName(workflow["name"], "name", maxNameLength)
  checkText(workflow["description"], "description")
  const configuration = readObject(workflow["configuration"], "configuration")
  const objects = readItems(configuration["objects"], "configuration.objects")
  if (objects.length === 0) fail("configuration.objects", "must have at least one object")
  const count = objects.reduce((sum, [item, at]) => sum + checkObject(item, at), 0)
  if (count > maxConfigurationValues)
    fail("configuration", `must have at most ${maxConfigurationValues} fields and columns together`)
  return value as WorkflowInput // every member has been checked above
}

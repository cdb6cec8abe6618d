import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import { maxConfigurationValues, maxNameLength, maxPartNameLength, maxRetentionDays } from "./generated/limits.ts"
import type { WorkflowInput } from "./types/workflow.ts"

function fail(path: string, problem: string): never {
  throw new InvalidArgumentError(`${path}: ${problem}`)
}

function readObject(value: unknown, path: string): Record<string, unknown> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) fail(path, "must be an object")
  return value as Record<string, unknown> // an object that is neither null nor an array
}

function readArray(value: unknown, path: string): readonly unknown[] {
  return Array.isArray(value) ? value : fail(path, "must be an array")
}

function checkText(value: unknown, path: string): void {
  if (value !== undefined && typeof value !== "string") fail(path, "must be a string")
}

function checkName(value: unknown, path: string, maxLength: number): string {
  const name = typeof value === "string" ? value.trim() : ""
  if (!name || name.length > maxLength) fail(path, `must be a string of 1 to ${maxLength} characters`)
  return name
}

/** Checks the common members of fields, columns, tables and objects, and that names are unique. */
function readItems(value: unknown, path: string): readonly (readonly [Record<string, unknown>, string])[] {
  const names = new Set<string>()
  return readArray(value, path).map((entry, index) => {
    const at = `${path}[${index}]`
    const item = readObject(entry, at)
    const name = checkName(item["name"], `${at}.name`, maxPartNameLength)
    if (names.has(name)) fail(`${at}.name`, `"${name}" is used twice`)
    names.add(name)
    checkText(item["description"], `${at}.description`)
    return [item, at] as const
  })
}

function checkValues(value: unknown, path: string): number {
  const items = readItems(value, path)
  for (const [{ type }, at] of items)
    if (type !== "string" && type !== "date" && type !== "number") fail(`${at}.type`, "must be string, date or number")
  return items.length
}

function checkObject(item: Record<string, unknown>, at: string): number {
  let count = item["fields"] === undefined ? 0 : checkValues(item["fields"], `${at}.fields`)
  const tables = item["tables"] === undefined ? [] : readItems(item["tables"], `${at}.tables`)
  if (count + tables.length === 0) fail(at, "must have a field or a table")
  for (const [{ columns }, path] of tables) {
    const columnCount = checkValues(columns, `${path}.columns`)
    if (columnCount === 0) fail(`${path}.columns`, "must have at least one column")
    count += columnCount
  }
  return count
}

/** Checks the types of a review policy; only the server knows whether its pointers point to fields. */
function checkReview({ threshold, required = [], always = false, sample = 0 }: Record<string, unknown>): void {
  if (!isShare(threshold)) fail("review.threshold", "must be a number from 0 to 1")
  if (!isShare(sample)) fail("review.sample", "must be a number from 0 to 1")
  if (typeof always !== "boolean") fail("review.always", "must be true or false")
  for (const [index, pointer] of readArray(required, "review.required").entries())
    if (typeof pointer !== "string") fail(`review.required[${index}]`, "must be a string")
}

function isShare(value: unknown): boolean {
  return typeof value === "number" && value >= 0 && value <= 1
}

/**
 * Parses the definition of a workflow from a file or any other source that the compiler cannot check.
 *
 * @throws {InvalidArgumentError} whose message names the path of the invalid member and the problem
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
    fail("configuration", `must have at most ${maxConfigurationValues} fields and columns in total`)
  if (workflow["review"] !== undefined) checkReview(readObject(workflow["review"], "review"))
  const { retentionDays: days = 1 } = workflow
  if (!(Number.isInteger(days) && Number(days) >= 1 && Number(days) <= maxRetentionDays))
    fail("retentionDays", `must be a whole number from 1 to ${maxRetentionDays}`)
  return value as WorkflowInput // every member has been checked above
}

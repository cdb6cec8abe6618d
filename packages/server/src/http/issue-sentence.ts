import type { ZodError } from "zod"
import { assertNever } from "../domain/assert-never.ts"
import { AppError } from "../domain/errors.ts"

type Issue = ZodError["issues"][number]

/** The part of a request that a checked value came from. */
export type RequestPart = "params" | "query" | "json"

/**
 * Converts a failed check to the error response: one sentence that names the path and the fix. Only one issue is reported;
 * a list would be neither plain nor short. An unknown member comes first: a misspelt name explains a missing one.
 */
export function invalidRequest(error: ZodError, part: RequestPart, input: unknown): AppError {
  const issue = error.issues.find((each) => each.code === "unrecognized_keys") ?? error.issues[0]
  if (issue === undefined) return new AppError("invalid_request", "The request does not have the documented form.")
  const isId = issue.code === "invalid_format" && idPattern.test(issue.pattern ?? "")
  return new AppError(isId ? "invalid_id" : "invalid_request", sentenceOf(issue, part, input))
}

/** Formats an issue as `<path>: <requirement>`. */
export function sentenceOf(issue: Issue, part: RequestPart, input: unknown): string {
  const path = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0] ?? ""] : issue.path
  const requirement = requirementOf(issue, part, valueAt(input, issue.path))
  return path.length === 0 ? `The request body ${requirement}.` : `${formatPath(path)}: ${requirement}`
}

/** Formats a path as code would: `configuration.objects[0].fields`; names that are not identifiers are quoted. */
export function formatPath(path: readonly PropertyKey[]): string {
  let text = ""
  for (const step of path) {
    const name = String(step)
    if (typeof step === "number") text += `[${name}]`
    else if (/^[A-Za-z_$][\w$-]*$/.test(name)) text += text === "" ? name : `.${name}`
    else text += `[${JSON.stringify(name.slice(0, maxQuotedName))}]`
  }
  return text
}

/** Longer than any real name; keeps a hostile one from filling the response. */
const maxQuotedName = 128

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input
  for (const step of path) {
    if (typeof value !== "object" || value === null || !Object.hasOwn(value, step)) return undefined
    // A parse boundary: the object is untrusted JSON and is only read.
    value = (value as Record<PropertyKey, unknown>)[step]
  }
  return value
}

function requirementOf(issue: Issue, part: RequestPart, value: unknown): string {
  const isMissing = value === undefined
  switch (issue.code) {
    case "unrecognized_keys":
      return part === "query" ? "is not a known parameter" : "is not a known member"
    case "invalid_type":
      return isMissing ? "is required" : typeRequirement(issue.expected, part, value)
    case "invalid_value":
      return isMissing ? "is required" : `must be ${listOf(issue.values.map(String))}`
    case "too_small":
      return sizeRequirement("at least", issue.minimum, issue.origin, issue.path)
    case "too_big":
      return sizeRequirement("at most", issue.maximum, issue.origin, issue.path) + lengthOf(issue.origin, value)
    case "invalid_format":
      return formatRequirement(issue.pattern)
    case "custom":
      return issue.message
    case "invalid_element":
    case "invalid_key":
    case "invalid_union":
    case "not_multiple_of":
      return "does not have the documented form"
    default:
      return assertNever(issue)
  }
}

const typeNames: Readonly<Record<string, string>> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "true or false",
  array: "a list",
  object: "an object",
  record: "an object",
}

function typeRequirement(expected: string, part: RequestPart, value: unknown): string {
  const requirement = `must be ${typeNames[expected] ?? expected}`
  return part === "json" ? `${requirement}, not ${kindOf(value, expected)}` : requirement
}

function kindOf(value: unknown, expected: string): string {
  if (value === null) return "null"
  if (Array.isArray(value)) return "a list"
  if (typeof value === "number") return expected === "int" ? "a fraction" : "a number"
  return typeNames[typeof value] ?? typeof value
}

function sizeRequirement(
  bound: "at least" | "at most",
  limit: number | bigint,
  origin: string,
  path: readonly PropertyKey[],
): string {
  const count = limit === 1 || limit === 1n ? "one" : limit.toLocaleString("en")
  const plural = count === "one" ? "" : "s"
  if (origin === "string") return `must have ${bound} ${count} character${plural}`
  if (origin === "array") return `must have ${bound} ${count} ${itemName(path)}${plural}`
  return `must be ${bound} ${limit.toLocaleString("en")}`
}

/** Adds the length of text that is too long: to shorten it, one needs to know by how much. */
function lengthOf(origin: string, value: unknown): string {
  return origin === "string" && typeof value === "string" ? `, not ${value.length.toLocaleString("en")}` : ""
}

/** Returns the singular of a list's name: `columns` holds columns. */
function itemName(path: readonly PropertyKey[]): string {
  const name = String(path.at(-1) ?? "item")
  return name.endsWith("s") ? name.slice(0, -1) : "item"
}

/** The pattern of an id in the document, such as `^wkf_[a-f0-9]{12}$`. */
const idPattern = /^\/?\^([a-z]+)_\[a-f0-9\]\{(\d+)\}\$\/?$/

function formatRequirement(pattern: string | undefined): string {
  const [, prefix, digits] = idPattern.exec(pattern ?? "") ?? []
  if (pattern?.includes("T\\d{2}:\\d{2}") === true) return "must be a time such as 2026-03-02T09:15:04.218Z"
  if (pattern?.includes("[A-Z]{3}") === true) return "must be three capital letters such as EUR"
  if (pattern?.includes("all|org_") === true) return "must be the id of an organization, or all"
  if (prefix !== undefined) return `must look like ${prefix}_ followed by ${digits} lowercase hex digits`
  if (pattern?.includes("\\u0000") === true || pattern?.includes("\0") === true) {
    return "must not contain control characters"
  }
  return pattern === undefined ? "does not have the documented form" : `must match ${pattern}`
}

function listOf(values: readonly string[]): string {
  const last = values.at(-1) ?? ""
  return values.length < 2 ? last : `${values.slice(0, -1).join(", ")} or ${last}`
}

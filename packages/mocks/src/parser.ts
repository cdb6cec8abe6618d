import { idDigits, idPatterns, type IdPrefix } from "./generated/ids.ts"
import { linePattern, textPattern } from "./generated/limits.ts"
import { reject, Rejection } from "./rejection.ts"

/** Parses an untrusted value into `T`. @throws {Rejection} with the path of the invalid value. */
export type Parser<T> = (value: unknown, path: string) => T

/** The parser of a member that may be left out. */
export interface Optional<T> {
  readonly optional: Parser<T>
}

type Members<T> = {
  readonly [Key in keyof T]-?: undefined extends T[Key] ? Optional<Exclude<T[Key], undefined>> : Parser<T[Key]>
}

/** Creates a parser of objects with the given members and no others. */
export function objectOf<T extends object>(members: Members<T>): Parser<T> {
  const parse = membersOf(members)
  return (value, path) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) rejectType(path, "an object", value)
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(members, name))
    if (unknown !== undefined) reject(join(path, unknown), "is not a known member")
    return parse(value, path)
  }
}

/** Creates a parser of maps: any name → a value of one kind. */
export function mapOf<T>(parse: Parser<T>): Parser<Record<string, T>> {
  return (value, path) => {
    if (value === null || typeof value !== "object" || Array.isArray(value)) return rejectType(path, "an object", value)
    return Object.fromEntries(
      Object.entries(value).map(([name, each]) => [name, parse(each, `${path}[${JSON.stringify(name)}]`)]),
    )
  }
}

/** Creates a parser of queries: other parameters are ignored. */
export function queryOf<T extends object>(members: Members<T>): Parser<T> {
  return membersOf(members)
}

function membersOf<T extends object>(members: Members<T>): Parser<T> {
  return (given, path) => {
    const value = Object(given) as object // an object already: checked, or built from a URL
    const entries = Object.entries<Parser<unknown> | Optional<unknown>>(members).flatMap(([name, member]) => {
      const given: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
      if (typeof member === "function") {
        if (given === undefined) reject(join(path, name), "is required")
        return [[name, member(given, join(path, name))]]
      }
      return given === undefined ? [] : [[name, member.optional(given, join(path, name))]]
    })
    return Object.fromEntries(entries) as T // each member was parsed by the parser of its type
  }
}

/** Creates a parser of arrays with `minItems` to `maxItems` items. */
export function arrayOf<T>(item: Parser<T>, minItems = 0, maxItems = Infinity): Parser<T[]> {
  return (value, path) => {
    if (!Array.isArray(value)) return rejectType(path, "a list", value)
    if (value.length < minItems) reject(path, `must have at least one ${/(\w+?)s?$/.exec(path)?.[1]}`)
    if (value.length > maxItems) reject(path, `must have at most ${maxItems.toLocaleString("en")} items`)
    return value.map((each: unknown, index) => item(each, `${path}[${index}]`))
  }
}

/** Parses a text that may have several lines. */
export const text: Parser<string> = (value, path) => {
  if (typeof value !== "string") return rejectType(path, "text", value)
  if (!textPattern.test(value)) reject(path, "must not contain control characters")
  return value
}

/** Creates a parser of texts with at most `maxLength` characters, which may have several lines. */
export function textOf(maxLength: number): Parser<string> {
  return (value, path) => {
    const parsed = text(value, path)
    if (parsed.length <= maxLength) return parsed
    const [limit, length] = [maxLength, parsed.length].map((count) => count.toLocaleString("en"))
    return reject(path, `must have at most ${limit} characters, not ${length}`)
  }
}

/** Creates a parser of single lines with at most `maxLength` characters. */
export function lineOf(maxLength: number): Parser<string> {
  return (value, path) => {
    if (typeof value !== "string") return rejectType(path, "text", value)
    if (!linePattern.test(value)) reject(path, "must not contain control characters")
    return textOf(maxLength)(value, path)
  }
}

/** Creates a parser of names: one line, trimmed, not empty. */
export function nameOf(maxLength: number): Parser<string> {
  const parse = lineOf(maxLength)
  return (value, path) => parse(value, path).trim() || reject(path, "must not be empty")
}

/** Parses true or false. */
export const boolean: Parser<boolean> = (value, path) =>
  typeof value === "boolean" ? value : rejectType(path, "true or false", value)

/** Creates a parser of numbers in a body. */
export function numberFrom(min: number, max: number): Parser<number> {
  return (value, path) => {
    if (typeof value !== "number") return rejectType(path, "a number", value)
    if (value < min) reject(path, `must be at least ${min.toLocaleString("en")}`)
    return value > max ? reject(path, `must be at most ${max.toLocaleString("en")}`) : value
  }
}

/** Creates a parser of whole numbers in a body. */
export function wholeNumberFrom(min: number, max: number): Parser<number> {
  const parse = numberFrom(min, max)
  return (value, path) =>
    Number.isInteger(parse(value, path)) ? parse(value, path) : reject(path, "must be a whole number, not a fraction")
}

/** Accepts any value: for members that are ignored. */
export const anything: Parser<unknown> = (value) => value

/** Creates a parser of the given words. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Parser<Word> {
  const list = `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`
  return (value, path) => words.find((word) => word === value) ?? reject(path, `must be ${list}`)
}

/** Creates a parser of ids: prefix and 12 hexadecimal digits. */
export function idOf(prefix: IdPrefix): Parser<string> {
  const pattern = idPatterns[prefix]
  return (value, path) => {
    if (typeof value !== "string") return rejectType(path, "text", value)
    if (pattern.test(value)) return value
    throw new Rejection(
      "invalid_id",
      `${path}: must look like ${prefix}_ followed by ${idDigits[prefix]} lowercase hex digits`,
    )
  }
}

/** Creates a parser of integers in a query. */
export function integer(min: number, max: number): Parser<number> {
  return (value, path) => {
    const number = typeof value === "string" && value !== "" ? Number(value) : NaN
    if (Number.isNaN(number)) return reject(path, "must be a number")
    if (!Number.isInteger(number)) return reject(path, "must be a whole number")
    if (number < min) return reject(path, `must be at least ${min.toLocaleString("en")}`)
    if (number > max) return reject(path, `must be at most ${max.toLocaleString("en")}`)
    return number
  }
}

/** Creates a parser of texts with at most `maxLength` characters that match a pattern; others are not `what`. */
export function matching(pattern: RegExp, maxLength: number, what: string): Parser<string> {
  return (value, path) =>
    typeof value === "string" && value.length <= maxLength && pattern.test(value)
      ? value
      : reject(path, `must be ${what}`)
}

/** Rejects a value of the wrong type, and says of which type it is. */
function rejectType(path: string, expected: string, value: unknown): never {
  const types: Readonly<Record<string, string>> = { string: "text", number: "a number", object: "an object" }
  const given = value === null ? "null" : Array.isArray(value) ? "a list" : (types[typeof value] ?? "true or false")
  const requirement = `must be ${expected}, not ${given}`
  if (path === "") throw new Rejection("invalid_request", `The request body ${requirement}.`)
  return reject(path, requirement)
}

function join(path: string, name: string): string {
  return path === "" ? name : `${path}.${name}`
}

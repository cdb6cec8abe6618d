import { idPatterns, type IdPrefix } from "./generated/ids.ts"
import { linePattern, textPattern } from "./generated/limits.ts"
import { Refusal, refuse } from "./refusal.ts"

/** Reads an untrusted value as `T`. @throws {Refusal} that names the place. */
export type Shape<T> = (value: unknown, place: string) => T

/** Marks a member that may be left out. */
export interface Optional<T> {
  readonly optional: Shape<T>
}

type Members<T> = {
  readonly [Key in keyof T]-?: undefined extends T[Key] ? Optional<Exclude<T[Key], undefined>> : Shape<T[Key]>
}

/** Reads an object that has the named members and no other. */
export function closed<T extends object>(members: Members<T>): Shape<T> {
  return (value, place) => {
    if (value === null || typeof value !== "object" || Array.isArray(value))
      refuse(place || "body", "must be an object")
    const unknown = Object.keys(value).find((name) => !Object.hasOwn(members, name))
    if (unknown !== undefined) refuse(join(place, unknown), "is not a known member")
    const entries = Object.entries<Shape<unknown> | Optional<unknown>>(members).flatMap(([name, member]) => {
      const given: unknown = Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined
      if (typeof member === "function") {
        if (given === undefined) refuse(join(place, name), "is required")
        return [[name, member(given, join(place, name))]]
      }
      return given === undefined ? [] : [[name, member.optional(given, join(place, name))]]
    })
    return Object.fromEntries(entries) as T // each member was read by the shape of its type
  }
}

/** Reads a list. */
export function listOf<T>(item: Shape<T>, least = 0): Shape<T[]> {
  return (value, place) => {
    if (!Array.isArray(value)) return refuse(place, "must be a list")
    if (value.length < least) refuse(place, `must have at least ${least} item`)
    return value.map((each: unknown, index) => item(each, `${place}[${index}]`))
  }
}

/** Reads a text of several lines. */
export const prose: Shape<string> = (value, place) => {
  if (typeof value !== "string") return refuse(place, "must be text")
  if (!textPattern.test(value)) refuse(place, "must not contain control characters")
  return value
}

/** Reads a text of several lines and at most `most` characters. */
export function proseOf(most: number): Shape<string> {
  return (value, place) => {
    const text = prose(value, place)
    if (text.length <= most) return text
    const [limit, length] = [most, text.length].map((count) => count.toLocaleString("en"))
    return refuse(place, `must have at most ${limit} characters, not ${length}`)
  }
}

/** Reads one line of at most `most` characters. */
export function line(most: number): Shape<string> {
  return (value, place) => {
    if (typeof value !== "string") return refuse(place, "must be text")
    if (!linePattern.test(value)) refuse(place, "must not contain control characters")
    if (value.length > most) refuse(place, `must have at most ${most} characters`)
    return value
  }
}

/** Reads a name: one line, trimmed, not empty. */
export function nameOf(most: number): Shape<string> {
  const read = line(most)
  return (value, place) => read(value, place).trim() || refuse(place, "must have at least one character")
}

/** Reads true or false. */
export const flag: Shape<boolean> = (value, place) =>
  typeof value === "boolean" ? value : refuse(place, "must be true or false")

/** Takes anything: a member without effect. */
export const anything: Shape<unknown> = (value) => value

/** Reads one word of a closed set. */
export function oneOf<const Word extends string>(...words: readonly Word[]): Shape<Word> {
  return (value, place) => words.find((word) => word === value) ?? refuse(place, `must be ${words.join(" or ")}`)
}

/** Reads an id: prefix and 12 hexadecimal digits. */
export function idOf(prefix: IdPrefix): Shape<string> {
  const pattern = idPatterns[prefix]
  return (value, place) => {
    if (typeof value !== "string") return refuse(place, "must be text")
    if (pattern.test(value)) return value
    throw new Refusal("invalid_id", `${place}: must look like ${prefix}_ followed by 12 lowercase hex digits`)
  }
}

/** Reads a whole number that was sent as text. */
export function wholeNumber(least: number, most: number): Shape<number> {
  return (value, place) =>
    typeof value === "string" && /^\d{1,9}$/.test(value) && Number(value) >= least && Number(value) <= most
      ? Number(value)
      : refuse(place, `must be a whole number from ${least} to ${most}`)
}

/** Reads a text of at most `most` characters that fits a pattern. */
export function matching(pattern: RegExp, most: number): Shape<string> {
  return (value, place) =>
    typeof value === "string" && value.length <= most && pattern.test(value)
      ? value
      : refuse(place, `must match ${pattern.source} and have at most ${most} characters`)
}

function join(place: string, name: string): string {
  return place === "" ? name : `${place}.${name}`
}

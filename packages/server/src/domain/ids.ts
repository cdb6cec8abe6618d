import { randomUUID } from "node:crypto"
import { AppError } from "./errors.ts"

declare const idBrand: unique symbol
type Id<Prefix extends string> = string & { readonly [idBrand]: Prefix }

export type WorkflowId = Id<"wkf">
export type ExecutionId = Id<"exe">
export type FileId = Id<"file">
export type KeyId = Id<"key">
export type ModelId = Id<"mdl">
export type UserId = Id<"usr">
export type OrganizationId = Id<"org">

interface IdByPrefix {
  wkf: WorkflowId
  exe: ExecutionId
  file: FileId
  key: KeyId
  mdl: ModelId
  usr: UserId
  org: OrganizationId
}

/** The prefix that tells the kind of an id. */
export type IdPrefix = keyof IdByPrefix

/**
 * Makes a random id: the prefix and 12 lowercase hex digits (48 bits, the interface's pattern).
 * At a million rows a collision has a chance of 1 in 280 million per insert: inserts retry, see `insertWithNewId`.
 */
export function newId<Prefix extends IdPrefix>(prefix: Prefix): IdByPrefix[Prefix] {
  // The first 48 bits of a version 4 UUID are random (RFC 9562 §5.4). Node draws them in advance for many at once, and
  // random bytes anew for each call: 1 µs in place of 13.
  const uuid = randomUUID()
  // The one place where text becomes an id without a check: it was just built to the pattern.
  return `${prefix}_${uuid.slice(0, 8)}${uuid.slice(9, 13)}` as IdByPrefix[Prefix]
}

/** Tells whether `text` has the form of an id of this kind. */
export function isId<Prefix extends IdPrefix>(prefix: Prefix, text: string): text is IdByPrefix[Prefix] {
  return text.startsWith(`${prefix}_`) && /^[a-f0-9]{12}$/.test(text.slice(prefix.length + 1))
}

/**
 * Reads an id out of untrusted text.
 *
 * @throws {AppError} `invalid_id` when the text does not have the form `<prefix>_` + 12 lowercase hex digits.
 */
export function parseId<Prefix extends IdPrefix>(prefix: Prefix, text: string, place = "id"): IdByPrefix[Prefix] {
  if (isId(prefix, text)) return text
  throw new AppError("invalid_id", `${place}: must look like ${prefix}_ followed by 12 lowercase hex digits`)
}

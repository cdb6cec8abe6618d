import { writeTable } from "./constants.ts"
import { resolve, toArray, toInteger, toObject, toText } from "./load-document.ts"
import type { JsonObject } from "./load-document.ts"

const location = "#/components/headers/ErrorCode/schema"

/**
 * Reads every value of the header `x-error-code` with its HTTP status.
 *
 * @throws {Error} when a code has no status in `x-statuses`, or a status belongs to no code.
 */
export function readErrorCodes(document: JsonObject): ReadonlyMap<string, number> {
  const header = resolve(document, { $ref: "#/components/headers/ErrorCode" }, "headers", location)
  const schema = toObject(header["schema"], location)
  const codes = toArray(schema["enum"], `${location}/enum`).map((code) => toText(code, `${location}/enum`))
  const statuses = toObject(schema["x-statuses"], `${location}/x-statuses`)
  const unknown = Object.keys(statuses).find((code) => !codes.includes(code))
  if (unknown !== undefined) throw new Error(`${location}/x-statuses/${unknown}: is not in the header's enum`)
  return new Map(codes.map((code) => [code, toInteger(statuses[code], `${location}/x-statuses/${code}`)]))
}

/** Writes the table of error codes and their statuses, with the type of a code. */
export function writeErrorStatuses(document: JsonObject): string {
  const statuses = new Map([...readErrorCodes(document)].map(([code, status]) => [code, String(status)]))
  return `${writeTable("httpStatusByErrorCode", "The HTTP status of each value of the header `x-error-code`.", statuses)}
/** The machine-readable name of a failure. */
export type ErrorCode = keyof typeof httpStatusByErrorCode
`
}

/** Writes the error codes as a type, which takes no bytes in a bundle. */
export function writeErrorCodeType(document: JsonObject): string {
  const members = [...readErrorCodes(document).keys()].map((code) => `\n  | ${JSON.stringify(code)}`)
  return `/** A value of the header \`x-error-code\`, as of this version of the document. */\nexport type KnownErrorCode =${members.join("")}\n`
}

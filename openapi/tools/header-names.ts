import { writeConstant } from "./constants.ts"
import { listComponents, listOperations, resolve, toObject, toText } from "./load-document.ts"
import type { JsonObject } from "./load-document.ts"

/** Reads the names of all headers that requests may carry: the key's, then those of header parameters, in lower case. */
function readRequestHeaders(document: JsonObject): string[] {
  const keys = listComponents(document, "securitySchemes").filter(([, { in: position }]) => position === "header")
  const parameters = listComponents(document, "parameters").filter(([, { in: position }]) => position === "header")
  return unique([...keys, ...parameters].map(([, { name }, location]) => toText(name, `${location}/name`)))
}

/** Reads the names of all headers that responses may carry, in lower case. */
function readResponseHeaders(document: JsonObject): string[] {
  const names = listOperations(document).flatMap(({ node, location }) =>
    Object.entries(toObject(node["responses"], `${location}/responses`)).flatMap(([status, value]) => {
      const responseLocation = `${location}/responses/${status}`
      const response = resolve(document, toObject(value, responseLocation), "responses", responseLocation)
      return Object.keys(toObject(response["headers"] ?? {}, `${responseLocation}/headers`))
    }),
  )
  return unique(names)
}

/** Writes a constant for every header, such as `errorCodeHeader`, and the lists of both directions. */
export function writeHeaderNames(document: JsonObject): string {
  const request = readRequestHeaders(document)
  const response = readResponseHeaders(document)
  return [
    unique([...request, ...response])
      .map((name) => `export const ${constantName(name)} = ${JSON.stringify(name)}\n`)
      .join(""),
    writeConstant("requestHeaders", "Every header of the interface that a request may carry.", request),
    writeConstant("responseHeaders", "Every header of the interface that a response may carry.", response),
  ].join("\n")
}

/** Writes the names of the headers as types: a literal checked against them takes no more bytes in a bundle than it is long. */
export function writeHeaderNameTypes(document: JsonObject): string {
  const union = (names: readonly string[]): string => names.map((name) => `\n  | ${JSON.stringify(name)}`).join("")
  return `/** The name of a header of the interface that a request may carry. */
export type RequestHeader =${union(readRequestHeaders(document))}

/** The name of a header of the interface that a response may carry. */
export type ResponseHeader =${union(readResponseHeaders(document))}
`
}

/** `x-error-code` → `errorCodeHeader`. */
function constantName(header: string): string {
  const words = header.replace(/^x-/, "").replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
  if (!/^[a-z][A-Za-z0-9]*$/.test(words)) throw new Error(`${header}: the generator cannot name a constant after it`)
  return `${words}Header`
}

const unique = (names: readonly string[]): string[] => [...new Set(names.map((name) => name.toLowerCase()))]

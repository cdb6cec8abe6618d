/** What the headers of a form part say (RFC 7578 §4.2). */
export interface PartHeaders {
  /** Undefined when the part has no `content-disposition: form-data` with a name. */
  readonly name: string | undefined
  /** Without directories, else as it was sent; undefined when there is none, or an empty one. */
  readonly fileName: string | undefined
  /** Lower case, without parameters. */
  readonly mediaType: string | undefined
}

const headerLine = /^([!#$%&'*+.^_`|~\w-]+):[ \t]*(.*)$/
const parameter = /;[ \t]*([!#$%&'+.^_`|~\w-]+\*?)[ \t]*=[ \t]*(?:"((?:[^"\\]|\\.)*)"|([^\s;"]*))/g

/** Reads the header block of a part, without its empty line; undefined when a line is no header. */
export function parsePartHeaders(block: Buffer): PartHeaders | undefined {
  const headers = new Map<string, string>()
  // What browsers, curl and fetch send; older standards said Latin-1. Folded lines are joined (RFC 5322 §2.2.3).
  for (const line of block
    .toString("utf8")
    .replaceAll(/\r\n[ \t]+/g, " ")
    .split("\r\n")) {
    const [, name, value = ""] = headerLine.exec(line) ?? []
    if (name === undefined) return undefined
    headers.set(name.toLowerCase(), value.trim())
  }
  const mediaType = headers.get("content-type")?.split(";")[0]?.trim().toLowerCase()
  const disposition = headers.get("content-disposition") ?? ""
  if (!/^form-data\s*(?:;|$)/i.test(disposition)) return { name: undefined, fileName: undefined, mediaType }
  const parameters = parametersOf(disposition)
  const fileName = parameters.get("filename*") ?? parameters.get("filename")
  const base = fileName?.split(/[/\\]/).at(-1)
  return { name: parameters.get("name"), fileName: base === "" ? undefined : base, mediaType }
}

function parametersOf(header: string): Map<string, string> {
  const parameters = new Map<string, string>()
  for (const [, name = "", quoted, token = ""] of header.matchAll(parameter)) {
    const key = name.toLowerCase()
    // Only quotes and backslashes count as escaped: old browsers send Windows paths with bare backslashes.
    const value = quoted === undefined ? token : quoted.replaceAll(/\\(["\\])/g, "$1")
    const decoded = key.endsWith("*") ? decodeExtended(value) : value
    if (decoded !== undefined && !parameters.has(key)) parameters.set(key, decoded)
  }
  return parameters
}

/** Decodes `UTF-8''%e2%82%ac.pdf` (RFC 8187 §3.2); undefined when it is none, so that the plain parameter counts. */
function decodeExtended(value: string): string | undefined {
  const [, charset = "", encoded = ""] = /^([\w-]+)'[^']*'(.*)$/.exec(value) ?? []
  try {
    return /^utf-8$/i.test(charset) ? decodeURIComponent(encoded) : undefined
  } catch {
    return undefined // Broken percent-encoding is as good as none.
  }
}

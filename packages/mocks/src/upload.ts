import { mediaTypeByExtension } from "./generated/media-types.ts"
import { Refusal } from "./refusal.ts"

/** The file of a request. */
export interface Upload {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Reads the form of an execute: one part named `file`, of an accepted kind. */
export async function readUpload(request: Request, maxBytes: number): Promise<Upload> {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers.get("content-type") ?? "")) {
    throw new Refusal("unsupported_media_type", "The request must be multipart/form-data with one part named file.")
  }
  const form = await request.formData().catch((cause: unknown) => {
    // An aborted upload is the sender's to hear of; a form without parts counts as broken, too.
    if (request.signal.aborted) throw cause
    return new FormData()
  })
  const parts = [...form.entries()]
  const file = form.get("file")
  if (!(file instanceof File)) throw new Refusal("file_missing", "file: a part of this name with a file is required")
  if (parts.length > 1) throw new Refusal("invalid_request", "file: must be the only part of the form")
  if (file.size === 0) throw new Refusal("file_empty", "file: must not be empty")
  if (file.size > maxBytes) throw new Refusal("payload_too_large", `file: must have at most ${maxBytes} bytes`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mediaType = sniff(bytes, file.name)
  if (mediaType === undefined) throw new Refusal("file_unsupported", "file: is of a kind that cannot be read")
  return { name: file.name, mediaType, bytes }
}

const typeByBeginning: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, mediaTypeByExtension.pdf],
  [/^\u0089PNG/, mediaTypeByExtension.png],
  [/^\u00FF\u00D8\u00FF/, mediaTypeByExtension.jpeg],
  [/^(?:II\*\p{Cc}|MM\p{Cc}\*)/u, mediaTypeByExtension.tiff],
  [/^RIFF.{4}WEBP/s, mediaTypeByExtension.webp],
  [/^PK\p{Cc}{2}.*word\//su, mediaTypeByExtension.docx],
  [/^PK\p{Cc}{2}/u, mediaTypeByExtension.xlsx],
]

/** The formats that are text, in which the extension of the name decides. */
const { csv, tsv, md, html, htm, eml, txt } = mediaTypeByExtension
const textTypes: Readonly<Record<string, string>> = { csv, tsv, md, html, htm, eml }

/** Far enough to tell text from anything else. */
const sniffedBytes = 1024

/** Tells the kind of a file by its first bytes; only among texts does the ending of the name count. */
function sniff(bytes: Uint8Array, name: string): string | undefined {
  const beginning = String.fromCharCode(...bytes.subarray(0, sniffedBytes))
  const known = typeByBeginning.find(([pattern]) => pattern.test(beginning))
  if (known !== undefined) return known[1]
  if (bytes.subarray(0, sniffedBytes).some((byte) => isControl(byte))) return undefined
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""
  return Object.hasOwn(textTypes, ending) ? textTypes[ending] : txt
}

/** Control characters of ASCII that no text holds: all but white space and the escape. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127
}

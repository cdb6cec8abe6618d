import { mediaTypeByExtension } from "./generated/media-types.ts"
import { Rejection } from "./rejection.ts"

/** An uploaded file. */
export interface Upload {
  readonly name: string
  readonly mediaType: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Reads the form of an upload: one part named `file`, of a supported type. */
export async function readUpload(request: Request, maxBytes: number): Promise<Upload> {
  if (!/^multipart\/form-data\s*;.*boundary=/i.test(request.headers.get("content-type") ?? "")) {
    throw new Rejection("unsupported_media_type", "The file must be sent as multipart/form-data.")
  }
  const form = await request.formData().catch((cause: unknown) => {
    // An aborted request rejects with the abort; a malformed form counts as one without parts.
    if (request.signal.aborted) throw cause
    return new FormData()
  })
  const parts = [...form.entries()]
  const file = form.get("file")
  if (!(file instanceof File)) throw new Rejection("file_missing", missingSentence)
  if (parts.length > 1) throw new Rejection("invalid_request", "file: must be the only part of the form")
  if (file.size === 0) throw new Rejection("file_empty", "file: is empty; send a file with content")
  if (file.size > maxBytes) throw new Rejection("payload_too_large", `file: must have at most ${maxBytes} bytes`)
  const bytes = new Uint8Array(await file.arrayBuffer())
  const mediaType = detectMediaType(bytes, file.name)
  if (mediaType === "archive") throw new Rejection("file_unsupported", archiveSentence)
  if (mediaType === undefined) throw new Rejection("file_unsupported", "file: must be of a supported type")
  return { name: file.name, mediaType, bytes }
}

const missingSentence = "file: is required; send multipart/form-data with one file part of this name"
const archiveSentence = "Archives are not supported. Unpack the archive and send each document on its own."

const mediaTypeBySignature: readonly (readonly [RegExp, string])[] = [
  [/^%PDF-/, mediaTypeByExtension.pdf],
  [/^\u0089PNG/, mediaTypeByExtension.png],
  [/^\u00FF\u00D8\u00FF/, mediaTypeByExtension.jpeg],
  [/^(?:II\*\p{Cc}|MM\p{Cc}\*)/u, mediaTypeByExtension.tiff],
  [/^RIFF.{4}WEBP/s, mediaTypeByExtension.webp],
  [/^PK\p{Cc}{2}.*word\//su, mediaTypeByExtension.docx],
  [/^PK\p{Cc}{2}.*(?:xl\/|\[Content_Types\])/su, mediaTypeByExtension.xlsx],
  [/^PK\p{Cc}{2}/u, "archive"],
]

/** The formats that are text, in which the extension of the name decides. */
const { csv, tsv, md, html, htm, eml, txt } = mediaTypeByExtension
const textTypes: Readonly<Record<string, string>> = { csv, tsv, md, html, htm, eml }

/** Enough to distinguish text from other formats. */
const sniffedBytes = 1024

/** Returns the media type of a file by its first bytes, of a text file by its extension. */
function detectMediaType(bytes: Uint8Array, name: string): string | undefined {
  const head = String.fromCharCode(...bytes.subarray(0, sniffedBytes))
  const known = mediaTypeBySignature.find(([pattern]) => pattern.test(head))
  if (known !== undefined) return known[1]
  if (bytes.subarray(0, sniffedBytes).some((byte) => isControl(byte))) return undefined
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""
  return Object.hasOwn(textTypes, extension) ? textTypes[extension] : txt
}

/** Returns whether a byte is an ASCII control character other than white space and escape, which no text contains. */
function isControl(byte: number): boolean {
  return byte < 9 || (byte > 13 && byte < 32 && byte !== 27) || byte === 127
}

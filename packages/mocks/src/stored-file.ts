import { attachment } from "./export.ts"
import { contentDispositionHeader } from "./generated/header-names.ts"
import { fileUrlLifetimeSeconds } from "./generated/limits.ts"
import type { Caller, StoredFile } from "./records.ts"
import { notFound } from "./rejection.ts"
import type { Store } from "./store.ts"
import type { Upload } from "./upload.ts"

/** Stores an upload. */
export function createStoredFile(store: Store, { organizationId }: Caller, upload: Upload): StoredFile {
  const file = { organizationId, id: store.newId("file"), ...upload, createdAt: store.now() }
  store.files.set(file.id, file)
  return file
}

/** Returns the SHA-256 of a file in lowercase hex. */
export async function sha256Of(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes))
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("")
}

/** Returns a URL that serves a file without a key. Its signature is computable by anyone: this is a mock. */
export function fileUrl({ id }: StoredFile, origin: string, now: string): string {
  const expires = Date.parse(now) + fileUrlLifetimeSeconds * 1000
  return `${origin}/files/${id}?expires=${expires}&signature=${signatureOf(id, expires)}`
}

/** Returns a file, complete or a range of it (RFC 9110, section 14). @throws {Rejection} `not_found` for an invalid URL. */
export function fileResponse(store: Store, request: Request): Response {
  const url = new URL(request.url)
  const id = url.pathname.slice("/files/".length)
  const file = store.files.get(id)
  const expires = Number(url.searchParams.get("expires"))
  const isSigned = url.searchParams.get("signature") === signatureOf(id, expires)
  if (file === undefined || !isSigned || expires < Date.parse(store.now())) throw notFound("file")
  const isInline = file.mediaType === "application/pdf" || file.mediaType.startsWith("image/")
  const headers = {
    "accept-ranges": "bytes",
    "content-type": file.mediaType,
    [contentDispositionHeader]: isInline
      ? attachment(file.name).replace("attachment", "inline")
      : attachment(file.name),
    "x-content-type-options": "nosniff",
    "content-security-policy": "sandbox; default-src 'none'",
  }
  const size = file.bytes.length
  const range = readRange(request.headers.get("range"), size)
  if (range === undefined) return new Response(file.bytes, { headers })
  const [first, last] = range
  if (first > last || first >= size) {
    return new Response(null, { status: 416, headers: { "content-range": `bytes */${size}` } })
  }
  const end = Math.min(last, size - 1)
  const contentRange = { "content-range": `bytes ${first}-${end}/${size}` }
  return new Response(file.bytes.slice(first, end + 1), { status: 206, headers: { ...headers, ...contentRange } })
}

/** Parses a single range; anything else is ignored. */
function readRange(header: string | null, size: number): readonly [number, number] | undefined {
  const [, first = "", last = ""] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? []
  if (first === "" && last === "") return undefined
  if (first === "") return [Math.max(0, size - Number(last)), size - 1]
  return [Number(first), last === "" ? size - 1 : Number(last)]
}

function signatureOf(id: string, expires: number): string {
  return btoa(`${id} ${expires} mock`).replaceAll("=", "")
}

import { createHash } from "node:crypto"
import { createReadStream } from "node:fs"
import { pipeline } from "node:stream/promises"

/** A document on this machine. */
export interface DocumentFile {
  /** As given, or inside of a given folder: what results and messages call the document. */
  readonly name: string
  readonly path: string
}

/** Returns the SHA-256 of a file in lowercase hex. */
export async function hashFile(path: string, signal?: AbortSignal): Promise<string> {
  const hash = createHash("sha256")
  await pipeline(createReadStream(path), hash, { signal })
  return hash.digest("hex")
}

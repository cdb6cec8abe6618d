import type { FileInput } from "../files.ts"
import { toUpload } from "./upload.ts"

/**
 * Returns a key that identifies content under a name in a context, such as the version of a workflow: 64 hexadecimal digits of
 * SHA-256. A stream, which can be read only once, has none, nor has any file in a page without HTTPS, which has no
 * `crypto.subtle`.
 */
export async function contentKey(file: FileInput, context: readonly string[]): Promise<string | undefined> {
  const { name, content, isOneShot } = await toUpload(file)
  if (isOneShot || !globalThis.crypto.subtle) return undefined
  // One of the two, see above.
  const bytes = new Blob([JSON.stringify([...context, name]), content as Blob | Uint8Array<ArrayBuffer>])
  const hash = await crypto.subtle.digest("SHA-256", await bytes.arrayBuffer())
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("")
}

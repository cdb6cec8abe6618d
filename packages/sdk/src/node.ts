import { openAsBlob } from "node:fs"
import { access } from "node:fs/promises"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import type { NamedFile } from "./files.ts"
import { mediaTypeOf } from "./media-type.ts"

/** The name and media type of a file from the disk. */
export interface FromPathOptions {
  /** @default the last segment of the path */
  readonly name?: string
  /** The media type. @default detected by the first bytes, else by the extension */
  readonly type?: string
}

/**
 * Opens a file on the disk without reading it into memory; it is read while it is sent, and again for another attempt.
 *
 * @throws the error of the file system, such as ENOENT
 * @example
 * ```ts
 * import { fromPath } from "@docsift/sdk/node"
 *
 * await client.workflows.execute("wkf_3f9a1c7e20b4", fromPath("invoice.pdf"))
 * ```
 */
export async function fromPath(path: string | URL, options: FromPathOptions = {}): Promise<NamedFile> {
  // For a missing file openAsBlob would only say "unable to open".
  await access(path)
  const name = options.name ?? basename(path instanceof URL ? fileURLToPath(path) : path)
  const data = await openAsBlob(path)
  return { data, name, type: options.type ?? (await mediaTypeOf(data, name)) }
}

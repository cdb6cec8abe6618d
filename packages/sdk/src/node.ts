import { openAsBlob } from "node:fs"
import { access } from "node:fs/promises"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
import type { NamedFile } from "./files.ts"
import { mediaTypeOf } from "./media-type.ts"

/** Says what a file from the disk is called and is. */
export interface FromPathOptions {
  /** @default the path's last part */
  readonly name?: string
  /** The media type. @default told by the first bytes, else by the name's ending */
  readonly type?: string
}

/**
 * Takes a file from the disk without reading it into memory; it is read as it is sent, and again for another attempt.
 *
 * @throws what the file system says, such as ENOENT
 * @example
 * ```ts
 * import { fromPath } from "@docsift/sdk/node"
 *
 * await client.workflows.execute("wkf_3f9a1c7e20b4", fromPath("invoice.pdf"))
 * ```
 */
export async function fromPath(path: string | URL, options: FromPathOptions = {}): Promise<NamedFile> {
  // openAsBlob says nothing but "unable to open" of a file that is missing.
  await access(path)
  const name = options.name ?? basename(path instanceof URL ? fileURLToPath(path) : path)
  const data = await openAsBlob(path)
  return { data, name, type: options.type ?? (await mediaTypeOf(data, name)) }
}

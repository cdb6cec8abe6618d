import { openAsBlob } from "node:fs"
import { basename } from "node:path"
import type { NamedFile } from "./files.ts"

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
export async function fromPath(path: string | URL, options: { readonly name?: string } = {}): Promise<NamedFile> {
  const name = options.name ?? basename(decodeURIComponent(path instanceof URL ? path.pathname : path))
  return { data: await openAsBlob(path), name }
}

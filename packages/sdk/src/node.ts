import { openAsBlob } from "node:fs"
import { access } from "node:fs/promises"
import { basename } from "node:path"
import { fileURLToPath } from "node:url"
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
  // openAsBlob says nothing but "unable to open" of a file that is missing.
  await access(path)
  const name = options.name ?? basename(path instanceof URL ? fileURLToPath(path) : path)
  return { data: await openAsBlob(path), name }
}

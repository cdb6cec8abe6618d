import { createWriteStream, openAsBlob } from "node:fs"
import { rename, rm, stat } from "node:fs/promises"
import { basename } from "node:path"
import { pipeline } from "node:stream/promises"
import { fileURLToPath } from "node:url"
import type { Client } from "./client.ts"
import { InvalidArgumentError } from "./errors/invalid-argument-error.ts"
import type { NamedFile } from "./files.ts"
import type { ExecutionId } from "./generated/ids.ts"
import { mediaTypeOf } from "./media-type.ts"
import type { CallOptions } from "./options.ts"

/** The name and media type of a file from the disk. */
export interface FromPathOptions {
  /** @default the last segment of the path */
  readonly name?: string | undefined
  /** The media type. @default detected by the first bytes, else by the extension */
  readonly type?: string | undefined
}

/**
 * Opens a file on the disk without reading it into memory; it is read while it is sent, and again for another attempt.
 *
 * @throws the error of the file system, such as ENOENT
 * @throws {InvalidArgumentError} for a folder
 * @example
 * ```ts
 * import { fromPath } from "@docsift/sdk/node"
 *
 * await client.workflows.execute("wkf_3f9a1c7e20b4", fromPath("invoice.pdf"))
 * ```
 */
export async function fromPath(path: string | URL, options: FromPathOptions = {}): Promise<NamedFile> {
  // For a missing file openAsBlob would only say "unable to open", and for a folder nothing until it is read.
  if ((await stat(path)).isDirectory()) throw new InvalidArgumentError(`Not a file but a folder: ${String(path)}`)
  const name = options.name ?? basename(path instanceof URL ? fileURLToPath(path) : path)
  const data = await openAsBlob(path)
  return { data, name, type: options.type ?? (await mediaTypeOf(data, name)) }
}

/**
 * Downloads an execution's file to a path, in memory that does not grow with the file. The file appears under its name when
 * it is complete; one of that name is replaced.
 *
 * @throws the errors of `executions.downloadStream()`, and of the file system
 * @example
 * ```ts
 * import { downloadTo } from "@docsift/sdk/node"
 *
 * await downloadTo("invoice.pdf", client, "exe_8d02e5b7146f")
 * ```
 */
export async function downloadTo(
  path: string | URL,
  client: Client,
  executionId: ExecutionId,
  options: CallOptions = {},
): Promise<void> {
  const target = path instanceof URL ? fileURLToPath(path) : path
  const part = `${target}.${process.pid}.part`
  const stream = await client.executions.downloadStream(executionId, options)
  try {
    await pipeline(stream, createWriteStream(part), { signal: options.signal })
    await rename(part, target)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}

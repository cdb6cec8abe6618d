import type { Call } from "../core/call.ts"
import { createMultipart } from "../core/multipart.ts"
import type { Transport } from "../core/transport.ts"
import type { FileInput, PathOnlyThroughFromPath } from "../files.ts"
import type { FileId } from "../generated/ids.ts"
import type { CallOptions, UploadOptions } from "../options.ts"
import type { Message } from "../types/api-key.ts"
import type { StoredFile } from "../types/file.ts"

/** Stored files, which need no execution. */
export interface Files {
  /**
   * Uploads a file. It is kept for 24 hours after its last use, and as long as an execution uses it.
   *
   * @example
   * ```ts
   * import { fromPath } from "@docsift/sdk/node"
   *
   * const { fileId } = await client.files.create(fromPath("invoice.pdf"))
   * await client.workflows.executeFile("wkf_3f9a1c7e20b4", fileId)
   * ```
   */
  create(file: FileInput | PathOnlyThroughFromPath, options?: UploadOptions): Call<StoredFile>
  /**
   * Returns name, type and size of a file.
   *
   * @example
   * ```ts
   * const { fileName, sizeBytes } = await client.files.get("file_51c0ad93f7e2")
   * ```
   */
  get(fileId: FileId, options?: CallOptions): Call<StoredFile>
  /**
   * Deletes a file that no execution uses.
   *
   * @example
   * ```ts
   * await client.files.delete("file_51c0ad93f7e2")
   * ```
   */
  delete(fileId: FileId, options?: CallOptions): Call<Message>
}

/** Creates the resource on top of a transport. */
export function createFiles({ call }: Transport): Files {
  return {
    create: (file, options) => call("post", "/api/v1/files", options, {}, createMultipart(file, options)),
    get: (fileId, options) => call("get", "/api/v1/files/{fileId}", options, { path: { fileId } }),
    delete: (fileId, options) => call("delete", "/api/v1/files/{fileId}", options, { path: { fileId } }),
  }
}

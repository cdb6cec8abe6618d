import type { Database, Transaction } from "../database/database.ts"
import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { AppError, notFound } from "../domain/errors.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import { parseId } from "../domain/ids.ts"
import type { StoredFile } from "../domain/stored-file.ts"
import { leastCountedBytes } from "../generated/limits.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { AuditLog } from "./audit-log.ts"
import type { FileEraser } from "./file-eraser.ts"
import type { KeyValidity } from "./key-validity.ts"
import type { StorageGuard } from "./storage-guard.ts"
import type { UploadOnce } from "./upload-once.ts"
import type { Upload } from "./uploads.ts"

/** The dependencies of {@link StoredFiles}. */
export interface StoredFilesDependencies {
  readonly database: Database
  readonly audit: AuditLog
  readonly files: FileRepository
  readonly uploads: UploadOnce
  readonly eraser: FileEraser
  readonly guard: Pick<StorageGuard, "ensureUsable">
  readonly validity: KeyValidity
  /** Bytes of the files of an organization that no execution uses, together; 0 for any number. */
  readonly maxUnusedBytes: number
}

/** Uploads, describes and deletes files that need no execution. */
export class StoredFiles {
  readonly #database: Database
  readonly #audit: AuditLog
  readonly #files: FileRepository
  readonly #uploads: UploadOnce
  readonly #eraser: FileEraser
  readonly #guard: StoredFilesDependencies["guard"]
  readonly #validity: KeyValidity
  readonly #maxUnusedBytes: number

  constructor({ database, audit, files, uploads, eraser, guard, validity, maxUnusedBytes }: StoredFilesDependencies) {
    this.#database = database
    this.#audit = audit
    this.#files = files
    this.#uploads = uploads
    this.#eraser = eraser
    this.#guard = guard
    this.#validity = validity
    this.#maxUnusedBytes = maxUnusedBytes
  }

  /** Stores an upload for 24 hours after its last use. @throws {AppError} `too_many_files`, and what {@link UploadOnce.run} throws. */
  async create<R = StoredFile>(
    caller: Caller,
    upload: Upload,
    idempotency: Idempotency<StoredFile, R>,
    signal: AbortSignal,
  ): Promise<Outcome<R>> {
    const { organizationId, userId } = caller
    try {
      return await this.#uploads.run(
        caller,
        upload,
        idempotency,
        {
          operation: "createFile",
          payloadOf: (sha256) => ({ userId, sha256 }),
          // Where nothing fits, nothing is received.
          check: () => this.#database.transaction((transaction) => this.#checkSpace(caller, 1, transaction)),
          store: async (file, transaction) => {
            await this.#checkSpace(caller, file.sizeBytes, transaction)
            return this.#files.insertUnattached(Scope.of(caller), { ...file, organizationId }, transaction)
          },
        },
        signal,
      )
    } finally {
      upload.content.destroy()
    }
  }

  async #checkSpace({ organizationId }: Caller, sizeBytes: number, transaction: Transaction): Promise<void> {
    if (this.#maxUnusedBytes === 0) return
    const used = await this.#files.sumUnattached(organizationId, transaction)
    if (used + Math.max(sizeBytes, leastCountedBytes) <= this.#maxUnusedBytes) return
    const mebibytes = Math.floor(this.#maxUnusedBytes / 1024 / 1024).toLocaleString("en-US")
    throw new AppError(
      "too_many_files",
      `The files that no execution uses would take up more than ${mebibytes} MiB, which is the limit of the organization; delete some, execute them, or wait until they expire.`,
    )
  }

  /** @throws {AppError} `not_found`. */
  async get(caller: Caller, id: string): Promise<StoredFile> {
    const file = await this.#files.find(Scope.of(caller), parseId("file", id, "fileId"))
    if (file === undefined) throw notFound("file")
    return file
  }

  /** Deletes a file that no execution uses. @throws {AppError} `not_found`, `file_in_use`. */
  async delete(caller: Caller, id: string): Promise<void> {
    const fileId = parseId("file", id, "fileId")
    const scope = Scope.of(caller)
    await this.#guard.ensureUsable()
    await this.#audit.run(caller, "deleteFile", async (transaction) => {
      if (!(await this.#files.lock(scope, fileId, transaction))) throw notFound("file")
      const removed = this.#files.deleteUnused(scope, fileId, transaction)
      const [isRemoved] = await settleBoth(removed, this.#validity.lock(caller, transaction))
      if (isRemoved !== true) throw fileInUse()
      return { value: undefined, targetId: fileId }
    })
    await this.#eraser.eraseDeleted([fileId])
  }
}

function fileInUse(): AppError {
  return new AppError("file_in_use", "An execution uses this file; it is deleted with the last execution that uses it.")
}

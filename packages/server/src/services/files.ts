import type { Readable } from "node:stream"
import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { contentDisposition } from "../domain/content-disposition.ts"
import { notFound } from "../domain/errors.ts"
import { type FileId, isId, parseId } from "../domain/ids.ts"
import { isInlineMediaType } from "../domain/inline-media-type.ts"
import { fileUrlLifetimeSeconds } from "../generated/limits.ts"
import type { ByteRange, FileStorage } from "../ports/file-storage.ts"
import type { ExecutionRepository } from "../repositories/executions.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { FileUrls } from "./file-urls.ts"
import type { StorageGuard } from "./storage-guard.ts"

/** A document that may be sent. */
export interface FileDownload {
  readonly fileName: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** Lowercase hex; also the entity tag. */
  readonly sha256: string
  /** True for PDF and images: a browser may show them. Everything else is an attachment. */
  readonly isInline: boolean
  /** Opens the content, or a range of it within `0…sizeBytes-1`; until then, nothing is open. */
  read(range?: ByteRange): Promise<Readable>
}

/** The dependencies of a {@link FileService}. */
export interface FileServiceDependencies {
  readonly files: Pick<FileRepository, "find">
  readonly executions: Pick<ExecutionRepository, "find">
  readonly storage: Pick<FileStorage, "open" | "presign">
  readonly guard: Pick<StorageGuard, "verify">
  readonly urls: FileUrls
}

/** Signs URLs of documents, and opens the documents for their holders. */
export class FileService {
  readonly #files: FileServiceDependencies["files"]
  readonly #executions: FileServiceDependencies["executions"]
  readonly #storage: FileServiceDependencies["storage"]
  readonly #guard: FileServiceDependencies["guard"]
  readonly #urls: FileUrls

  constructor({ files, executions, storage, guard, urls }: FileServiceDependencies) {
    this.#files = files
    this.#executions = executions
    this.#storage = storage
    this.#guard = guard
    this.#urls = urls
  }

  /**
   * Returns a URL of an execution's document that needs no key and is valid for 15 minutes.
   *
   * @throws {AppError} `not_found`.
   */
  async urlOfExecution(caller: Caller, id: string): Promise<string> {
    const scope = Scope.of(caller)
    const execution = await this.#executions.find(scope, parseId("exe", id, "executionId"))
    if (execution === undefined) throw notFound("execution")
    const { fileId } = execution
    const file = await this.#files.find(scope, fileId)
    if (file === undefined) throw notFound("file")
    const disposition = isInlineMediaType(file.mediaType) ? "inline" : "attachment"
    const url = await this.#storage.presign(fileId, {
      expiresInSeconds: fileUrlLifetimeSeconds,
      mediaType: file.mediaType,
      contentDisposition: contentDisposition(disposition, file.name),
    })
    return url ?? this.#urls.make(fileId)
  }

  /**
   * Checks the signature of `GET /files/{fileId}?expires=…&signature=…` and finds the file.
   *
   * @throws {AppError} `not_found` for a wrong or expired signature as for an unknown file.
   */
  async open(fileId: string, expires: string | undefined, signature: string | undefined): Promise<FileDownload> {
    if (!isId("file", fileId) || !this.#urls.isValid(fileId, expires, signature)) throw notFound("file")
    // The signature is the permission; it was created for a caller who may see the file.
    const file = await this.#files.find(Scope.system(), fileId)
    if (file === undefined) throw notFound("file")
    return {
      fileName: file.name,
      mediaType: file.mediaType,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      isInline: isInlineMediaType(file.mediaType),
      read: (range) => this.#read(fileId, range),
    }
  }

  /** Reports a document as missing only when the store is this deployment's. */
  async #read(fileId: FileId, range: ByteRange | undefined): Promise<Readable> {
    try {
      return await this.#storage.open(fileId, range)
    } catch (error) {
      await this.#guard.verify()
      throw error
    }
  }
}

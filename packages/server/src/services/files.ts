import type { Readable } from "node:stream"
import { Scope } from "../database/scope.ts"
import { notFound } from "../domain/errors.ts"
import { type FileId, isId } from "../domain/ids.ts"
import { isInlineMediaType } from "../domain/inline-media-type.ts"
import type { ByteRange, FileStorage } from "../ports.ts"
import type { FileRepository } from "../repositories/files.ts"
import type { FileUrls } from "./file-urls.ts"
import type { StorageGuard } from "./storage-guard.ts"

/** A document that may be sent. */
export interface FileDownload {
  readonly fileName: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** Lowercase hex; good as an entity tag. */
  readonly sha256: string
  /** True for PDF and images: a browser may show them. Everything else is an attachment. */
  readonly isInline: boolean
  /** Opens the content, or a part of it inside of `0…sizeBytes-1`. Never called, nothing is opened. */
  read(range?: ByteRange): Promise<Readable>
}

/** Hands out documents to holders of a signed URL. */
export class FileService {
  readonly #files: FileRepository
  readonly #storage: FileStorage
  readonly #guard: Pick<StorageGuard, "verify">
  readonly #urls: FileUrls

  constructor(files: FileRepository, storage: FileStorage, guard: Pick<StorageGuard, "verify">, urls: FileUrls) {
    this.#files = files
    this.#storage = storage
    this.#guard = guard
    this.#urls = urls
  }

  /**
   * Checks the signature of `GET /files/{fileId}?expires=…&signature=…` and finds the file.
   *
   * @throws {AppError} `not_found` for a wrong or expired signature as for an unknown file.
   */
  async open(fileId: string, expires: string | undefined, signature: string | undefined): Promise<FileDownload> {
    if (!isId("file", fileId) || !this.#urls.isValid(fileId, expires, signature)) throw notFound("file")
    // The signature is the permission; it was made for a caller who may see the file.
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

  /** A document is missing only from a store that is this deployment's. */
  async #read(fileId: FileId, range: ByteRange | undefined): Promise<Readable> {
    try {
      return await this.#storage.open(fileId, range)
    } catch (error) {
      await this.#guard.verify()
      throw error
    }
  }
}

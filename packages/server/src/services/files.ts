import type { Readable } from "node:stream"
import type { ByteRange } from "../ports.ts"

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
  /**
   * Checks the signature of `GET /files/{fileId}?expires=…&signature=…` and finds the file.
   *
   * @throws {AppError} `not_found` for a wrong or expired signature as for an unknown file.
   */
  async open(_fileId: string, _expires: string | undefined, _signature: string | undefined): Promise<FileDownload> {
    throw new Error("not built")
  }
}

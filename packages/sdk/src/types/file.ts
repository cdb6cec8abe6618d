import type { FileId } from "../generated/ids.ts"

/** A file that was uploaded, without its content. */
export interface StoredFile {
  readonly fileId: FileId
  readonly fileName: string
  /** Detected from the content. */
  readonly mediaType: string
  readonly sizeBytes: number
  /** In lowercase hex. */
  readonly sha256: string
  /** RFC 3339, UTC. */
  readonly createdAt: string
  /** When the file is removed unless it is used before. Omitted while an execution uses it. */
  readonly expiresAt?: string
}

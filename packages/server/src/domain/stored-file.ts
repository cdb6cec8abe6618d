import type { FileId } from "./ids.ts"

/** A stored document, without its content. */
export interface StoredFile {
  readonly id: FileId
  readonly name: string
  readonly mediaType: string
  readonly sizeBytes: number
  /** Lowercase hex. */
  readonly sha256: string
  readonly createdAt: Date
  /** When the file is removed unless it is used before; undefined while an execution uses it. */
  readonly expiresAt?: Date | undefined
}

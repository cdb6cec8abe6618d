import type { Readable } from "node:stream"
import type { FileId } from "../domain/ids.ts"

/** A range of bytes, both ends included, counted from 0. */
export interface ByteRange {
  readonly start: number
  readonly end: number
}

/** The size, hash and start of a completely written file. */
export interface WrittenFile {
  readonly sizeBytes: number
  /** SHA-256 of the content, lowercase hex. */
  readonly sha256: string
  /** The first 64 KiB, or all of it: enough to detect its type without reading it back. */
  readonly head: Buffer
}

/** The limits of a write. */
export interface PutOptions {
  /** A larger file fails with `payload_too_large` and leaves nothing behind. */
  readonly maxBytes: number
  readonly signal: AbortSignal
}

/** A file that was written by {@link FileStorage.put}, as {@link FileStorage.list} returns it. */
export interface StoredFileEntry {
  readonly fileId: FileId
  readonly modifiedAt: Date
}

/** The headers with which the store must serve a presigned URL, and its lifetime. */
export interface PresignOptions {
  readonly expiresInSeconds: number
  readonly mediaType: string
  readonly contentDisposition: string
}

/** A store of uploaded documents. */
export interface FileStorage {
  /** The directory or bucket, for messages to operators. */
  readonly location: string
  /**
   * Streams a file to durable storage; never holds it entirely in memory. An abort, a broken stream or an oversized file
   * leaves nothing behind.
   *
   * @throws {AppError} `payload_too_large`, or `unavailable` when the store is unreachable or full.
   */
  put(fileId: FileId, content: Readable, options: PutOptions): Promise<WrittenFile>
  /** Opens the content for reading. @throws {AppError} `not_found` when it is missing, `unavailable` when the store cannot be reached. */
  open(fileId: FileId, range?: ByteRange): Promise<Readable>
  /**
   * Provides a local path of the content while `use` runs; the signal ends the wait for the content.
   *
   * @throws {AppError} `not_found` when it is missing, `unavailable` when the store cannot be reached.
   */
  withLocalFile<T>(fileId: FileId, signal: AbortSignal, use: (path: string) => Promise<T>): Promise<T>
  /** Removes the file; a missing one is no error. */
  delete(fileId: FileId): Promise<void>
  /** Removes many files with few requests; missing ones are no error. All are tried. @throws when some could not be removed. */
  deleteAll(fileIds: readonly FileId[]): Promise<void>
  /** Lists the stored files in the order of their ids, for the sweep of files without a row. @param after - lists from the next id on. */
  list(after?: FileId): AsyncIterable<StoredFileEntry>
  /** Removes the leftovers of unfinished uploads. */
  deleteUnfinished(olderThan: Date): Promise<void>
  /** Creates a URL that the store serves; returns undefined when the server must serve the file. */
  presign(fileId: FileId, options: PresignOptions): Promise<string | undefined>
  /** Reads the deployment marker; undefined when the store has none. @throws when it cannot be reached. */
  readMarker(): Promise<string | undefined>
  /** Writes the deployment marker durably, replacing any other. */
  writeMarker(marker: string): Promise<void>
  /** Checks that the store can be written to. @throws when it cannot. */
  check(): Promise<void>
  /** Frees the connections; nothing may be called afterwards. */
  close(): Promise<void>
}

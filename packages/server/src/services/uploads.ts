import { createHash } from "node:crypto"
import type { Readable } from "node:stream"
import { DocumentError, mediaTypes, sniffFile } from "@docsift/engine"
import { AppError } from "../domain/errors.ts"
import { type FileId, newId } from "../domain/ids.ts"
import { cleanFileName } from "../domain/text.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { StorageGuard } from "./storage-guard.ts"
import { Telemetry } from "../telemetry/telemetry.ts"

/** A file that is being uploaded. */
export interface Upload {
  /** As the sender wrote it; stored without directories and control characters. */
  readonly fileName: string
  /** Destroyed when the upload is rejected. */
  readonly content: Readable
}

/** A stored file of a supported type that has no row yet. */
export interface ReceivedFile {
  readonly id: FileId
  readonly name: string
  readonly mediaType: string
  readonly sizeBytes: number
  readonly sha256: string
}

/** Receives documents: streams them to storage and rejects unsupported ones. */
export class UploadService {
  readonly #storage: FileStorage
  readonly #guard: Pick<StorageGuard, "ensureUsable">
  readonly #maxBytes: number
  readonly #telemetry: Telemetry

  constructor(
    storage: FileStorage,
    guard: Pick<StorageGuard, "ensureUsable">,
    maxBytes: number,
    telemetry = new Telemetry(),
  ) {
    this.#storage = storage
    this.#guard = guard
    this.#maxBytes = maxBytes
    this.#telemetry = telemetry
  }

  /**
   * Stores an upload; a rejected one leaves nothing behind.
   *
   * @throws {AppError} `file_empty`, `file_unsupported`, `payload_too_large`, `unavailable`.
   */
  async receive(upload: Upload, signal: AbortSignal): Promise<ReceivedFile> {
    const id = newId("file")
    const name = cleanFileName(upload.fileName)
    await this.#rejectWithoutStore(upload)
    const { head, ...written } = await this.#storage.put(id, upload.content, { maxBytes: this.#maxBytes, signal })
    try {
      // The upload may have taken half an hour.
      await this.#guard.ensureUsable()
      if (written.sizeBytes === 0) throw new AppError("file_empty", "file: must not be empty")
      const mediaType = detectMediaType(head, name)
      this.#telemetry.fileStored(written.sizeBytes)
      return { id, name, mediaType, ...written }
    } catch (error) {
      await this.#storage.delete(id)
      throw error
    }
  }

  /** Hashes an upload without keeping it, to compare it with an earlier one. */
  async digest(upload: Upload, signal: AbortSignal): Promise<string> {
    const hash = createHash("sha256")
    let sizeBytes = 0
    try {
      for await (const chunk of upload.content) {
        signal.throwIfAborted()
        const bytes = chunk as Buffer // An upload is a byte stream.
        sizeBytes += bytes.length
        if (sizeBytes > this.#maxBytes) {
          throw new AppError("payload_too_large", `file: must have at most ${this.#maxBytes} bytes`)
        }
        hash.update(bytes)
      }
    } finally {
      upload.content.destroy()
    }
    return hash.digest("hex")
  }

  async #rejectWithoutStore(upload: Upload): Promise<void> {
    try {
      await this.#guard.ensureUsable()
    } catch (error) {
      await discardStart(upload.content)
      throw error
    }
  }

  async discard(file: ReceivedFile): Promise<void> {
    await this.#storage.delete(file.id)
  }
}

const discardedBytes = 1024 * 1024
const discardMs = 1_000

/**
 * Reads and discards the start of a rejected upload: a connection that is closed while it has unread bytes is reset,
 * and its sender may lose the response (RFC 9112 §9.6).
 */
async function discardStart(content: Readable): Promise<void> {
  const timer = setTimeout(() => content.destroy(), discardMs)
  let left = discardedBytes
  try {
    for await (const chunk of content) {
      left -= (chunk as Buffer).length // An upload is a byte stream.
      if (left < 0) break
    }
  } catch {
    // It was cut off, or took too long; it is rejected in any case.
  } finally {
    clearTimeout(timer)
    content.destroy()
  }
}

function detectMediaType(head: Buffer, name: string): string {
  try {
    return mediaTypes[sniffFile(head, name)]
  } catch (error) {
    if (error instanceof DocumentError) throw new AppError("file_unsupported", error.message, { cause: error })
    throw error
  }
}

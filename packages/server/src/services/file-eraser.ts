import type { FileId } from "../domain/ids.ts"
import type { FileStorage, Logger, PageCache } from "../ports.ts"

/** Removes what is stored of files whose rows are gone. */
export class FileEraser {
  readonly #storage: Pick<FileStorage, "delete">
  readonly #pages: Pick<PageCache, "remove">
  readonly #logger: Pick<Logger, "warn">

  constructor(storage: Pick<FileStorage, "delete">, pages: Pick<PageCache, "remove">, logger: Pick<Logger, "warn">) {
    this.#storage = storage
    this.#pages = pages
    this.#logger = logger
  }

  /** Removes the content of a file, and the pictures of its pages in this process's cache. Only after the commit that removed the row: a row must never name a missing file. */
  async erase(fileId: FileId): Promise<void> {
    await this.#pages.remove(fileId)
    await this.#storage.delete(fileId)
  }

  /** Removes the content of files that a request deleted. Never throws: the sweep finds what a failure or a crash leaves. */
  async eraseDeleted(fileIds: readonly FileId[]): Promise<void> {
    for (const fileId of fileIds) {
      await this.erase(fileId).catch((error: unknown) => {
        this.#logger.warn(
          { err: error, fileId },
          "the content of a deleted file could not be removed; the sweep will do so",
        )
      })
    }
  }
}

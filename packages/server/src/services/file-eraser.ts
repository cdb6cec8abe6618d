import type { FileId } from "../domain/ids.ts"
import type { FileStorage, Logger, PageCache } from "../ports.ts"
import type { LocalCopies } from "./local-copies.ts"

/** The dependencies of a {@link FileEraser}. */
export interface FileEraserDependencies {
  readonly storage: Pick<FileStorage, "delete">
  readonly pages: Pick<PageCache, "remove">
  readonly copies: Pick<LocalCopies, "remove">
  readonly logger: Pick<Logger, "warn">
}

/** Removes what is stored of files whose rows are gone. */
export class FileEraser {
  readonly #dependencies: FileEraserDependencies

  constructor(dependencies: FileEraserDependencies) {
    this.#dependencies = dependencies
  }

  /**
   * Removes the content of a file, and this process's pictures of its pages and local copy. Only after the commit that removed
   * the row: a row must never name a missing file.
   */
  async erase(fileId: FileId): Promise<void> {
    const { pages, storage, copies } = this.#dependencies
    await pages.remove(fileId)
    try {
      await storage.delete(fileId)
    } finally {
      // Last: until the content is gone, a request that found the row before may still open a copy.
      copies.remove(fileId)
    }
  }

  /** Removes the content of files that a request deleted. Never throws: the sweep finds what a failure or a crash leaves. */
  async eraseDeleted(fileIds: readonly FileId[]): Promise<void> {
    for (const fileId of fileIds) {
      await this.erase(fileId).catch((error: unknown) => {
        this.#dependencies.logger.warn(
          { err: error, fileId },
          "the content of a deleted file could not be removed; the sweep will do so",
        )
      })
    }
  }
}

import type { FileId } from "../domain/ids.ts"
import type { FileStorage } from "../ports/file-storage.ts"
import type { Logger } from "../ports/logger.ts"
import type { PageCache } from "../ports/page-cache.ts"
import type { LocalCopies } from "./local-copies.ts"

/** The dependencies of a {@link FileEraser}. */
export interface FileEraserDependencies {
  readonly storage: Pick<FileStorage, "deleteAll">
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
   * Removes the content of files, and this process's page images and local copies. Only after the commit that
   * removed their rows: a row must never name a missing file. All are tried; the sweep finds what a failure or a crash leaves.
   *
   * @throws when the content of some could not be removed.
   */
  async erase(fileIds: readonly FileId[]): Promise<void> {
    if (fileIds.length === 0) return
    const { pages, storage, copies } = this.#dependencies
    for (const fileId of fileIds) await pages.remove(fileId)
    try {
      await storage.deleteAll(fileIds)
    } finally {
      // Last: until the content is gone, a request that found the row before may still open a copy.
      for (const fileId of fileIds) copies.remove(fileId)
    }
  }

  /** Removes the content of files that a request deleted. Never throws: the sweep finds what a failure or a crash leaves. */
  async eraseDeleted(fileIds: readonly FileId[]): Promise<void> {
    await this.erase(fileIds).catch((error: unknown) => {
      this.#dependencies.logger.warn(
        { err: error, fileIds },
        "the content of a deleted file could not be removed; the sweep will do so",
      )
    })
  }
}

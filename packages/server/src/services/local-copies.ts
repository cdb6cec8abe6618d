import type { FileId } from "../domain/ids.ts"
import type { FileStorage } from "../ports/file-storage.ts"

/*
 * With an object store, a local copy of a document is a download, and a person who turns its pages would download it for
 * each of them. So the last copies stay open for some minutes. A copy that is in use is never removed: its removal waits for
 * the last user.
 */

/** Documents that stay open: people compare a few. */
const maxCopies = 8
/** Since the last use. */
const keepMs = 10 * 60 * 1000

interface Copy {
  readonly path: Promise<string>
  /** Lets the store remove the copy. */
  readonly release: () => void
  readonly closed: Promise<void>
  users: number
  isEvicted: boolean
  timer: NodeJS.Timeout | undefined
}

/** Keeps local copies of the documents that were opened last. */
export class LocalCopies {
  readonly #storage: Pick<FileStorage, "withLocalFile">
  /** Oldest use first. */
  readonly #copies = new Map<FileId, Copy>()
  readonly #stopping = new AbortController()

  constructor(storage: Pick<FileStorage, "withLocalFile">) {
    this.#storage = storage
  }

  /** Provides a local path of a document while `use` runs; the signal ends the wait for the document. @throws {AppError} `not_found`, `unavailable`. */
  async use<T>(fileId: FileId, signal: AbortSignal, use: (path: string) => Promise<T>): Promise<T> {
    this.#stopping.signal.throwIfAborted()
    const copy = this.#copies.get(fileId) ?? this.#open(fileId)
    this.#copies.delete(fileId)
    this.#copies.set(fileId, copy)
    copy.users++
    clearTimeout(copy.timer)
    this.#evictOldest()
    try {
      return await use(await unlessAborted(copy.path, signal))
    } finally {
      copy.users--
      if (copy.isEvicted) this.#evict(fileId, copy)
      else this.#evictLater(fileId, copy)
    }
  }

  /** Removes the copy of a deleted document. */
  remove(fileId: FileId): void {
    const copy = this.#copies.get(fileId)
    if (copy !== undefined) this.#evict(fileId, copy)
  }

  /** Removes all copies. */
  async close(): Promise<void> {
    this.#stopping.abort()
    const closed = [...this.#copies].map(([fileId, copy]) => {
      copy.users = 0
      this.#evict(fileId, copy)
      return copy.closed
    })
    await Promise.all(closed)
  }

  #open(fileId: FileId): Copy {
    const path = Promise.withResolvers<string>()
    const released = Promise.withResolvers<void>()
    const closed = this.#storage
      .withLocalFile(fileId, this.#stopping.signal, (local) => {
        path.resolve(local)
        return released.promise
      })
      .catch((error: unknown) => {
        // The next use tries again.
        if (this.#copies.get(fileId) === copy) this.#copies.delete(fileId)
        path.reject(error)
      })
    // It is awaited by the users; after an abort there may be none.
    path.promise.catch(() => undefined)
    const copy: Copy = {
      path: path.promise,
      release: released.resolve,
      closed,
      users: 0,
      isEvicted: false,
      timer: undefined,
    }
    return copy
  }

  #evictOldest(): void {
    for (const [fileId, copy] of this.#copies) {
      if (this.#copies.size <= maxCopies) return
      this.#evict(fileId, copy)
    }
  }

  #evictLater(fileId: FileId, copy: Copy): void {
    if (copy.users > 0) return
    clearTimeout(copy.timer)
    copy.timer = setTimeout(() => this.#evict(fileId, copy), keepMs)
    copy.timer.unref()
  }

  #evict(fileId: FileId, copy: Copy): void {
    clearTimeout(copy.timer)
    copy.isEvicted = true
    if (this.#copies.get(fileId) === copy) this.#copies.delete(fileId)
    if (copy.users === 0) copy.release()
  }
}

/** Waits for a download that others may share, and that goes on after an abort. */
async function unlessAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const onAbort = () => reject(signal.reason)
  signal.addEventListener("abort", onAbort, { once: true })
  try {
    return await Promise.race([promise, aborted])
  } finally {
    signal.removeEventListener("abort", onAbort)
  }
}

import { readdir, stat } from "node:fs/promises"
import { join } from "node:path"

/** A file that no program seems to be writing any more. */
export interface StableFile {
  /** Inside of the folder. */
  readonly name: string
  readonly path: string
  /** Size and time of the last change: equal as long as the content is. */
  readonly stamp: string
}

/** Names that programs give to files while they copy, download or edit them. */
const temporaryNames = /^[.~]|\.(?:part|partial|filepart|crdownload|download|tmp|temp|swp)$|~$/i

/**
 * Finds the files of a folder that were unchanged between two scans. Events of the file system would be quicker, but shares
 * send none, and no event says that a copy has ended.
 */
export class StableFiles {
  readonly #folder: string
  #stamps = new Map<string, string>()

  constructor(folder: string) {
    this.#folder = folder
  }

  /**
   * Scans the folder once: its files, without hidden, temporary and empty ones and those of folders inside.
   *
   * @throws when the folder cannot be read, such as a share that is disconnected.
   */
  async scan(): Promise<StableFile[]> {
    const previous = this.#stamps
    const entries = await readdir(this.#folder, { withFileTypes: true })
    const stamps = new Map<string, string>()
    const stable: StableFile[] = []
    for (const entry of entries) {
      const { name } = entry
      if (!entry.isFile() || temporaryNames.test(name)) continue
      const path = join(this.#folder, name)
      const stamp = await stampOf(path)
      if (stamp === undefined) continue
      stamps.set(name, stamp)
      if (previous.get(name) === stamp) stable.push({ name, path, stamp })
    }
    this.#stamps = stamps
    const order = new Intl.Collator("en", { numeric: true })
    return stable.toSorted((one, other) => order.compare(one.name, other.name))
  }
}

/** Returns size and time of the last change; undefined for a file that is gone or empty: many copies begin with an empty file. */
export async function stampOf(path: string): Promise<string | undefined> {
  const stats = await stat(path).catch(() => undefined)
  return stats === undefined || stats.size === 0 ? undefined : `${stats.size} ${stats.mtimeMs}`
}

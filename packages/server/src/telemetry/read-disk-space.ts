import { statfs } from "node:fs/promises"

/** What a file system holds. */
export interface DiskSpace {
  /** For those who are not root. */
  readonly freeBytes: number
  readonly sizeBytes: number
}

/** Reads the space of the file system that a directory lies on. @throws when the directory cannot be reached. */
export async function readDiskSpace(directory: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(directory)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}

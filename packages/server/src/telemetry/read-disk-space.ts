import { statfs } from "node:fs/promises"

/** The space of a file system. */
export interface DiskSpace {
  /** Space available to users other than root. */
  readonly freeBytes: number
  readonly sizeBytes: number
}

/** Reads the space of the file system of a directory. @throws when the directory cannot be reached. */
export async function readDiskSpace(directory: string): Promise<DiskSpace> {
  const { bavail, blocks, bsize } = await statfs(directory)
  return { freeBytes: bavail * bsize, sizeBytes: blocks * bsize }
}

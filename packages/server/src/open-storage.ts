import { DiskFileStorage } from "./adapters/disk-file-storage.ts"
import type { Config } from "./config.ts"
import type { FileStorage } from "./ports/file-storage.ts"

/** Opens the configured document store. */
export async function openStorage({ storage, dataDirectory }: Config): Promise<FileStorage> {
  if (storage.kind === "disk") return DiskFileStorage.open(dataDirectory)
  // Imported only if needed: loading the SDK takes 0.2 s and 25 MB.
  const { S3FileStorage } = await import("./adapters/s3-file-storage.ts")
  return new S3FileStorage(storage, dataDirectory)
}

import type { StoredFile, UploadProgress } from "@docsift/sdk"
import { createUploadClient } from "../upload-client.ts"

/** Stores a sample, without executing it: the server removes it a day after its last use. */
export function uploadSample(
  file: File,
  onProgress: (progress: UploadProgress) => void = () => {},
): Promise<StoredFile> {
  return createUploadClient(onProgress).files.create(file)
}

import type { PickedFile } from "./picked-files.ts"
import type { UploadPlace } from "./upload-server.ts"
import type { UploadItem } from "./upload-state.ts"

/** Bytes of an idempotency key: as unlikely to repeat as a UUID. */
const KEY_BYTES = 16

/** Returns uploads of files that wait to be sent. */
export function createUploadItems(files: readonly PickedFile[], { workflowId, batchId }: UploadPlace): UploadItem[] {
  return files.map(({ file, folder }) => ({
    id: createKey(),
    file,
    name: file.name,
    folder,
    sizeBytes: file.size,
    modifiedAt: file.lastModified,
    workflowId,
    batchId,
    progress: { step: "waiting" },
  }))
}

/** Returns a random key; `crypto.randomUUID` is missing on pages served over plain http. */
function createKey(): string {
  return crypto
    .getRandomValues(new Uint8Array(KEY_BYTES))
    .reduce((key, byte) => key + byte.toString(16).padStart(2, "0"), "")
}

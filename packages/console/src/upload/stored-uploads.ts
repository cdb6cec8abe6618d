import type { UploadItem, UploadProgress } from "./upload-state.ts"

/*
 * What a reload of the page must not lose: which files have been sent, and the idempotency keys of those that may have.
 * The files themselves cannot be kept.
 */

/** Returns the uploads as text, without their files. */
export function writeUploads(items: readonly UploadItem[]): string {
  return JSON.stringify(items.map(({ file: _file, ...item }) => ({ ...item, progress: afterReload(item.progress) })))
}

/** Returns the uploads of a text that `writeUploads` made in this tab; none for any other text. */
export function readUploads(text: string | null): readonly UploadItem[] {
  try {
    const items: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(items) ? items : [] // only this module writes under the key
  } catch {
    return []
  }
}

function afterReload(progress: UploadProgress): UploadProgress {
  return progress.step === "waiting" || progress.step === "uploading" ? { step: "interrupted" } : progress
}

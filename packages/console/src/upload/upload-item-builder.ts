import type { UploadItem } from "./upload-state.ts"

/** Builds an upload for tests: a file of 1,000 bytes that waits. */
export function anUpload(id: string, members: Partial<UploadItem> = {}): UploadItem {
  return {
    id,
    file: new File([new Uint8Array(1_000)], `${id}.pdf`),
    name: `${id}.pdf`,
    folder: "",
    sizeBytes: 1_000,
    modifiedAt: 0,
    workflowId: "wkf_1",
    progress: { step: "waiting" },
    ...members,
  }
}

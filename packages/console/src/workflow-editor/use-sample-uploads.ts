import type { FileId } from "@docsift/sdk"
import { useRef, useState } from "react"
import { sentenceOf } from "../ui/error-notice.tsx"
import { uploadSample } from "./sample-upload.ts"

/** Samples that a suggestion takes. */
export const MAX_SAMPLES = 5

/** A sample on its way to the server. */
export interface SampleUpload {
  readonly id: number
  readonly fileName: string
  readonly sizeBytes: number
  readonly sentBytes: number
  /** Why it is not stored. */
  readonly error: string | undefined
}

/** Uploads samples, and reports their ids when all are stored; one that fails stays with its reason. */
export function useSampleUploads(onStored: (fileIds: readonly FileId[]) => void) {
  const [uploads, setUploads] = useState<readonly SampleUpload[]>([])
  const nextId = useRef(0)
  const update = (id: number, change: Partial<SampleUpload>) =>
    setUploads((all) => all.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  const start = async (files: readonly File[]): Promise<void> => {
    const started = files.map((file) => ({ id: nextId.current++, file }))
    setUploads(
      started.map(({ id, file }) => ({
        id,
        fileName: file.name,
        sizeBytes: file.size,
        sentBytes: 0,
        error: undefined,
      })),
    )
    const stored = await Promise.all(
      started.map(async ({ id, file }) => {
        try {
          const { fileId } = await uploadSample(file, ({ sentBytes }) => update(id, { sentBytes }))
          return fileId
        } catch (error) {
          update(id, { error: sentenceOf(error) })
          return undefined
        }
      }),
    )
    const fileIds = stored.filter((fileId) => fileId !== undefined)
    if (fileIds.length < stored.length) return
    setUploads([])
    // The same document twice is one sample.
    onStored([...new Set(fileIds)])
  }
  return { uploads, start: (files: readonly File[]) => void start(files), clear: () => setUploads([]) }
}

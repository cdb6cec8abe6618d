import { useSyncExternalStore } from "react"
import { sentenceOf } from "../ui/error-notice.tsx"
import { observeUploads } from "./observe-uploads.ts"
import { readUploads, writeUploads } from "./stored-uploads.ts"
import { UploadQueue } from "./upload-queue.ts"
import { uploadServer } from "./upload-server.ts"
import { isUnsent, type UploadItem } from "./upload-state.ts"

/** The uploads of this tab. */
export const uploads = new UploadQueue(uploadServer, sentenceOf)

const resumeObservation = observeUploads(uploads, uploadServer.list, document)

/** Returns the uploads of this tab, and renders again when they change. */
export const useUploads = (): readonly UploadItem[] => useSyncExternalStore(uploads.subscribe, uploads.getItems)

// A page that is left while bytes move asks first.
const keepPage = (event: BeforeUnloadEvent) => event.preventDefault()
uploads.subscribe(() => {
  if (uploads.getItems().some(isUnsent)) addEventListener("beforeunload", keepPage)
  else removeEventListener("beforeunload", keepPage)
})

const keyOf = (userId: string) => `docsift-uploads-${userId}`
let owner: string | undefined

/** Restores uploads that a reload interrupted, and ends those of a user who was signed in before. */
export function openUploads(userId: string): void {
  resumeObservation()
  if (owner === userId) return
  if (owner !== undefined) uploads.close()
  owner = userId
  uploads.dispatch({ type: "added", items: readUploads(sessionStorage.getItem(keyOf(userId))) })
}

/** Ends the uploads of a user who signs out. */
export function closeUploads(): void {
  if (owner !== undefined) sessionStorage.removeItem(keyOf(owner))
  owner = undefined
  uploads.close()
}

addEventListener("pagehide", () => {
  if (owner === undefined) return
  try {
    sessionStorage.setItem(keyOf(owner), writeUploads(uploads.getItems()))
  } catch {
    // More than the browser keeps, some ten thousand files: their executions are in the list of executions anyway.
  }
})

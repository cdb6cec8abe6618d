import type { FileId } from "../domain/ids.ts"

/** Identifies a page image: a page of a file at a width. */
export interface PageImageKey {
  readonly fileId: FileId
  /** Counted from 1. */
  readonly page: number
  /** In pixels. */
  readonly width: number
}

/** A local cache of page images. Ids are never reused and documents never change, so an entry is never stale. */
export interface PageCache {
  /** Returns the image as PNG; undefined when it has to be drawn. */
  get(key: PageImageKey): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Keeps an image, and removes the oldest ones beyond the limit. @throws when it cannot be written. */
  put(key: PageImageKey, bytes: Uint8Array): Promise<void>
  /** Removes the images of a deleted file. */
  remove(fileId: FileId): Promise<void>
  /** Lists the files that have images, for the sweep of those without a row. */
  listFiles(): Promise<FileId[]>
}

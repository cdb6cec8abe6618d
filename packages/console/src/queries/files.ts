import type { FileId } from "@docsift/sdk"
import { queryOptions, skipToken } from "@tanstack/react-query"
import { client } from "../client.ts"

/** The content of a file never changes, and neither does what is read from it. */
const unchanging = { staleTime: Infinity } as const

/** The pages and sheets of a file. */
export const filePagesQuery = (fileId: FileId) =>
  queryOptions({
    queryKey: ["listFilePages", fileId],
    queryFn: ({ signal }) => client.files.pages(fileId, { signal }),
    ...unchanging,
  })

/** The widths in pixels in which the server draws pages. */
export const imageWidths = [600, 1200, 1800, 2400] as const

/** The image of a page. */
export const pageImageQuery = (fileId: FileId, page: number, width: (typeof imageWidths)[number]) =>
  queryOptions({
    queryKey: ["getPageImage", fileId, page, width],
    queryFn: ({ signal }) => client.files.image(fileId, page, { width }, { signal }),
    ...unchanging,
    // The browser keeps it in its own cache; a page is half a megabyte of memory here.
    gcTime: 30_000,
  })

/** The words of a page. */
export const pageWordsQuery = (fileId: FileId, page: number) =>
  queryOptions({
    queryKey: ["getPageWords", fileId, page],
    queryFn: ({ signal }) => client.files.words(fileId, page, { signal }),
    ...unchanging,
  })

/** Rows of a sheet, from a row on that is counted from 1; as many as the API returns at once. */
export const gridQuery = (fileId: FileId, page: number, firstRow: number) =>
  queryOptions({
    queryKey: ["getGrid", fileId, page, firstRow],
    queryFn: ({ signal }) => client.files.grid(fileId, page, { firstRow }, { signal }),
    ...unchanging,
  })

/** A stored file. A sample is removed a day after its last use. */
export const fileQuery = (fileId: FileId | undefined) =>
  queryOptions({
    queryKey: ["getFile", fileId],
    queryFn: fileId === undefined ? skipToken : ({ signal }) => client.files.get(fileId, { signal }),
  })

/** What a workflow could read from samples. */
export const suggestionQuery = (fileIds: readonly FileId[]) =>
  queryOptions({
    queryKey: ["suggestWorkflow", ...fileIds],
    queryFn: ({ signal }) => client.workflows.suggest({ fileIds }, { signal }),
    ...unchanging,
  })

import type { Call } from "../core/call.ts"
import { createMultipart } from "../core/multipart.ts"
import type { Transport } from "../core/transport.ts"
import type { FileInput, PathOnlyThroughFromPath } from "../files.ts"
import type { FileId } from "../generated/ids.ts"
import type { CallOptions, UploadOptions } from "../options.ts"
import type { Message } from "../types/api-key.ts"
import type { Configuration } from "../types/configuration.ts"
import type {
  FilePages,
  GridQuery,
  GridRows,
  PageImageQuery,
  PageWords,
  Region,
  RegionValue,
  StoredFile,
  TriedExtraction,
} from "../types/file.ts"

/** Stored files, which need no execution. */
export interface Files {
  /**
   * Uploads a file. It is kept for 24 hours after its last use, and as long as an execution uses it.
   *
   * @example
   * ```ts
   * import { fromPath } from "@docsift/sdk/node"
   *
   * const { fileId } = await client.files.create(fromPath("invoice.pdf"))
   * await client.workflows.executeFile("wkf_3f9a1c7e20b4", fileId)
   * ```
   */
  create(file: FileInput | PathOnlyThroughFromPath, options?: UploadOptions): Call<StoredFile>
  /**
   * Returns name, type and size of a file.
   *
   * @example
   * ```ts
   * const { fileName, sizeBytes } = await client.files.get("file_51c0ad93f7e2")
   * ```
   */
  get(fileId: FileId, options?: CallOptions): Call<StoredFile>
  /**
   * Deletes a file that no execution uses.
   *
   * @example
   * ```ts
   * await client.files.delete("file_51c0ad93f7e2")
   * ```
   */
  delete(fileId: FileId, options?: CallOptions): Call<Message>
  /**
   * Lists the pages of a file with their sizes in points, and the sheets of a spreadsheet.
   *
   * @example
   * ```ts
   * const { pages, grids } = await client.files.pages("file_51c0ad93f7e2")
   * console.log(pages.length, grids.length)
   * ```
   */
  pages(fileId: FileId, options?: CallOptions): Call<FilePages>
  /**
   * Returns an image of a page of a PDF or an image, as PNG.
   *
   * @example
   * ```ts
   * const image = await client.files.image("file_51c0ad93f7e2", 1, { width: 600 })
   * console.log(image.type, image.size)
   * ```
   */
  image(fileId: FileId, page: number, query?: PageImageQuery, options?: CallOptions): Call<Blob>
  /**
   * Lists the words of a page with their boxes. A scan is recognised when it is asked for first.
   *
   * @example
   * ```ts
   * const { words } = await client.files.words("file_51c0ad93f7e2", 1)
   * console.log(words.map(({ text }) => text).join(" "))
   * ```
   */
  words(fileId: FileId, page: number, options?: CallOptions): Call<PageWords>
  /**
   * Lists rows of a sheet of a spreadsheet, or of a CSV file.
   *
   * @example
   * ```ts
   * const { rows } = await client.files.grid("file_51c0ad93f7e2", 1, { firstRow: 1, rows: 20 })
   * for (const cells of rows) console.log(cells.join(" | "))
   * ```
   */
  grid(fileId: FileId, page: number, query?: GridQuery, options?: CallOptions): Call<GridRows>
  /**
   * Reads the value at a place of a file, in the way in which the file writes numbers and dates.
   *
   * @example
   * ```ts
   * const { value } = await client.files.read("file_51c0ad93f7e2", { page: 1, box: [410, 100, 470, 115], type: "date" })
   * ```
   */
  read(fileId: FileId, region: Region, options?: CallOptions): Call<RegionValue>
  /**
   * Extracts from the first 20 pages with the built-in engine, without an execution: to try a configuration.
   *
   * @example
   * ```ts
   * const { extractedData } = await client.files.extract("file_51c0ad93f7e2", {
   *   objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }],
   * })
   * console.log(extractedData)
   * ```
   */
  extract(fileId: FileId, configuration: Configuration, options?: CallOptions): Call<TriedExtraction>
}

/** Creates the resource on top of a transport. */
export function createFiles({ call, blob }: Transport): Files {
  const create = call("POST /files body")
  const extract = call("POST /files/{fileId}/extract body")
  return {
    create: (file, options) => create(createMultipart(file, options), options),
    get: call("GET /files/{fileId}"),
    delete: call("DELETE /files/{fileId}"),
    pages: call("GET /files/{fileId}/pages"),
    image: blob("/files/{fileId}/pages/{page}/image") as Files["image"], // a number is written as text
    // The document cannot express that a box has exactly four numbers.
    words: call("GET /files/{fileId}/pages/{page}/words") as unknown as Files["words"],
    grid: call("GET /files/{fileId}/grids/{page} query"),
    read: call("POST /files/{fileId}/read body") as Files["read"], // as above
    extract: (fileId, configuration, options) => extract(fileId, { configuration }, options) as Call<TriedExtraction>, // as above
  }
}

import { evidenceOf } from "../evidence.ts"
import { maxPageWords } from "../generated/limits.ts"
import { mediaTypeByExtension } from "../generated/media-types.ts"
import { encodePng } from "../png.ts"
import type { Operations } from "../operation.ts"
import type { Caller, StoredFile } from "../records.ts"
import { reject, Rejection } from "../rejection.ts"
import { gridQuery, imageQuery, regionInput, tryInput } from "../request-parsers.ts"
import { drawSheet, isDrawn, isGrid, rowsOf, sheetSize, type SheetWord, wordsOf } from "../sheet.ts"
import { sha256Of } from "../stored-file.ts"
import type { Store } from "../store.ts"
import { checkConfiguration } from "../workflow-definition.ts"
import { findFile } from "./files.ts"

/** The operations that look into stored files, each of which has one page in the mocks. */
export const inspectionOperations = {
  "GET /api/v1/files/{fileId}/pages": {
    handle: ({ store, caller, params }) => {
      const file = openFile(store, caller, params.fileId)
      const rows = rowsOf(file)
      const grids = isGrid(file) ? [{ page: 1, rows: rows.length, columns: rows[0]?.length ?? 0 }] : []
      const pages = [{ ...sheetSize, isDrawn: isDrawn(file) }]
      return { status: 200, json: { kind: kindOf(file), pages, grids, warnings: [] } }
    },
  },
  "GET /api/v1/files/{fileId}/pages/{page}/image": {
    query: imageQuery,
    handle: async ({ store, caller, params, query, headers }) => {
      const file = openFile(store, caller, params.fileId)
      checkPage(params.page)
      if (!isDrawn(file)) {
        throw new Rejection("page_not_drawn", "Only PDFs and images have pages that can be drawn.")
      }
      const width = Number(query.width ?? 1200)
      const etag = `"${await sha256Of(file.bytes)}-${params.page}-${width}"`
      const cached = { etag, "cache-control": "private, max-age=31536000, immutable" }
      if (headers.get("if-none-match") === etag) return { status: 304, headers: cached }
      const bytes = await encodePng(drawSheet(wordsOf(store, file), width))
      return { status: 200, mediaType: "image/png", bytes, headers: cached }
    },
  },
  "GET /api/v1/files/{fileId}/pages/{page}/words": {
    handle: ({ store, caller, params }) => {
      const file = openFile(store, caller, params.fileId)
      checkPage(params.page)
      const all = wordsOf(store, file)
      const words = all.slice(0, maxPageWords).map(({ box, ...word }) => ({ ...word, box: [...box], confidence: 1 }))
      return { status: 200, json: { ...sheetSize, words, warnings: leftOut(all.length) } }
    },
  },
  "GET /api/v1/files/{fileId}/grids/{page}": {
    query: gridQuery,
    handle: ({ store, caller, params, query: { firstRow = 1, rows: count = 500 } }) => {
      const file = openFile(store, caller, params.fileId)
      if (!isGrid(file) || params.page !== 1)
        throw new Rejection("not_found", `The document has no sheet ${params.page}.`)
      const rows = rowsOf(file).slice(firstRow - 1, firstRow - 1 + count)
      return { status: 200, json: { page: 1, firstRow, rows } }
    },
  },
  "POST /api/v1/files/{fileId}/read": {
    body: regionInput,
    handle: ({ store, caller, params, body: { page, box, cell, type } }) => {
      if (box === undefined && cell === undefined) reject("box", "is required unless cell is given")
      if (box !== undefined && cell !== undefined) reject("cell", "must be left out when box is given")
      if (cell !== undefined && !/^[A-Z]{1,3}[1-9]\d{0,6}$/.test(cell)) {
        reject("cell", "must be the address of a cell such as C7")
      }
      const file = openFile(store, caller, params.fileId)
      checkPage(page)
      const words = wordsOf(store, file).filter((word) =>
        box === undefined ? word.cell === cell : isInside(word, box),
      )
      const text = words.map((word) => word.text).join(" ")
      const value = valueOf(text, type)
      const place = box !== undefined ? { box } : cell === undefined ? {} : { cell }
      return { status: 200, json: { value, text, ...place, confidence: value === null ? 0 : 1 } }
    },
  },
  "POST /api/v1/files/{fileId}/extract": {
    body: tryInput,
    handle: ({ store, caller, params, body: { configuration } }) => {
      checkConfiguration(configuration)
      const file = openFile(store, caller, params.fileId)
      const outcome = store.outcomeOf({ fileName: file.name, bytes: file.bytes, workflowName: "", configuration })
      const report = evidenceOf(outcome.extractedData, { configuration, file, outcome })
      return { status: 200, json: { extractedData: outcome.extractedData, ...report, durationMs: 1 } }
    },
  },
} satisfies Partial<Operations>

/** Finds a file that can be read; the error may name it. @throws {Rejection} `not_found`, `document_refused`. */
export function openFile(store: Store, caller: Caller, id: string, isNamed = false): StoredFile {
  const file = findFile(store, caller, id)
  const configuration = { objects: [] }
  const { failure } = store.outcomeOf({ fileName: file.name, bytes: file.bytes, workflowName: "", configuration })
  if (failure === undefined) return file
  const place = isNamed ? `In ${JSON.stringify(file.name)}: ` : ""
  throw new Rejection("document_refused", `${failure}: ${place}The document cannot be read.`)
}

function leftOut(count: number): string[] {
  if (count <= maxPageWords) return []
  const [all, listed] = [count, maxPageWords].map((number) => number.toLocaleString("en-US"))
  return [`The page has ${all} words, of which the first ${listed} are listed.`]
}

function checkPage(page: number): void {
  if (page !== 1) throw new Rejection("not_found", `The document has no page ${page}; it has 1 page.`)
}

function kindOf({ mediaType }: StoredFile): string {
  return Object.entries(mediaTypeByExtension).find(([, known]) => known === mediaType)?.[0] ?? "txt"
}

function isInside({ box }: SheetWord, [x0 = 0, y0 = 0, x1 = 0, y1 = 0]: readonly number[]): boolean {
  const [x, y] = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2]
  return x >= x0 && x <= x1 && y >= y0 && y <= y1
}

function valueOf(text: string, type: string): string | number | null {
  if (text === "") return null
  if (type === "number") return /\d/.test(text) ? Number(text.replaceAll(/[^\d.-]/g, "")) : null
  if (type === "date") return /\d{4}-\d{2}-\d{2}/.exec(text)?.[0] ?? null
  return text
}

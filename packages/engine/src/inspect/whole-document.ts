import type { Document, FileKind, Grid, Page } from "../document.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { createContext, localeOf } from "../page/context.ts"
import { parseDocument } from "../parse/parse-document.ts"
import { greatest } from "../arrays/extremes.ts"
import { documentBytes } from "./document-bytes.ts"
import { InspectionError, pageOutOfRange } from "./inspection-error.ts"
import type { DocumentOutline } from "./inspector.ts"
import { MAX_TRIED_PAGES, type OpenDocument, type Reading, type TriedPages } from "./open-document.ts"

interface Parsed {
  readonly document: Document
  readonly warnings: readonly string[]
}

/** A document without geometry, such as a sheet or a mail, which is parsed as a whole when it is first needed. */
export class WholeDocument implements OpenDocument {
  readonly #kind: FileKind
  readonly #fileName: string
  readonly #maxPages: number
  #parsed: Parsed | undefined
  #context: TriedPages["context"] | undefined
  #bytes = 0

  constructor(kind: FileKind, fileName: string, maxPages: number) {
    this.#kind = kind
    this.#fileName = fileName
    this.#maxPages = maxPages
  }

  get bytes(): number {
    return this.#bytes
  }

  async outline(reading: Reading): Promise<DocumentOutline> {
    const { document, warnings } = await this.#parse(reading)
    const pages = document.pages.map(({ number, width, height }) => ({ page: number, width, height, isDrawn: false }))
    const grids = document.grids
      .filter(({ isSheet }) => isSheet)
      .map(({ page, name, rows }) => ({
        page,
        ...(name !== undefined && { name }),
        rows: rows.length,
        columns: greatest(
          rows.map((row) => row.length),
          0,
        ),
      }))
    return { kind: this.#kind, pages, grids, warnings }
  }

  draw(_page: number, _width: number, _reading: Reading): Promise<Uint8Array> {
    const sentence = "Only PDFs and images have pages that can be drawn."
    return Promise.reject(new InspectionError("page_not_drawn", sentence))
  }

  async page(number: number, reading: Reading): Promise<Page> {
    const { pages } = (await this.#parse(reading)).document
    const page = pages[number - 1]
    if (page === undefined) throw pageOutOfRange(number, pages.length)
    return page
  }

  async grids(reading: Reading): Promise<readonly Grid[]> {
    return (await this.#parse(reading)).document.grids.filter(({ isSheet }) => isSheet)
  }

  async locale(reading: Reading): Promise<LocaleVote> {
    return this.#context?.locale ?? localeOf((await this.#parse(reading)).document)
  }

  async triedPages(reading: Reading): Promise<TriedPages> {
    const { document, warnings } = await this.#parse(reading)
    this.#context ??= createContext(firstPagesOf(document))
    const total = document.pages.length
    if (total <= MAX_TRIED_PAGES) return { context: this.#context, warnings }
    const sentence = `Only the first ${MAX_TRIED_PAGES} of ${total} pages were read.`
    return { context: this.#context, warnings: [...warnings, sentence] }
  }

  async #parse({ path, recognizer, onPages }: Reading): Promise<Parsed> {
    if (this.#parsed !== undefined) return this.#parsed
    const warnings: string[] = []
    const document = await parseDocument(path, {
      fileName: this.#fileName,
      maxPages: this.#maxPages,
      recognizer,
      onWarning: (sentence) => warnings.push(sentence),
      onPages,
    })
    onPages(document.pages.length)
    this.#parsed = { document, warnings }
    this.#bytes = documentBytes(document)
    return this.#parsed
  }
}

function firstPagesOf(document: Document): Document {
  if (document.pages.length <= MAX_TRIED_PAGES) return document
  const pages = document.pages.slice(0, MAX_TRIED_PAGES)
  return { ...document, pages, grids: document.grids.filter(({ page }) => page <= MAX_TRIED_PAGES) }
}

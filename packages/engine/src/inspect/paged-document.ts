import { DocumentError } from "../document-error.ts"
import type { Attachment, Document, FileKind, Grid, Page } from "../document.ts"
import type { PageSize } from "../extraction.ts"
import type { LocaleVote } from "../normalize/locale-vote.ts"
import { createContext, localeOf } from "../page/context.ts"
import { openImage } from "../parse/image/parse-image.ts"
import { isImageKind } from "../parse/image/read-image-sizes.ts"
import { readDocumentFile } from "../parse/parse-document.ts"
import { readAttachments } from "../parse/pdf/attachments.ts"
import { type OpenPdf, withPdf } from "../parse/pdf/open-pdf.ts"
import { readPdfPage, unreadablePage } from "../parse/pdf/parse-pdf.ts"
import { recognizePages } from "../parse/pdf/recognize-pages.ts"
import { isDrawn } from "../parse/pdf/render-page.ts"
import { cacheRecognition } from "../recognize/recognition-cache.ts"
import { listPages } from "../text/list-pages.ts"
import { pageBytes } from "./document-bytes.ts"
import { drawPng } from "./draw-page.ts"
import { InspectionError, pageOutOfRange } from "./inspection-error.ts"
import type { DocumentOutline } from "./inspector.ts"
import { MAX_TRIED_PAGES, type OpenDocument, type Reading, type TriedPages } from "./open-document.ts"

/** The displayed size of a page in points; undefined for a page that cannot be opened. */
type KnownSize = PageSize | undefined

/**
 * A PDF, or an image that PDFium can show, whose pages are read when they are asked for: those with text take some
 * milliseconds, scanned ones seconds. The file is opened anew by each call that needs it, which costs less than a drawing:
 * PDFium's memory never shrinks, so nothing stays in it.
 */
export class PagedDocument implements OpenDocument {
  readonly #kind: FileKind
  readonly #maxPages: number
  #sizes: readonly KnownSize[] | undefined
  /** Pages that are read, recognized ones included. */
  readonly #pages = new Map<number, Page>()
  /** Pages without words whose text has not been recognized so far. */
  readonly #textless = new Map<number, Page>()
  /** Why the text of a page could not be recognized. */
  readonly #problems = new Map<number, string>()
  /** How the text of a page could have been recognized better. */
  readonly #remarks = new Map<number, string>()
  #attachments: readonly Attachment[] | undefined
  #tried: { readonly pages: readonly (Page | undefined)[]; readonly context: TriedPages["context"] } | undefined
  #bytes = 0

  constructor(kind: FileKind, maxPages: number) {
    this.#kind = kind
    this.#maxPages = maxPages
  }

  get bytes(): number {
    return this.#bytes
  }

  async outline(reading: Reading): Promise<DocumentOutline> {
    const sizes = this.#sizes ?? (await this.#open(reading, (pdf) => this.#readSizes(pdf)))
    const damaged: string[] = []
    const pages = sizes.map((size, index) => {
      if (size === undefined) damaged.push(`Page ${index + 1} is damaged and cannot be opened.`)
      const { width, height } = size ?? unreadablePage(index + 1)
      return { page: index + 1, width, height, isDrawn: size !== undefined }
    })
    return { kind: this.#kind, pages, grids: [], warnings: damaged }
  }

  draw(page: number, width: number, reading: Reading): Promise<Uint8Array> {
    return this.#open(reading, (pdf) => {
      const size = this.#sizeOf(page, this.#readSizes(pdf))
      if (size === undefined)
        throw new InspectionError("page_not_drawn", `Page ${page} is damaged and cannot be drawn.`)
      return drawPng(pdf, { number: page, width: size.width, height: size.height }, width)
    })
  }

  async page(number: number, reading: Reading): Promise<Page> {
    if (!this.#pages.has(number)) {
      await this.#open(reading, async (pdf) => {
        this.#sizeOf(number, this.#readSizes(pdf))
        await this.#read([number], pdf, reading, true)
      })
    }
    return this.#pages.get(number) ?? this.#textless.get(number) ?? unreadablePage(number)
  }

  grids(): Promise<readonly Grid[]> {
    return Promise.resolve([])
  }

  async locale(reading: Reading): Promise<LocaleVote> {
    const numbers = await this.#triedNumbers(reading)
    if (numbers.some((number) => !this.#pages.has(number) && !this.#textless.has(number)))
      await this.#open(reading, (pdf) => this.#read(numbers, pdf, reading, false))
    return localeOf({ pages: [...this.#pages.values()], grids: [] })
  }

  async triedPages(reading: Reading): Promise<TriedPages> {
    const numbers = await this.#triedNumbers(reading)
    if (this.#attachments === undefined || numbers.some((number) => !this.#pages.has(number))) {
      await this.#open(reading, async (pdf) => {
        await this.#read(numbers, pdf, reading, true)
        this.#attachments ??= this.#keepAttachments(readAttachments(pdf.pdfium, pdf.document))
      })
    }
    return { context: this.#layOut(numbers), warnings: this.#warningsOn(numbers) }
  }

  /** Lays out the pages, again only when more of them have been read. */
  #layOut(numbers: readonly number[]): TriedPages["context"] {
    const read = numbers.map((number) => this.#pages.get(number))
    const known = this.#tried
    if (known?.pages.every((page, index) => page === read[index])) return known.context
    const pages = numbers.map(
      (number) => this.#pages.get(number) ?? this.#textless.get(number) ?? unreadablePage(number),
    )
    const document: Document = { kind: this.#kind, pages, grids: [], attachments: this.#attachments ?? [] }
    const context = createContext(document)
    this.#tried = { pages: read, context }
    return context
  }

  #warningsOn(numbers: readonly number[]): string[] {
    const warnings: string[] = []
    const total = this.#sizes?.length ?? 0
    if (numbers.length < total) warnings.push(`Only the first ${numbers.length} of ${total} pages were read.`)
    const unread = numbers.filter((number) => this.#textless.has(number))
    const late = unread.filter((number) => !this.#problems.has(number))
    if (late.length > 0)
      warnings.push(`The text of ${listPages(late)} was not recognized in time; the next try reads more.`)
    const failed = unread.filter((number) => this.#problems.has(number))
    for (const [reason, group] of Map.groupBy(failed, (number) => this.#problems.get(number) ?? ""))
      warnings.push(`No text was read from ${listPages(group)}. ${reason}`)
    return [...warnings, ...numbers.flatMap((number) => this.#remarks.get(number) ?? [])]
  }

  async #open<Result>(reading: Reading, use: (pdf: OpenPdf) => Result | Promise<Result>): Promise<Result> {
    const bytes = await readDocumentFile(reading.path)
    const kind = this.#kind
    const pdf = isImageKind(kind) ? (await openImage(bytes, kind, this.#maxPages)).pdf?.bytes : bytes
    if (pdf === undefined) throw new DocumentError("file_unreadable", "The image is damaged and cannot be opened.")
    return withPdf(pdf, this.#maxPages, use)
  }

  async #triedNumbers(reading: Reading): Promise<number[]> {
    const sizes = this.#sizes ?? (await this.#open(reading, (pdf) => this.#readSizes(pdf)))
    return Array.from({ length: Math.min(sizes.length, MAX_TRIED_PAGES) }, (_, index) => index + 1)
  }

  /** Reads the sizes without the contents of the pages. */
  #readSizes({ pdfium, document, pageCount }: OpenPdf): readonly KnownSize[] {
    if (this.#sizes !== undefined) return this.#sizes
    const { api, scratch } = pdfium
    const sizes = Array.from({ length: pageCount }, (_, index): KnownSize => {
      // FS_SIZEF is width, height: those of the crop box, after the page's own rotation.
      if (!api.FPDF_GetPageSizeByIndexF(document, index, scratch)) return undefined
      const [width = 0, height = 0] = pdfium.floats().subarray(scratch >> 2, (scratch >> 2) + 2)
      return width > 0 && height > 0 ? { page: index + 1, width, height } : undefined
    })
    if (!sizes.some((size) => size !== undefined))
      throw new DocumentError("file_unreadable", "No page of the PDF can be opened.")
    this.#sizes = sizes
    return sizes
  }

  #sizeOf(page: number, sizes: readonly KnownSize[]): KnownSize {
    if (page < 1 || page > sizes.length) throw pageOutOfRange(page, sizes.length)
    return sizes[page - 1]
  }

  async #read(numbers: readonly number[], pdf: OpenPdf, reading: Reading, recognizes: boolean): Promise<void> {
    const missing = numbers.filter((number) => !this.#pages.has(number))
    reading.onPages(missing.length)
    for (const number of missing) if (!this.#textless.has(number)) this.#readText(number, pdf)
    if (!recognizes) return
    // Cover sheets and forms repeat.
    const recognizer = reading.recognizer && cacheRecognition(reading.recognizer)
    let recognized = 0
    for (const number of missing) {
      const page = this.#textless.get(number)
      if (page === undefined) continue
      if (recognized++ > 0 && reading.isOver()) return
      await this.#recognize(page, pdf, recognizer)
    }
  }

  #readText(number: number, { pdfium, document }: OpenPdf): void {
    const page = readPdfPage(pdfium, document, number - 1) ?? unreadablePage(number)
    if (page.words.length === 0 && isDrawn(pdfium, document, page)) this.#textless.set(number, page)
    else this.#keep(page)
  }

  async #recognize(page: Page, { pdfium, document }: OpenPdf, recognizer: Reading["recognizer"]): Promise<void> {
    const parsed: Document = { kind: this.#kind, pages: [page], grids: [], attachments: [] }
    this.#problems.delete(page.number)
    try {
      const onWarning = (sentence: string) => this.#remarks.set(page.number, sentence)
      const { pages } = await recognizePages(pdfium, document, parsed, { recognizer, onWarning })
      for (const read of pages) this.#keep(read)
      this.#textless.delete(page.number)
    } catch (error) {
      if (!(error instanceof DocumentError) || error.reason !== "no_text") throw error
      this.#problems.set(page.number, error.message)
    }
  }

  #keep(page: Page): void {
    this.#pages.set(page.number, page)
    this.#bytes += pageBytes(page)
  }

  #keepAttachments(attachments: readonly Attachment[]): readonly Attachment[] {
    for (const { bytes } of attachments) this.#bytes += bytes.byteLength
    return attachments
  }
}

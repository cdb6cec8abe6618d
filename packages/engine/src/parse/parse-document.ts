import { readFile, stat } from "node:fs/promises"
import { DocumentError } from "../document-error.ts"
import type { Document, FileKind } from "../document.ts"
import { isImageKind } from "./image/read-image-sizes.ts"
import type { Recognizer } from "../recognize/recognizer.ts"
import { notADocument } from "./foreign-signatures.ts"
import { sniffFile } from "./sniff.ts"
import { hidesBinary } from "./text-head.ts"

/** Five times the server's default limit. Larger files fit neither in PDFium's memory nor, as text, in a thread's. */
const maxFileBytes = 256 * 1024 * 1024

/** Options for parsing a file. */
export interface ParseOptions {
  /** The client's file name; only its extension is used, to distinguish CSV, TSV, MD and TXT. */
  readonly fileName: string
  /** @default 500 */
  readonly maxPages?: number | undefined
  /** Recognizes the text of images and of pages without text; without it they are not read. */
  readonly recognizer?: Recognizer | undefined
  /** Keeps images of the pages without reliable text, for a vision model. @default false */
  readonly hasPageImages?: boolean | undefined
  /** Called with a sentence for each part that could not be read although the document was. */
  readonly onWarning?: ((sentence: string) => void) | undefined
  /** Called with the number of pages of each PDF and image, of attached ones too, before they are read. */
  readonly onPages?: ((count: number) => void) | undefined
}

/**
 * Parses a local file into the document model. Runs in a thread that can be terminated: hostile files may take any
 * time, and after a `RuntimeError` or `RangeError` the thread must not be used again.
 *
 * @throws {DocumentError} when the file cannot be read.
 */
export async function parseDocument(path: string, options: ParseOptions): Promise<Document> {
  return parseBytes(await readDocumentFile(path), options)
}

/**
 * Reads the bytes of a file that is not too large to be parsed.
 *
 * @throws {DocumentError} file_unreadable.
 */
export async function readDocumentFile(path: string): Promise<Uint8Array> {
  const { size } = await stat(path)
  if (size > maxFileBytes) {
    const megabytes = Math.ceil(size / 1024 / 1024)
    throw new DocumentError(
      "file_unreadable",
      `The file is ${megabytes} MB; the maximum is ${maxFileBytes / 1024 / 1024} MB.`,
    )
  }
  return readFile(path)
}

/** Parses the bytes of a file; see {@link parseDocument}. */
export function parseBytes(bytes: Uint8Array, options: ParseOptions): Promise<Document> {
  return parseAtDepth(bytes, options, 0)
}

/** Kinds that are text from their first byte to their last; mails may contain other bytes. */
const plainKinds: ReadonlySet<FileKind> = new Set(["txt", "md", "csv", "tsv", "html"])

/** A mail, a mail attached to it, and the attachments of that one. */
const maxMailDepth = 2

/**
 * Detects the kind of a file that is a document.
 *
 * @throws {DocumentError} file_unreadable for an empty file, file_unsupported for other files than documents.
 */
export function detectKind(bytes: Uint8Array, fileName: string): FileKind {
  if (bytes.byteLength === 0) throw new DocumentError("file_unreadable", "The file is empty.")
  const kind = sniffFile(bytes, fileName)
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (plainKinds.has(kind) && hidesBinary(buffer)) throw notADocument(buffer)
  return kind
}

async function parseAtDepth(bytes: Uint8Array, options: ParseOptions, depth: number): Promise<Document> {
  const kind = detectKind(bytes, options.fileName)
  const document = await parseKind(kind, bytes, options, depth)
  const hasText = document.pages.some(({ words }) => words.length > 0) || document.pageImages !== undefined
  if (!hasText && document.attachments.length === 0) throw new DocumentError("no_text", noTextSentence(document.kind))
  return document
}

/**
 * Parses a file of a known kind. Each parser is imported by the first document that needs it: that of workbooks alone loads 113
 * modules, and all together take 0.2 s of processor time that a PDF does not need.
 */
async function parseKind(kind: FileKind, bytes: Uint8Array, options: ParseOptions, depth: number): Promise<Document> {
  const { maxPages = 500, recognizer, hasPageImages, onWarning, onPages } = options
  switch (kind) {
    case "pdf": {
      const { parsePdf } = await import("./pdf/parse-pdf.ts")
      return parsePdf(bytes, maxPages, { recognizer, hasPageImages, onWarning, onPages })
    }
    case "docx": {
      const { parseDocx } = await import("./parse-docx.ts")
      return parseDocx(bytes, maxPages)
    }
    case "xlsx": {
      const { parseXlsx } = await import("./parse-xlsx.ts")
      return parseXlsx(bytes, onWarning)
    }
    case "csv":
    case "tsv": {
      const { parseDelimited } = await import("./parse-delimited.ts")
      return parseDelimited(bytes, kind)
    }
    case "txt": {
      const { parseText } = await import("./parse-text.ts")
      return parseText(bytes, maxPages)
    }
    case "md": {
      const { parseMarkdown } = await import("./parse-markdown.ts")
      return parseMarkdown(bytes, maxPages)
    }
    case "html": {
      const { parseHtml } = await import("./parse-html.ts")
      return parseHtml(bytes, maxPages)
    }
    case "eml": {
      const { parseEml } = await import("./parse-eml.ts")
      return parseEml(bytes, {
        maxPages,
        onWarning,
        parse: (file, pagesLeft, onInnerWarning) => {
          const { name: fileName } = file
          return parseAttached(
            file.bytes,
            { ...options, fileName, maxPages: pagesLeft, onWarning: onInnerWarning },
            depth + 1,
          )
        },
      })
    }
    case "png":
    case "jpeg":
    case "tiff":
    case "webp": {
      const { recognizeImage } = await import("./image/parse-image.ts")
      return recognizeImage(bytes, kind, { maxPages, recognizer, hasPageImages, onWarning, onPages })
    }
    default:
      throw new Error(`No parser for ${String(kind satisfies never)}`)
  }
}

function parseAttached(bytes: Uint8Array, options: ParseOptions, depth: number): Promise<Document> {
  if (depth > maxMailDepth)
    throw new DocumentError("file_unsupported", "Attachments nested deeper than two messages are not read.")
  return parseAtDepth(bytes, options, depth)
}

function noTextSentence(kind: FileKind): string {
  if (kind === "pdf") return "The PDF contains no text: its pages are empty, or images without text."
  return isImageKind(kind) ? "No text was found in the image." : "The file contains no text."
}

import { DocumentError } from "../document-error.ts"
import type { Attachment, Document } from "../document.ts"
import { isImageKind } from "./image/read-image-sizes.ts"
import { sniffFile } from "./sniff.ts"

/** A file that a mail carries. */
export interface AttachedFile extends Attachment {
  /** As the mail says it, in small letters. */
  readonly mediaType: string
  /** True for a picture that the mail's text shows in itself, such as the logo of a signature. */
  readonly isShown: boolean
}

/** What reading the attached files needs. */
export interface AttachedFilesOptions {
  /** Pages of the whole document, those of the mail itself included. */
  readonly maxPages: number
  /** Reads one file. `maxPages` are left for it; what it holds and cannot be read is told by `onWarning`. */
  readonly parse: (file: AttachedFile, maxPages: number, onWarning: (sentence: string) => void) => Promise<Document>
  readonly onWarning: ((sentence: string) => void) | undefined
}

/** Files of one mail that are read. */
export const maxAttachedFiles = 50
/** Two of the largest files that a server accepts by default. */
const maxTotalBytes = 100 * 1024 * 1024
/** Keys, signatures, cards and delivery reports come with a mail and are none of its documents. */
const unasked =
  /^(?:application\/(?:(?:x-)?pkcs7-signature|pgp-(?:signature|keys))|text\/(?:(?:x-)?vcard|rfc822-headers)|message\/(?!rfc822).*)$/u
/** Icons, and pixels that tell a sender that the mail was opened. */
const minImageBytes = 1_000
/** Names that say what text without marks of its own is; others, such as a calendar's, are not read as prose. */
const textEndings = /\.(?:csv|tsv|tab|txt|text|log|md|markdown|html?|xhtml|eml)$/iu

/**
 * Adds the pages and grids of a mail's attachments to its own, in order: the mail's pages come first and page numbers go
 * on. What cannot be read is told by a warning that names the file. Files inside the attachments join the mail's.
 *
 * @throws {DocumentError} too_many_pages
 */
export async function joinAttachedFiles(
  mail: Document,
  files: readonly AttachedFile[],
  { maxPages, parse, onWarning }: AttachedFilesOptions,
): Promise<Document> {
  const pages = [...mail.pages]
  const grids = [...mail.grids]
  const pictures = [...(mail.pictures ?? [])]
  const attachments: Attachment[] = files.slice(0, maxAttachedFiles).map(({ name, bytes }) => ({ name, bytes }))
  let bytesLeft = maxTotalBytes
  let pictureBytesLeft = maxTotalBytes
  for (const [index, file] of files.entries()) {
    const warn = (sentence: string) => onWarning?.(`The attachment "${plainName(file.name)}" is not read: ${sentence}`)
    if (index >= maxAttachedFiles) {
      warn(
        `only the first ${maxAttachedFiles} attachments of a message are read, and this message has ${files.length}.`,
      )
      break
    }
    if (file.isShown || unasked.test(file.mediaType)) continue
    bytesLeft -= file.bytes.byteLength
    if (bytesLeft < 0) {
      warn("the attachments of the message exceed 100 MB.")
      break
    }
    try {
      if (isXml(file) || !isDocument(file)) continue
      const onInnerWarning = (sentence: string) =>
        onWarning?.(`In the attachment "${plainName(file.name)}": ${sentence}`)
      const attached = await parse(file, maxPages - pages.length, onInnerWarning)
      const before = pages.length
      for (const page of attached.pages) pages.push({ ...page, number: page.number + before })
      for (const grid of attached.grids) grids.push({ ...grid, page: grid.page + before })
      for (const attachment of attached.attachments) attachments.push(attachment)
      for (const picture of attached.pictures ?? []) {
        pictureBytesLeft -= picture.bytes.byteLength
        if (pictureBytesLeft >= 0) pictures.push({ ...picture, page: picture.page + before })
      }
      if (pages.length > maxPages) throw new DocumentError("too_many_pages", "No pages are left for it.")
    } catch (error) {
      if (isTrap(error)) throw damagedError(file, error)
      if (!(error instanceof DocumentError)) throw error
      if (error.reason === "too_many_pages") throw tooManyPages(file, maxPages, error)
      warn(lowerFirst(error.message))
    }
  }
  return { ...mail, pages, grids, attachments, ...(pictures.length > 0 && { pictures }) }
}

/** Tells whether the file is a document; throws where it is of no kind that is read. */
function isDocument({ bytes, name, mediaType }: AttachedFile): boolean {
  const kind = sniffFile(bytes, name)
  if (kind === "txt" && /\.[a-z0-9]+$/iu.test(name) && !textEndings.test(name)) {
    throw new DocumentError("file_unsupported", "Files of this kind are not supported.")
  }
  return !(isImageKind(kind) && mediaType.startsWith("image/") && bytes.byteLength < minImageBytes)
}

/** Electronic invoices are read by what is in them (see ../embedded); other XML is no document that people read. */
function isXml({ bytes, name }: AttachedFile): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 256)).replace(/[^!-~]/gu, "")
  return (
    head.startsWith("<?xml") ||
    (/\.xml$/iu.test(name) && head.startsWith("<")) ||
    head.startsWith("\u00ef\u00bb\u00bf<?xml")
  )
}

/** A trap or an exhausted stack leaves PDFium's memory half written: nothing more may be read in this thread. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && (error.name === "RuntimeError" || error instanceof RangeError)
}

function damagedError({ name }: AttachedFile, cause: unknown): DocumentError {
  const sentence = `The attachment "${plainName(name)}" is damaged and cannot be read.`
  return new DocumentError("file_unreadable", sentence, { cause })
}

function tooManyPages({ name }: AttachedFile, maxPages: number, cause: DocumentError): DocumentError {
  const sentence = `With the attachment "${plainName(name)}" the mail has more than ${maxPages} pages: ${lowerFirst(cause.message)}`
  return new DocumentError("too_many_pages", sentence, { cause })
}

/** Names come from the file: they are cut and freed of what does not print. */
function plainName(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, 80)
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

import { DocumentError } from "../document-error.ts"
import type { Attachment, Document } from "../document.ts"
import { isImageKind } from "./image/read-image-sizes.ts"
import { extensionOf, textKindOf } from "./media-types.ts"
import { sniffFile } from "./sniff.ts"

/** A file attached to a mail. */
export interface AttachedFile extends Attachment {
  /** As the mail declares it, in lower case. */
  readonly mediaType: string
  /** True for an image that the mail's text displays, such as the logo of a signature. */
  readonly isShown: boolean
}

/** Limits and callbacks for reading the attached files. */
export interface AttachedFilesOptions {
  /** Pages of the entire document, including those of the mail itself. */
  readonly maxPages: number
  /** Parses one file, for which `maxPages` are left; calls `onWarning` for parts that cannot be read. */
  readonly parse: (file: AttachedFile, maxPages: number, onWarning: (sentence: string) => void) => Promise<Document>
  readonly onWarning: ((sentence: string) => void) | undefined
}

/** Attached files of one mail that are read. */
export const maxAttachedFiles = 50
/** Two files of the server's default maximum size. */
const maxTotalBytes = 100 * 1024 * 1024
/** Keys, signatures, contact cards and delivery reports, which are not documents. */
const IGNORED_MEDIA_TYPES =
  /^(?:application\/(?:(?:x-)?pkcs7-signature|pgp-(?:signature|keys))|text\/(?:(?:x-)?vcard|rfc822-headers)|message\/(?!rfc822).*)$/u
/** Smaller images are icons or tracking pixels. */
const minImageBytes = 1_000

/**
 * Adds the pages and grids of a mail's attachments to its own, in order: the mail's pages come first and page numbers
 * continue. Files that cannot be read give a warning with their name. Files inside the attachments join the mail's.
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
  const pageImages = [...(mail.pageImages ?? [])]
  const attachments: Attachment[] = files.slice(0, maxAttachedFiles).map(({ name, bytes }) => ({ name, bytes }))
  let bytesLeft = maxTotalBytes
  let imageBytesLeft = maxTotalBytes
  for (const [index, file] of files.entries()) {
    const warn = (sentence: string) =>
      onWarning?.(`The attachment "${printableName(file.name)}" is not read: ${sentence}`)
    if (index >= maxAttachedFiles) {
      warn(
        `only the first ${maxAttachedFiles} attachments of a message are read, and this message has ${files.length}.`,
      )
      break
    }
    if (file.isShown || IGNORED_MEDIA_TYPES.test(file.mediaType)) continue
    bytesLeft -= file.bytes.byteLength
    if (bytesLeft < 0) {
      warn("the attachments of the message exceed 100 MB.")
      break
    }
    try {
      if (isXml(file) || !isDocument(file)) continue
      const onInnerWarning = (sentence: string) =>
        onWarning?.(`In the attachment "${printableName(file.name)}": ${sentence}`)
      const attached = await parse(file, maxPages - pages.length, onInnerWarning)
      const before = pages.length
      for (const page of attached.pages) pages.push({ ...page, number: page.number + before })
      for (const grid of attached.grids) grids.push({ ...grid, page: grid.page + before })
      for (const attachment of attached.attachments) attachments.push(attachment)
      for (const image of attached.pageImages ?? []) {
        imageBytesLeft -= image.bytes.byteLength
        if (imageBytesLeft >= 0) pageImages.push({ ...image, page: image.page + before })
      }
      if (pages.length > maxPages) throw new DocumentError("too_many_pages", "No pages are left for it.")
    } catch (error) {
      if (isTrap(error)) throw damagedError(file, error)
      if (!(error instanceof DocumentError)) throw error
      if (error.reason === "too_many_pages") throw tooManyPages(file, maxPages, error)
      warn(lowerFirst(error.message))
    }
  }
  return { ...mail, pages, grids, attachments, ...(pageImages.length > 0 && { pageImages }) }
}

/** Returns whether the file is a document; throws for kinds that are not supported. */
function isDocument({ bytes, name, mediaType }: AttachedFile): boolean {
  const kind = sniffFile(bytes, name)
  const extension = extensionOf(name)
  // Text with another extension, such as a calendar, is not read as prose.
  if (kind === "txt" && extension !== "" && textKindOf(extension) === undefined) {
    throw new DocumentError("file_unsupported", "Files of this kind are not supported.")
  }
  return !(isImageKind(kind) && mediaType.startsWith("image/") && bytes.byteLength < minImageBytes)
}

/** Electronic invoices are read from their XML (see ../embedded); other XML is not a document for people. */
function isXml({ bytes, name }: AttachedFile): boolean {
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, 256)).replace(/[^!-~]/gu, "")
  return (
    head.startsWith("<?xml") ||
    (/\.xml$/iu.test(name) && head.startsWith("<")) ||
    head.startsWith("\u00ef\u00bb\u00bf<?xml")
  )
}

/** A trap or an exhausted stack leaves PDFium's memory inconsistent: this thread must not read anything more. */
function isTrap(error: unknown): boolean {
  return error instanceof Error && (error.name === "RuntimeError" || error instanceof RangeError)
}

function damagedError({ name }: AttachedFile, cause: unknown): DocumentError {
  const sentence = `The attachment "${printableName(name)}" is damaged and cannot be read.`
  return new DocumentError("file_unreadable", sentence, { cause })
}

function tooManyPages({ name }: AttachedFile, maxPages: number, cause: DocumentError): DocumentError {
  const sentence = `With the attachment "${printableName(name)}" the mail has more than ${maxPages} pages: ${lowerFirst(cause.message)}`
  return new DocumentError("too_many_pages", sentence, { cause })
}

/** Truncates a name, which comes from the file, and removes characters that do not print. */
function printableName(name: string): string {
  return name.replace(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, "").slice(0, 80)
}

function lowerFirst(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1)
}

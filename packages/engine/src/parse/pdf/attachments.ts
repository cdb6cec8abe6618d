import type { Attachment } from "../../document.ts"
import type { Pdfium } from "./pdfium.ts"

/** An invoice's XML is some kilobytes; files above this size are not read. */
const maxAttachmentBytes = 20 * 1024 * 1024
const maxAttachments = 50

/** Reads the files embedded in a PDF; oversized and unreadable ones are left out. */
export function readAttachments(pdfium: Pdfium, document: number): Attachment[] {
  const { api } = pdfium
  const count = Math.min(api.FPDFDoc_GetAttachmentCount(document), maxAttachments)
  const attachments: Attachment[] = []
  for (let index = 0; index < count; index++) {
    const handle = api.FPDFDoc_GetAttachment(document, index)
    const bytes = handle === 0 ? undefined : readBytes(pdfium, handle)
    if (bytes !== undefined) attachments.push({ name: readName(pdfium, handle), bytes })
  }
  return attachments
}

function readName({ api, scratch, ...pdfium }: Pdfium, handle: number): string {
  const length = api.FPDFAttachment_GetName(handle, scratch, 512)
  if (length <= 2 || length > 512) return ""
  const bytes = pdfium.bytes().slice(scratch, scratch + length - 2)
  return new TextDecoder("utf-16le").decode(bytes)
}

function readBytes({ api, raw, scratch, ...pdfium }: Pdfium, handle: number): Uint8Array | undefined {
  const readLength = () => new DataView(pdfium.bytes().buffer).getUint32(scratch, true)
  if (!api.FPDFAttachment_GetFile(handle, 0, 0, scratch)) return undefined
  const length = readLength()
  if (length === 0 || length > maxAttachmentBytes) return undefined
  const buffer = raw.malloc(length)
  if (buffer === 0) return undefined
  try {
    if (!api.FPDFAttachment_GetFile(handle, buffer, length, scratch) || readLength() !== length) return undefined
    return pdfium.bytes().slice(buffer, buffer + length)
  } finally {
    raw.free(buffer)
  }
}

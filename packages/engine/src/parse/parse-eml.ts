import PostalMime, { type Address, type Email } from "postal-mime"
import { DocumentError } from "../document-error.ts"
import type { Document } from "../document.ts"
import { type AttachedFile, joinAttachedFiles, maxAttachedFiles, type AttachedFilesOptions } from "./attached-files.ts"
import { decodeText } from "./decode-text.ts"
import { addHtml } from "./html-flow.ts"
import { mediaTypes } from "./media-types.ts"
import { addText } from "./parse-text.ts"
import { TextFlow } from "./text-flow.ts"

/**
 * Lines that may start a part: a document of 500 pages has 30,000 lines. The library takes several hundred bytes of memory for
 * each part without headers; 15 MB of them took 41 s and 1 GB.
 */
const maxPartLines = 50_000

/**
 * Mails nest parts a few levels deep; every line is compared with the boundaries of all levels. What is nested deeper in
 * forwarded mails is an attachment, and each level is read again for the one above it.
 */
const nesting = { maxNestingDepth: 50, maxRfc822NestingDepth: 3 }

/**
 * Parses a mail: its headers as labelled lines, its body, then the pages of its attachments.
 *
 * @throws {DocumentError} file_unreadable when the mail exceeds the limits of nesting, headers or parts.
 */
export async function parseEml(bytes: Uint8Array, options: AttachedFilesOptions): Promise<Document> {
  const mail = await readMail(bytes)
  const flow = new TextFlow(options.maxPages)
  for (const line of headerLines(mail)) flow.addLine(line)
  const html = mail.html ?? ""
  const text = mail.text ?? ""
  // The plain alternative keeps the sender's lines; only the HTML one contains tables.
  if (html !== "" && (text.trim() === "" || /<table\b/i.test(html))) addHtml(flow, html)
  else addText(flow, text)
  return joinAttachedFiles(flow.finish("eml"), attachedFiles(mail), options)
}

async function readMail(bytes: Uint8Array): Promise<Email> {
  const isWide = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  // A mail saved as UTF-16 is no longer RFC 5322 text: it is decoded first.
  const wire = isWide ? Buffer.from(decodeText(bytes).replace(/^\ufeff/, "")) : bytes
  if (hasManyPartLines(wire)) {
    throw new DocumentError(
      "file_unreadable",
      `The mail has more than ${maxPartLines.toLocaleString("en")} lines that may start a part.`,
    )
  }
  try {
    return await PostalMime.parse(wire, nesting)
  } catch (cause) {
    throw new DocumentError("file_unreadable", "The mail is damaged and cannot be read.", { cause })
  }
}

/** RFC 2046, 5.1.1: a boundary line starts with two hyphens. */
function hasManyPartLines(bytes: Uint8Array): boolean {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let count = 0
  for (let at = buffer.indexOf("\n--"); at >= 0; at = buffer.indexOf("\n--", at + 1)) {
    if (++count > maxPartLines) return true
  }
  return false
}

function headerLines(mail: Email): string[] {
  // The date as the sender wrote it: its day is the sender's, whatever the reader's time zone.
  const date = mail.headers.find(({ key }) => key === "date")?.value
  const fields: [string, string | undefined][] = [
    ["From", mail.from && printAddress(mail.from)],
    ["To", mail.to?.map(printAddress).join(", ")],
    ["Cc", mail.cc?.map(printAddress).join(", ")],
    ["Date", date],
    ["Subject", mail.subject],
  ]
  return fields.flatMap(([name, value]) =>
    value === undefined || value.trim() === "" ? [] : [`${name}: ${value.trim()}`],
  )
}

function printAddress(address: Address): string {
  if (address.group !== undefined) return `${address.name}: ${address.group.map(printAddress).join(", ")}`
  return address.name === "" ? address.address : `${address.name} <${address.address}>`
}

function attachedFiles(mail: Email): AttachedFile[] {
  return mail.attachments.map((file, index) => {
    const { content, contentId = "", mimeType: mediaType, related = false } = file
    const bytes = typeof content === "string" ? Buffer.from(content) : new Uint8Array(content)
    // The text is searched once for each; files that are not read need no search.
    const isAsked = index < maxAttachedFiles && contentId !== ""
    const isReferenced = isAsked && mail.html?.includes(`cid:${contentId.replace(/^<|>$/gu, "")}`) === true
    const isMail = mediaType === mediaTypes.eml
    const name = file.filename ?? (isMail ? `mail ${index + 1}.eml` : "")
    return { name, bytes, mediaType, isShown: mediaType.startsWith("image/") && (related || isReferenced) }
  })
}

import Pdf from "pdfkit"
import { expect, test } from "vitest"
import { extractDocument } from "../extract/extract-document.ts"
import { buildZip } from "@docsift/testing/files/zip"
import { parseBytes } from "./parse-document.ts"

interface Part {
  readonly name: string
  readonly type: string
  readonly bytes: string | Uint8Array
  readonly contentId?: string
}

function aMail(body: string, parts: readonly Part[], type = "text/plain"): Buffer {
  const attached = parts.map(({ name, type: partType, bytes, contentId }) =>
    [
      "--x",
      `Content-Type: ${partType}`,
      `Content-Disposition: ${contentId === undefined ? "attachment" : "inline"}; filename="${name}"`,
      ...(contentId === undefined ? [] : [`Content-ID: <${contentId}>`]),
      "Content-Transfer-Encoding: base64",
      "",
      Buffer.from(bytes).toString("base64"),
    ].join("\r\n"),
  )
  const head = ["From: a@example.org", "To: b@example.org", "Subject: Invoice", "MIME-Version: 1.0"]
  const lines = [...head, "Content-Type: multipart/mixed; boundary=x", "", "--x", `Content-Type: ${type}`, "", body]
  return Buffer.from([...lines, ...attached, "--x--", ""].join("\r\n"), "latin1")
}

function aPdf(pages: readonly string[], options: PDFKit.PDFDocumentOptions = {}): Promise<Buffer> {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const pdf = new Pdf({ ...options, autoFirstPage: false })
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  for (const text of pages) pdf.addPage().text(text, 72, 72)
  pdf.end()
  return promise
}

async function read(mail: Buffer, maxPages = 500) {
  const warnings: string[] = []
  const onWarning = (sentence: string) => warnings.push(sentence)
  const document = await parseBytes(mail, { fileName: "a.eml", maxPages, onWarning })
  const textOf = (words: readonly { text: string }[]) => words.map(({ text }) => text).join(" ")
  return { document, warnings, texts: document.pages.map(({ number, words }) => `${number}: ${textOf(words)}`) }
}

const type = "application/octet-stream"

test("the pages of attachments follow those of the mail, in order, and page numbers continue", async () => {
  const pdf = await aPdf(["Invoice number: 4711", "Total: 99.00"])
  const { document, texts, warnings } = await read(
    aMail("Please find attached.", [
      { name: "invoice.pdf", type, bytes: pdf },
      { name: "lines.csv", type, bytes: "Item,Price\nPen,2.50\n" },
    ]),
  )
  expect(texts).toEqual([
    "1: From: a@example.org To: b@example.org Subject: Invoice Please find attached.",
    "2: Invoice number: 4711",
    "3: Total: 99.00",
    "4: Item Price Pen 2.50",
  ])
  expect(document.grids.map(({ page, isSheet }) => [page, isSheet])).toEqual([[4, true]])
  expect(warnings).toEqual([])
})

test("a value that is only in an attachment is found, with its page and position", async () => {
  const mail = aMail("Please find attached.", [{ name: "a.pdf", type, bytes: await aPdf(["Invoice number: 4711"]) }])
  const { document } = await read(mail)
  const fields = [{ name: "Invoice number", type: "string" }] as const
  const { data, evidence } = extractDocument(document, { objects: [{ name: "Invoice", fields }] })
  expect(data).toEqual({ Invoice: { fields: { "Invoice number": "4711" } } })
  const found = evidence["/Invoice/fields/Invoice number"]
  expect(found).toMatchObject({ page: 2, text: "4711" })
  expect(found?.box?.[0]).toBeGreaterThan(72)
})

test("files that cannot be read are named in warnings, and the rest is read", async () => {
  const locked = await aPdf(["secret"], { userPassword: "x", ownerPassword: "y" })
  const { texts, warnings } = await read(
    aMail("Please find attached.", [
      { name: "locked.pdf", type, bytes: locked },
      { name: "broken.docx", type, bytes: buildZip({ "word/document.xml": "<w:document" }) },
      { name: "all.zip", type, bytes: buildZip({ "a.pdf": "" }) },
      {
        name: "scan.png",
        type: "image/png",
        bytes: Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(2_000)]),
      },
      { name: "empty.csv", type, bytes: "" },
      { name: "meeting.ics", type: "text/calendar", bytes: "BEGIN:VCALENDAR\nEND:VCALENDAR\n" },
      { name: "good.txt", type, bytes: "Invoice number: 4711" },
    ]),
  )
  expect(texts[1]).toBe("2: Invoice number: 4711")
  expect(warnings).toEqual([
    'The attachment "locked.pdf" is not read: the PDF is protected by a password. Remove the password and send it again.',
    'The attachment "broken.docx" is not read: the Word document is damaged and cannot be opened.',
    'The attachment "all.zip" is not read: archives are not supported. Unpack the archive and send each document on its own.',
    'The attachment "scan.png" is not read: the file is an image: it needs text recognition, which is not available.',
    'The attachment "empty.csv" is not read: the file is empty.',
    'The attachment "meeting.ics" is not read: files of this kind are not supported.',
  ])
})

test("inline images, signatures and XML give neither pages nor warnings", async () => {
  const image = Buffer.concat([Buffer.from("89504e470d0a1a0a", "hex"), Buffer.alloc(2_000)])
  const mail = aMail(
    '<p>Hello</p><img src="cid:logo@x">',
    [
      { name: "logo.png", type: "image/png", bytes: image, contentId: "logo@x" },
      { name: "pixel.png", type: "image/png", bytes: image.subarray(0, 100) },
      { name: "smime.p7s", type: "application/pkcs7-signature", bytes: "x" },
      { name: "other.xml", type, bytes: "<Invoice/>" },
      { name: "xrechnung.xml", type: "application/xml", bytes: "<?xml version='1.0'?><Invoice/>" },
    ],
    "text/html",
  )
  const { document, warnings } = await read(mail)
  expect(warnings).toEqual([])
  expect(document.pages).toHaveLength(1)
  expect(document.attachments.map(({ name }) => name)).toContain("xrechnung.xml")
})

test("files inside an attached PDF join those of the mail, so that its electronic invoice is found", async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>()
  const pdf = new Pdf()
  const chunks: Buffer[] = []
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk))
  pdf.on("end", () => resolve(Buffer.concat(chunks)))
  pdf.file(Buffer.from("<Invoice/>"), { name: "factur-x.xml" })
  pdf.text("Invoice")
  pdf.end()
  const { document } = await read(aMail("x", [{ name: "invoice.pdf", type, bytes: await promise }]))
  expect(document.attachments.map(({ name }) => name)).toEqual(["invoice.pdf", "factur-x.xml"])
})

test("an attached mail is read with its attachments, but nothing nested deeper", async () => {
  const deepest = aMail("third", [])
  const inner = aMail("second", [
    { name: "a.txt", type, bytes: "in the second" },
    { name: "third.eml", type, bytes: aMail("third", [{ name: "fourth.eml", type, bytes: deepest }]) },
  ])
  const { texts, warnings } = await read(aMail("first", [{ name: "second.eml", type, bytes: inner }]))
  expect(texts.map((text) => text.split(" ").at(-1))).toEqual(["first", "second", "second", "third"])
  expect(warnings).toEqual([
    'In the attachment "second.eml": In the attachment "third.eml": The attachment "fourth.eml" is not read: attachments nested deeper than two messages are not read.',
  ])
})

test("the page limit is for the mail and its attachments together", async () => {
  const bytes = await aPdf(["1", "2", "3"])
  const mail = aMail("x", [
    { name: "a.pdf", type, bytes },
    { name: "b.pdf", type, bytes },
  ])
  expect((await read(mail, 7)).document.pages).toHaveLength(7)
  await expect(read(mail, 6)).rejects.toMatchObject({
    reason: "too_many_pages",
    message: 'With the attachment "b.pdf" the mail has more than 6 pages: the PDF has 3 pages; at most 2 are read.',
  })
})

test("attachments above the limit give a warning", async () => {
  const parts = Array.from({ length: 52 }, (_, index) => ({ name: `${index}.txt`, type, bytes: `text ${index}` }))
  const { document, warnings } = await read(aMail("x", parts))
  expect(document.pages).toHaveLength(51)
  expect(warnings).toEqual([
    'The attachment "50.txt" is not read: only the first 50 attachments of a message are read, and this message has 52.',
  ])
})

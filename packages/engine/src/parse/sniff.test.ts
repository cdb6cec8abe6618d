import { readFile } from "node:fs/promises"
import { assert, constantFrom, property, uint8Array } from "fast-check"
import { expect, test } from "vitest"
import { DocumentError } from "../document-error.ts"
import { gzipSync } from "node:zlib"
import { sniffFile } from "./sniff.ts"
import { buildZip } from "@docsift/testing/files/zip"

function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, "utf16le")
}

/** The first bytes of a compound file whose directory names the given streams. */
function aCompoundFile(...streams: string[]): Buffer {
  const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([magic, ...streams.map((name) => Buffer.from(name, "utf16le"))])
}

/** The smallest start that Windows takes for a program. */
function aPortableExecutable(): Buffer {
  const bytes = Buffer.alloc(0x48)
  bytes.write("MZ")
  bytes.writeUInt32LE(0x40, 0x3c)
  bytes.write("PE\0\0", 0x40, "latin1")
  return bytes
}

/** An archive of one file (POSIX ustar). */
function aTar(name: string, content: string): Buffer {
  const header = Buffer.alloc(512)
  header.write(name)
  header.write("ustar\x0000", 257, "latin1")
  return Buffer.concat([header, Buffer.from(content)])
}

const mail = "From: a@example.org\nTo: b@example.org\nSubject: Invoice\n\nHello"

test.each([
  ["pdf", Buffer.from("%PDF-1.7\n"), "invoice"],
  ["pdf", Buffer.from("junk before the header %PDF-1.4"), "invoice"],
  ["pdf", Buffer.from("%\xe2\xe3\xcf\xd3\n1 0 obj\n<<", "latin1"), "lost-header"],
  ["pdf", Buffer.from("  %\xe2\xe3\n1 0 obj", "latin1"), "spaces-before-its-comment"],
  ["png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), "a"],
  ["jpeg", Buffer.from([0xff, 0xd8, 0xff, 0xe0]), "a"],
  ["tiff", Buffer.from([0x49, 0x49, 0x2a, 0x00, 0x08]), "a"],
  ["tiff", Buffer.from([0x4d, 0x4d, 0x00, 0x2a, 0x00]), "a"],
  ["webp", Buffer.from("RIFF\u0001\u0001\u0001\u0001WEBPVP8 "), "a"],
  ["docx", buildZip({ "[Content_Types].xml": "", "word/document.xml": "" }), "a"],
  ["xlsx", buildZip({ "[Content_Types].xml": "", "xl/workbook.xml": "" }), "a"],
  ["xlsx", buildZip({ "[Content_Types].xml": "", "xl/workbook.xml": "" }).subarray(0, 80), "report.xlsx"],
  ["html", Buffer.from("<!-- made by hand --> <!DOCTYPE html><html>"), "a"],
  ["html", utf16("<html><body>"), "a"],
  ["eml", Buffer.from(mail), "a"],
  ["eml", utf16(mail), "a"],
  ["csv", Buffer.from("a;b\n1;2\n3;4\n"), "a"],
  ["tsv", Buffer.from("a\tb\n1\t2\n3\t4\n"), "a"],
  ["csv", Buffer.from("just one column"), "list.CSV"],
  ["tsv", Buffer.from("just one column"), "list.tsv"],
  ["md", Buffer.from("# Title"), "notes.md"],
  ["txt", Buffer.from("Total: 5"), "notes.constructor"],
  ["txt", Buffer.from("Dear Sir,\nthank you"), "a"],
  ["txt", Buffer.from("Gr\xfc\xdfe", "latin1"), "letter.txt"],
  ["txt", utf16("hello"), "a"],
  ["txt", Buffer.from("hello", "utf16le"), "without-mark.txt"],
  ["txt", Buffer.from([0xff, 0xfe, 0, 0, 0x68, 0, 0, 0]), "utf-32.txt"],
  ["txt", Buffer.from("not a page"), "wrong.html"],
  ["txt", Buffer.from("MZ-4711 is the number of our offer.\n"), "offer.txt"],
  ["txt", Buffer.from("BMW AG, Munich\n"), "a"],
  ["html", Buffer.from(`<?xml version="1.0"?>\n<!-- a --> <!-- b -->\n<html><body>`), "a"],
])("%s is detected from its bytes (%#)", (kind, bytes, name) => {
  expect(sniffFile(bytes, name)).toBe(kind)
})

test("an extension never turns one binary format into another", () => {
  expect(sniffFile(Buffer.from("%PDF-1.7"), "picture.png")).toBe("pdf")
})

test.each([
  ["file_unsupported", /PowerPoint/, buildZip({ "[Content_Types].xml": "", "ppt/presentation.xml": "" }), "a.docx"],
  ["file_unsupported", /OpenDocument/, buildZip({ mimetype: "application/vnd.oasis.opendocument.text" }), "a.odt"],
  ["file_unsupported", /Unpack/, buildZip({ "invoice.pdf": "" }), "a.docx"],
  ["file_unsupported", /Save the document as DOCX/, aCompoundFile("WordDocument"), "a.doc"],
  ["file_unsupported", /Save the workbook as XLSX/, aCompoundFile("Workbook"), "a.xls"],
  ["file_encrypted", /password/, aCompoundFile("EncryptionInfo", "EncryptedPackage"), "a.xlsx"],
  ["file_unsupported", /Old or encrypted/, aCompoundFile(), "a.xlsx"],
  ["file_unsupported", /RTF/, Buffer.from("{\\rtf1 hello}"), "a.rtf"],
  ["file_unsupported", /PostScript/, Buffer.from("%!PS-Adobe-3.0"), "a.ps"],
  ["file_unsupported", /XML/, Buffer.from('<?xml version="1.0"?><Invoice/>'), "a.xml"],
  ["file_unsupported", /not recognized/, Buffer.from([0x00, 0x01, 0x02, 0x03]), "a.txt"],
  ["file_unsupported", /not recognized/, Buffer.from("\u0001\u0002\u0003text"), "a.txt"],
  ["file_unsupported", /Programs/, Buffer.from("\u007fELF\u0002\u0001\u0001\0"), "invoice.pdf"],
  ["file_unsupported", /Programs/, Buffer.from("\u007fELF %PDF-1.7\n"), "invoice.pdf"],
  ["file_unsupported", /Programs/, aPortableExecutable(), "invoice.docx"],
  ["file_unsupported", /Programs/, Buffer.from([0xcf, 0xfa, 0xed, 0xfe, 0x07, 0, 0, 1]), "invoice.txt"],
  ["file_unsupported", /Programs/, Buffer.from("MZ\0\0\0\0"), "invoice.txt"],
  ["file_unsupported", /Archives/, gzipSync("Invoice 4711"), "invoice.txt"],
  ["file_unsupported", /Archives/, aTar("invoice.pdf", "%PDF-1.7\n"), "invoice.pdf"],
  ["file_unsupported", /Archives/, buildZip({ "a.pdf": "%PDF-1.7" }), "a.pdf"],
  ["file_unsupported", /GIF images.*PNG/, Buffer.from("GIF89a\u0001\0"), "a.png"],
  ["file_unsupported", /Netpbm images/, Buffer.from(`P5\n640 480\n255\n${"\u00fa(".repeat(500)}`, "latin1"), "a.txt"],
  [
    "file_unsupported",
    /not recognized/,
    Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.alloc(4_000, "\u0000\u00d8", "latin1")]),
    "a.txt",
  ],
  ["file_unsupported", /HEIC images/, Buffer.from("\0\0\0\u0018ftypheic\0\0\0\0"), "a.jpg"],
])("%s names the remedy (%s)", (reason, sentence, bytes, name) => {
  expect(() => sniffFile(bytes, name)).toThrow(
    expect.objectContaining({ reason, message: expect.stringMatching(sentence) }),
  )
})

// Half of its bytes being zero made a program pass for UTF-16 text, and its execution complete without a value.
test("zeros at random positions are not UTF-16", () => {
  const bytes = Buffer.from(Array.from({ length: 4096 }, (_, index) => (index % 4 < 2 ? 0 : 0x41 + (index % 26))))
  expect(() => sniffFile(bytes, "invoice.txt")).toThrow(DocumentError)
})

test("a byte order mark does not make a program a text", async () => {
  const program = await readFile(process.execPath)
  const bytes = Buffer.concat([Buffer.from([0xff, 0xfe]), program.subarray(0, 4096)])
  expect(() => sniffFile(bytes, "invoice.txt")).toThrow(DocumentError)
})

test("random bytes are not a document", () => {
  assert(
    property(
      uint8Array({ minLength: 512, maxLength: 4096 }),
      constantFrom("a.txt", "a.csv", "a.html", "a"),
      (bytes, name) => {
        expect(() => sniffFile(bytes, name)).toThrow(DocumentError)
      },
    ),
    { seed: 11 },
  )
})

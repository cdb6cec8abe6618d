import { expect, test } from "vitest"
import { sniffFile } from "./sniff.ts"
import { buildZip } from "./zip-builder.ts"

function utf16(text: string): Buffer {
  return Buffer.from(`\ufeff${text}`, "utf16le")
}

/** The first bytes of a compound file whose directory names the given streams. */
function aCompoundFile(...streams: string[]): Buffer {
  const magic = Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  return Buffer.concat([magic, ...streams.map((name) => Buffer.from(name, "utf16le"))])
}

const mail = "From: a@example.org\nTo: b@example.org\nSubject: Invoice\n\nHello"

test.each([
  ["pdf", Buffer.from("%PDF-1.7\n"), "invoice"],
  ["pdf", Buffer.from("junk before the header %PDF-1.4"), "invoice"],
  ["pdf", Buffer.from("%\xe2\xe3\xcf\xd3\n1 0 obj\n<<", "latin1"), "lost-header"],
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
  ["txt", Buffer.from("Dear Sir,\nthank you"), "a"],
  ["txt", Buffer.from("Gr\xfc\xdfe", "latin1"), "letter.txt"],
  ["txt", utf16("hello"), "a"],
  ["txt", Buffer.from("hello", "utf16le"), "without-mark.txt"],
  ["txt", Buffer.from([0xff, 0xfe, 0, 0, 0x68, 0, 0, 0]), "utf-32.txt"],
  ["txt", Buffer.from("not a page"), "wrong.html"],
])("%s is told from its bytes (%#)", (kind, bytes, name) => {
  expect(sniffFile(bytes, name)).toBe(kind)
})

test("a name never turns one binary format into another", () => {
  expect(sniffFile(Buffer.from("%PDF-1.7"), "picture.png")).toBe("pdf")
})

test.each([
  ["file_unsupported", /PowerPoint/, buildZip({ "[Content_Types].xml": "", "ppt/presentation.xml": "" }), "a.docx"],
  ["file_unsupported", /OpenDocument/, buildZip({ mimetype: "application/vnd.oasis.opendocument.text" }), "a.odt"],
  ["file_unsupported", /Unpack/, buildZip({ "invoice.pdf": "" }), "a.docx"],
  ["file_unsupported", /Save it as DOCX/, aCompoundFile("WordDocument"), "a.doc"],
  ["file_unsupported", /Save it as XLSX/, aCompoundFile("Workbook"), "a.xls"],
  ["file_encrypted", /password/, aCompoundFile("EncryptionInfo", "EncryptedPackage"), "a.xlsx"],
  ["file_unsupported", /Old or encrypted/, aCompoundFile(), "a.xlsx"],
  ["file_unsupported", /RTF/, Buffer.from("{\\rtf1 hello}"), "a.rtf"],
  ["file_unsupported", /PostScript/, Buffer.from("%!PS-Adobe-3.0"), "a.ps"],
  ["file_unsupported", /XML/, Buffer.from('<?xml version="1.0"?><Invoice/>'), "a.xml"],
  ["file_unsupported", /not known/, Buffer.from([0x00, 0x01, 0x02, 0x03]), "a.txt"],
  ["file_unsupported", /not known/, Buffer.from("\u0001\u0002\u0003text"), "a.txt"],
])("%s names what to do (%s)", (reason, sentence, bytes, name) => {
  expect(() => sniffFile(bytes, name)).toThrow(
    expect.objectContaining({ reason, message: expect.stringMatching(sentence) }),
  )
})

import { mkdtemp, rm, truncate, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { writeXlsx } from "hucre/xlsx"
import { expect, onTestFinished, test } from "vitest"
import { layoutDocument } from "../layout/page-layout.ts"
import { parseBytes, parseDocument } from "./parse-document.ts"
import { buildZip } from "@docsift/testing/files/zip"

async function linesOf(content: string | Uint8Array, fileName: string): Promise<string[]> {
  const document = await parseBytes(Buffer.from(content), { fileName })
  return layoutDocument(document).flatMap(({ lines }) =>
    lines.map(({ segments }) => segments.map(({ text }) => text).join(" | ")),
  )
}

async function gridsOf(content: string | Uint8Array, fileName: string): Promise<string[][][]> {
  const { grids } = await parseBytes(Buffer.from(content), { fileName })
  return grids.map(({ rows }) => rows.map((row) => row.map(({ text }) => text)))
}

function aDocx(body: string, parts: Record<string, string> = {}): Buffer {
  const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
  const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
  const wrapped = Object.entries(parts).map(([name, xml]) => [name, `<w:hdr ${namespace}>${xml}</w:hdr>`])
  return buildZip({
    "[Content_Types].xml": `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${type}"/></Types>`,
    "_rels/.rels": `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    "word/document.xml": `<w:document ${namespace}><w:body>${body}</w:body></w:document>`,
    ...Object.fromEntries(wrapped),
  })
}

function paragraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
}

test("text keeps its lines, and wide gaps and tabs separate", async () => {
  expect(await linesOf("Invoice  4711\nDate:\t2024-05-01\n\ntwo words", "a.txt")).toEqual([
    "Invoice | 4711",
    "Date: | 2024-05-01",
    "two words",
  ])
})

test("a form feed and sixty lines end a page", async () => {
  const document = await parseBytes(Buffer.from(`one\f${"x\n".repeat(61)}`), { fileName: "a.txt" })
  expect(document.pages.map(({ number, isSynthetic }) => [number, isSynthetic])).toEqual([
    [1, true],
    [2, true],
    [3, true],
  ])
})

test.each([
  ["UTF-8", Buffer.from("Größe 5 €")],
  ["UTF-8 with a mark", Buffer.from("\ufeffGröße 5 €")],
  ["UTF-16 little endian", Buffer.from("\ufeffGröße 5 €", "utf16le")],
  ["UTF-16 big endian", Buffer.from("\ufeffGröße 5 €", "utf16le").swap16()],
  [
    "UTF-32",
    Buffer.from(Uint32Array.from(Array.from("\ufeffGröße 5 €"), (letter) => letter.codePointAt(0) ?? 0).buffer),
  ],
  ["Windows-1252", Buffer.from("Gr\xf6\xdfe 5 \x80", "latin1")],
])("%s is decoded", async (_, bytes) => {
  expect(await linesOf(bytes, "a.txt")).toEqual(["Größe 5 €"])
})

test("Markdown loses its markup, and its tables become grids", async () => {
  const text = "# Invoice **4711**\n\n| Item | Price |\n|------|------:|\n| [Pen](http://x) | 2.50 |\n"
  expect(await linesOf(text, "a.md")).toEqual(["Invoice 4711", "Item | Price", "Pen | 2.50"])
  expect(await gridsOf(text, "a.md")).toEqual([
    [
      ["Item", "Price"],
      ["Pen", "2.50"],
    ],
  ])
})

test("a Markdown table needs no pipes around its rows", async () => {
  const text = "Item | Price\n---|---:\nPen | 2.50\n`A` \\| B | **3.00**\n\nTotal | none\n"
  expect(await gridsOf(text, "a.md")).toEqual([
    [
      ["Item", "Price"],
      ["Pen", "2.50"],
      ["A | B", "3.00"],
    ],
  ])
})

test("a Markdown table whose delimiter row is missing is still a grid", async () => {
  expect(await gridsOf("| Item | Price |\n| Pen | 2.50 |\n", "a.md")).toEqual([
    [
      ["Item", "Price"],
      ["Pen", "2.50"],
    ],
  ])
})

test("code in Markdown is read as text", async () => {
  const text = "Total: 5\n\n```\n| Item | Price |\n# **not bold**\n```\n\n    [x](y)\n"
  expect(await linesOf(text, "a.md")).toEqual(["Total: 5", "| Item | Price |", "# **not bold**", "[x](y)"])
  expect(await gridsOf(text, "a.md")).toEqual([])
})

test("lists, quotes, headings and line breaks of Markdown keep their text and their lines", async () => {
  const text =
    "Invoice\n=======\n\n- one\n- *two*\n\n3) three\n\n> quoted\n> twice\n\n[Total]: 500\n\n\\*no emphasis\\* ![Logo](x) &amp; <http://a.b>\nnext line\n"
  expect(await linesOf(text, "a.md")).toEqual([
    "Invoice",
    "one",
    "two",
    "3) three",
    "quoted",
    "twice",
    "[Total]: 500",
    "*no emphasis* Logo & http://a.b",
    "next line",
  ])
})

test.each([
  [",", "a.csv"],
  [";", "a.csv"],
  ["|", "a.csv"],
  ["\t", "a.tsv"],
])("columns separated by %j are found below a title line", async (delimiter, name) => {
  const rows = [["Prices"], ["Item", "Price"], ["Pen", "2.50"], ["Ink", "7.00"]]
  expect(await gridsOf(rows.map((row) => row.join(delimiter)).join("\n"), name)).toEqual([rows])
})

test("quoted cells keep delimiters and line breaks", async () => {
  expect(await gridsOf('a,b\n"x, y","two\nlines"\n', "a.csv")).toEqual([
    [
      ["a", "b"],
      ["x, y", "two lines"],
    ],
  ])
})

test("words of a sheet name their cell", async () => {
  const { pages } = await parseBytes(Buffer.from("Item,Price\nPen,2.50\n"), { fileName: "a.csv" })
  expect(pages[0]?.words.map(({ text, cell }) => [text, cell])).toEqual([
    ["Item", "A1"],
    ["Price", "B1"],
    ["Pen", "A2"],
    ["2.50", "B2"],
  ])
})

test("every visible sheet of a workbook is read, typed and as displayed", async () => {
  const bytes = await writeXlsx({
    sheets: [
      { name: "Cover", rows: [["Invoice", "4711"]] },
      { name: "Secret", rows: [["hidden"]], hidden: true },
      {
        name: "Lines",
        columns: [{ header: "Day" }, { header: "Amount", numFmt: "#,##0.00" }],
        rows: [
          ["Day", "Amount"],
          [new Date("2024-05-01T00:00:00Z"), 1234.5],
        ],
      },
    ],
  })
  const { grids, kind } = await parseBytes(bytes, { fileName: "a.xlsx" })
  expect(kind).toBe("xlsx")
  expect(grids.map(({ name, page, isSheet }) => [name, page, isSheet])).toEqual([
    ["Cover", 1, true],
    ["Lines", 2, true],
  ])
  expect(grids[1]?.rows.at(-1)?.map(({ value }) => value)).toEqual(["2024-05-01", 1234.5])
})

test("a damaged workbook is unreadable", async () => {
  const bytes = buildZip({ "[Content_Types].xml": "<", "xl/workbook.xml": "<" })
  await expect(parseBytes(bytes, { fileName: "a.xlsx" })).rejects.toMatchObject({ reason: "file_unreadable" })
})

test("a Word document gives headers, body, tables and footers in this order", async () => {
  const cells = ["Item", "Price"].map((text) => `<w:tc>${paragraph(text)}</w:tc>`).join("")
  const bytes = aDocx(`${paragraph("Invoice 4711")}<w:tbl><w:tr>${cells}</w:tr></w:tbl>`, {
    "word/header1.xml": paragraph("ACME Ltd"),
    "word/header2.xml": paragraph("ACME Ltd"),
    "word/footer1.xml": paragraph("Page 1"),
  })
  expect(await linesOf(bytes, "a.docx")).toEqual(["ACME Ltd", "Invoice 4711", "Item | Price", "Page 1"])
  expect(await gridsOf(bytes, "a.docx")).toEqual([[["Item", "Price"]]])
})

test("a damaged Word document is unreadable", async () => {
  const bytes = buildZip({ "word/document.xml": "<w:document" })
  await expect(parseBytes(bytes, { fileName: "a.docx" })).rejects.toMatchObject({ reason: "file_unreadable" })
})

test("a web page gives its text blocks and tables, but no scripts and styles", async () => {
  const html = `<html><head><title>t</title><style>p {}</style></head><body><script>var x</script>
    <h1>Invoice</h1><p>No <b>4711</b><br>paid</p>
    <table><caption>Lines</caption><tr><th colspan=2>Item</th><th>Price</th></tr>
    <tr><td rowspan=2>Pen</td><td>blue</td><td>2.50</td></tr><tr><td>red</td><td>3.00</td></tr></table></body></html>`
  expect(await linesOf(html, "a.html")).toEqual([
    "Invoice",
    "No 4711",
    "paid",
    "Lines",
    "Item | Price",
    "Pen | blue | 2.50",
    "red | 3.00",
  ])
  expect(await gridsOf(html, "a.html")).toEqual([
    [
      ["Item", "", "Price"],
      ["Pen", "blue", "2.50"],
      ["", "red", "3.00"],
    ],
  ])
})

test("a page in the encoding it declares is decoded", async () => {
  const html = '<html><head><meta charset="iso-8859-2"></head><body>\xa3\xf3d\xbc</body></html>'
  expect(await linesOf(Buffer.from(html, "latin1"), "a.html")).toEqual(["Łódź"])
})

// Protects the stack of the thread: the walk over the elements is recursive.
test("elements nested too deeply are cut off", async () => {
  const html = `<html><body>top${"<div>".repeat(1_000)}deep</body></html>`
  expect(await linesOf(html, "a.html")).toEqual(["top"])
})

test("a page built to exhaust the parser is rejected", async () => {
  const html = `<html><body>${"<div>".repeat(6_000)}`
  await expect(parseBytes(Buffer.from(html), { fileName: "a.html" })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "The page has more elements, or nests them deeper, than can be read.",
  })
})

test("a table whose spans multiply its cells beyond the limit is rejected", async () => {
  const html = `<table>${"<tr><td colspan=100 rowspan=500>x".repeat(1_500)}</table>`
  await expect(parseBytes(Buffer.from(html), { fileName: "a.html" })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "The tables of the page have more than 2 million cells.",
  })
})

test("a mail gives its headers, its body and its attachments", async () => {
  const mail = [
    "From: Ada <ada@example.org>",
    "To: Bob <bob@example.org>",
    "Subject: =?utf-8?q?Gr=C3=BC=C3=9Fe?=",
    "Date: Fri, 16 Dec 2022 17:04:16 -0500",
    "Content-Type: multipart/mixed; boundary=x",
    "",
    "--x",
    "Content-Type: text/plain",
    "",
    "Your order 4711",
    "--x",
    "Content-Type: text/csv",
    'Content-Disposition: attachment; filename="lines.csv"',
    "",
    "a,b",
    "--x--",
  ].join("\r\n")
  expect(await linesOf(mail, "a.eml")).toEqual([
    "From: Ada <ada@example.org>",
    "To: Bob <bob@example.org>",
    "Date: Fri, 16 Dec 2022 17:04:16 -0500",
    "Subject: Grüße",
    "Your order 4711",
    "a | b",
  ])
  const { attachments } = await parseBytes(Buffer.from(mail), { fileName: "a.eml" })
  expect(attachments.map(({ name }) => name)).toEqual(["lines.csv"])
})

test("a mail with too many headers is unreadable", async () => {
  const mail = `From: a@b\nTo: c@d\nSubject: x\n${"X-Padding: y\n".repeat(400_000)}\nbody`
  await expect(parseBytes(Buffer.from(mail), { fileName: "a.eml" })).rejects.toMatchObject({
    reason: "file_unreadable",
  })
})

test.each([
  ["a.txt", " \n \t "],
  ["a.csv", ",,\n,,\n"],
  ["a.html", "<html><body><script>x</script></body></html>"],
  ["a.eml", "\n \n"],
])("%s without text fails with no_text", async (fileName, content) => {
  await expect(parseBytes(Buffer.from(content), { fileName })).rejects.toMatchObject({ reason: "no_text" })
})

test("an image without a recognizer fails with the reason", async () => {
  const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  await expect(parseBytes(png, { fileName: "a.png" })).rejects.toMatchObject({
    reason: "no_text",
    message: expect.stringMatching(/text recognition/),
  })
})

test("an empty file is unreadable", async () => {
  await expect(parseBytes(Buffer.alloc(0), { fileName: "a.txt" })).rejects.toMatchObject({ reason: "file_unreadable" })
})

// These two bound the memory that a file of plain text can claim.
test("text that fills too many pages fails with too_many_pages", async () => {
  const bytes = Buffer.from("x\n".repeat(200))
  await expect(parseBytes(bytes, { fileName: "a.txt", maxPages: 3 })).rejects.toMatchObject({
    reason: "too_many_pages",
    message: "The text of the file fills more than 3 pages.",
  })
})

test("more than two million cells are rejected", async () => {
  const bytes = Buffer.from(`${",".repeat(1000)}\n`.repeat(2001))
  await expect(parseBytes(bytes, { fileName: "a.csv" })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "The file has more than 2 million cells.",
  })
})

// A sparse file takes no space; reading it would take all memory before anything else could refuse it.
test("a file above the size limit is rejected before it is read", async () => {
  const folder = await mkdtemp(join(tmpdir(), "docsift-large-"))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const path = join(folder, "a.pdf")
  await writeFile(path, "%PDF-1.7")
  await truncate(path, 8 * 1024 * 1024 * 1024)
  await expect(parseDocument(path, { fileName: "a.pdf" })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "The file is 8192 MB; the maximum is 256 MB.",
  })
})

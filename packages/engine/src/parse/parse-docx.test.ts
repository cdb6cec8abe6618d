import { expect, test } from "vitest"
import { orderParagraph, wordFile, wordParagraph } from "@docsift/testing/hostile/office-package"
import { layoutDocument } from "../layout/page-layout.ts"
import { parseBytes } from "./parse-document.ts"

const namespaces =
  'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:v="urn:schemas-microsoft-com:vml"'

async function linesOf(body: string, parts: Record<string, string> = {}): Promise<string[]> {
  const items = Object.entries(parts).map(([name, xml]) => ({ name, content: `<w:hdr ${namespaces}>${xml}</w:hdr>` }))
  const document = await parseBytes(wordFile(body, items), { fileName: "a.docx" })
  return layoutDocument(document).flatMap(({ lines }) =>
    lines.map(({ segments }) => segments.map(({ text }) => text).join(" | ")),
  )
}

function run(text: string): string {
  return `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`
}

function table(...rows: readonly (readonly string[])[]): string {
  const cell = (content: string) => `<w:tc>${content.startsWith("<") ? content : wordParagraph(content)}</w:tc>`
  return `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map(cell).join("")}</w:tr>`).join("")}</w:tbl>`
}

/** A text box as Word writes it: for itself, and again for programs that know only the older kind. */
function textBox(text: string, { hasFallback = true } = {}): string {
  const content = `<w:txbxContent>${wordParagraph(text)}</w:txbxContent>`
  const fallback = `<mc:Fallback><w:pict><v:shape><v:textbox>${content}</v:textbox></v:shape></w:pict></mc:Fallback>`
  return `<w:p><w:r><mc:AlternateContent ${namespaces}><mc:Choice Requires="wps"><w:drawing><wps:wsp><wps:txbx>${content}</wps:txbx></wps:wsp></w:drawing></mc:Choice>${hasFallback ? fallback : ""}</mc:AlternateContent></w:r></w:p>`
}

test("a table in the letterhead keeps labels next to their values", async () => {
  const header = table(["Invoice number", "4711"], ["Date", "1 May 2024"])
  expect(await linesOf(wordParagraph("Dear Ms Lane"), { "word/header1.xml": header })).toEqual([
    "Invoice number | 4711",
    "Date | 1 May 2024",
    "Dear Ms Lane",
  ])
})

test("text boxes of letterhead and body are read once, with or without a fallback for older programs", async () => {
  const body = `${wordParagraph("Dear Ms Lane")}${textBox("Customer 17")}${textBox("Ref 9", { hasFallback: false })}`
  const lines = await linesOf(body, { "word/header1.xml": textBox("ACME Ltd") })
  expect(lines.toSorted()).toEqual(["ACME Ltd", "Customer 17", "Dear Ms Lane", "Ref 9"])
  expect(lines[0]).toBe("ACME Ltd")
})

test("inserted text is read, deleted and moved-away text is not", async () => {
  const changes = [
    run("Total "),
    `<w:del w:id="1" w:author="a"><w:r><w:delText>99.00</w:delText></w:r></w:del>`,
    `<w:ins w:id="2" w:author="a">${run("88.00")}</w:ins>`,
    `<w:moveFrom w:id="3" w:author="a">${run(" from here")}</w:moveFrom>`,
    `<w:moveTo w:id="4" w:author="a">${run(" to here")}</w:moveTo>`,
  ].join("")
  expect(await linesOf(`<w:p>${changes}</w:p>`)).toEqual(["Total 88.00 to here"])
  const header = `<w:p>${changes}</w:p>`
  expect((await linesOf(orderParagraph, { "word/header1.xml": header }))[0]).toBe("Total 88.00 to here")
})

test("hidden text is not read", async () => {
  const hidden = `<w:r><w:rPr><w:vanish/></w:rPr><w:t>secret</w:t></w:r>`
  expect(await linesOf(`<w:p>${run("shown ")}${hidden}</w:p>`)).toEqual(["shown"])
})

test("text in content controls, fields and smart tags is read", async () => {
  const control = `<w:sdt><w:sdtPr><w:alias w:val="x"/></w:sdtPr><w:sdtContent>${wordParagraph("Block control")}</w:sdtContent></w:sdt>`
  const inline = `<w:p>${run("Number ")}<w:sdt><w:sdtContent>${run("4711")}</w:sdtContent></w:sdt></w:p>`
  const field = `<w:p>${run("Page ")}<w:r><w:fldChar w:fldCharType="begin"/></w:r><w:r><w:instrText> PAGE </w:instrText></w:r><w:r><w:fldChar w:fldCharType="separate"/></w:r>${run("7")}<w:r><w:fldChar w:fldCharType="end"/></w:r></w:p>`
  const tag = `<w:p><w:smartTag w:element="x">${run("Berlin")}</w:smartTag><w:r><w:tab/></w:r>${run("right")}</w:p>`
  expect(await linesOf(`${control}${inline}${field}${tag}`)).toEqual([
    "Block control",
    "Number 4711",
    "Page 7",
    "Berlin | right",
  ])
})

test("soft hyphens are not read", async () => {
  expect(await linesOf(`<w:p>${run("Huisstijl")}<w:r><w:softHyphen/></w:r>${run("handboek")}</w:p>`)).toEqual([
    "Huisstijlhandboek",
  ])
})

test("cells of nested tables are read", async () => {
  const inner = table(["Net", "100.00"], ["Tax", "19.00"])
  const lines = await linesOf(table(["Left side", `${inner}<w:p/>`]))
  expect(lines.join(" ")).toMatch(/Left side.*Net \| 100.00.*Tax \| 19.00/u)
})

test("a table without text does not hide the text after it", async () => {
  expect(await linesOf(`${table(["", ""])}${wordParagraph("after")}`)).toEqual(["after"])
})

const fieldChar = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`

test("a document that nests its elements too deeply is rejected", async () => {
  const bytes = wordFile(orderParagraph + "<w:sdt>".repeat(300) + "</w:sdt>".repeat(300))
  await expect(parseBytes(bytes, { fileName: "a.docx", maxPages: 9 })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "The Word document nests its elements deeper than can be read.",
  })
})

test.each([
  ["fields within fields", `<w:p>${fieldChar("begin").repeat(300)}</w:p>`],
  ["namespaces", `<w:p ${Array.from({ length: 600 }, (_, at) => `xmlns:n${at}="u"`).join(" ")}/>`],
  ["spaces in an instruction", `<w:p>${fieldChar("begin")}${instruction(" ".repeat(2_000))}</w:p>`],
  [
    "a long instruction in many parts",
    `<w:p>${fieldChar("begin")}${instruction("x".repeat(100_000))}${fieldChar("separate").repeat(300)}</w:p>`,
  ],
])("a document with %s is read", async (_, body) => {
  expect(await linesOf(orderParagraph + body)).toEqual(["Order number: 4711"])
})

test.each([
  ["a part that ends early", wordParagraph("x").slice(0, -3)],
  ["elements that overlap", "<w:p><w:r><w:t>x</w:p></w:r>"],
  ["a comment without an end", "<!-- "],
])("a document with %s is rejected as damaged", async (_, body) => {
  const bytes = wordFile(orderParagraph + body)
  await expect(parseBytes(bytes, { fileName: "a.docx" })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: "The Word document is damaged and cannot be opened.",
  })
})

test("cells that span columns and rows leave empty cells, and rows may start further right", async () => {
  const wide = `<w:tc><w:tcPr><w:gridSpan w:val="2"/></w:tcPr>${wordParagraph("wide")}</w:tc>`
  const tall = (text: string, merge: string) =>
    `<w:tc><w:tcPr><w:vMerge ${merge}/></w:tcPr>${wordParagraph(text)}</w:tc>`
  const plain = (text: string) => `<w:tc>${wordParagraph(text)}</w:tc>`
  const rows = [
    `<w:tr>${tall("tall", 'w:val="restart"')}${wide}</w:tr>`,
    `<w:tr>${tall("covered", "")}${plain("b")}${plain("c")}</w:tr>`,
    `<w:tr><w:trPr><w:gridBefore w:val="2"/></w:trPr>${plain("right")}</w:tr>`,
    `<w:tr><w:trPr><w:del w:id="1" w:author="a"/></w:trPr>${plain("deleted")}</w:tr>`,
  ]
  const { grids } = await parseBytes(wordFile(`<w:tbl>${rows.join("")}</w:tbl>`), { fileName: "a.docx" })
  expect(grids[0]?.rows.map((row) => row.map(({ text }) => text))).toEqual([
    ["tall", "wide", ""],
    ["", "b", "c"],
    ["", "", "right"],
  ])
})

test("notes follow the text that refers to them, and their separators are not read", async () => {
  const reference = (kind: string, id: number) => `<w:r><w:${kind}Reference w:id="${id}"/></w:r>`
  const note = (kind: string, id: number, text: string, type = "") =>
    `<w:${kind}s ${namespaces}><w:${kind} w:id="${id}" ${type}>${wordParagraph(text)}</w:${kind}></w:${kind}s>`
  const items = [
    { name: "word/footnotes.xml", content: note("footnote", 2, "net of tax") },
    { name: "word/endnotes.xml", content: note("endnote", 2, "end") },
  ]
  const body = `<w:p>${run("Total 5")}${reference("footnote", 2)}${reference("endnote", 2)}${reference("footnote", 2)}</w:p>`
  const document = await parseBytes(wordFile(body, items), { fileName: "a.docx" })
  expect(document.pages[0]?.words.map(({ text }) => text).join(" ")).toBe("Total 5[1][2][1] net of tax end")
})

test("a deleted end of a paragraph joins it with the next", async () => {
  const joined = `<w:p><w:pPr><w:rPr><w:del w:id="1" w:author="a"/></w:rPr></w:pPr>${run("Total ")}</w:p>`
  expect(await linesOf(`${joined}<w:p>${run("5.00")}</w:p>`)).toEqual(["Total 5.00"])
})

test("symbols are read as Unicode characters, and breaks end a line", async () => {
  const symbol = `<w:r><w:sym w:font="Wingdings" w:char="F0FC"/><w:t xml:space="preserve"> paid</w:t><w:br w:type="page"/><w:t>next</w:t></w:r>`
  expect(await linesOf(`<w:p>${symbol}</w:p>`)).toEqual(["\u2713 paid", "next"])
})

test("elements are recognized by their namespace, whatever their prefix", async () => {
  const strict = `<x:p xmlns:x="http://purl.oclc.org/ooxml/wordprocessingml/main"><x:r><x:t>strict</x:t></x:r></x:p>`
  expect(await linesOf(strict)).toEqual(["strict"])
})

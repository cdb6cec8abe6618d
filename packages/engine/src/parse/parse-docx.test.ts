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

test("the letterhead's table keeps its labels beside their values", async () => {
  const header = table(["Invoice number", "4711"], ["Date", "1 May 2024"])
  expect(await linesOf(wordParagraph("Dear Ms Lane"), { "word/header1.xml": header })).toEqual([
    "Invoice number | 4711",
    "Date | 1 May 2024",
    "Dear Ms Lane",
  ])
})

test("text boxes of letterhead and body are read once, whether or not they have an older form", async () => {
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

test("content controls, fields and smart tags hold text like any other", async () => {
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

test("cells of nested tables are read", async () => {
  const inner = table(["Net", "100.00"], ["Tax", "19.00"])
  const lines = await linesOf(table(["Left side", `${inner}<w:p/>`]))
  expect(lines.join(" ")).toMatch(/Left side.*Net \| 100.00.*Tax \| 19.00/u)
})

test("a table without any text does not hide what follows", async () => {
  expect(await linesOf(`${table(["", ""])}${wordParagraph("after")}`)).toEqual(["after"])
})

const fieldChar = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instruction = (text: string) => `<w:r><w:instrText>${text}</w:instrText></w:r>`

test.each([
  ["nests its elements or fields deeper", "<w:sdt>".repeat(300) + "</w:sdt>".repeat(300)],
  ["nests its elements or fields deeper", `<w:p>${fieldChar("begin").repeat(300)}</w:p>`],
  ["declares more XML namespaces", `<w:p ${Array.from({ length: 600 }, (_, at) => `xmlns:n${at}="u"`).join(" ")}/>`],
  ["fields of the Word document are longer", `<w:p>${fieldChar("begin")}${instruction(" ".repeat(2_000))}</w:p>`],
  [
    "fields of the Word document are longer",
    `<w:p>${fieldChar("begin")}${instruction("x".repeat(100_000))}${fieldChar("separate").repeat(300)}</w:p>`,
  ],
])("a document that cannot be read in linear time %s than can be read (%#)", async (sentence, body) => {
  const bytes = wordFile(orderParagraph + body)
  await expect(parseBytes(bytes, { fileName: "a.docx", maxPages: 9 })).rejects.toMatchObject({
    reason: "file_unreadable",
    message: expect.stringContaining(`${sentence} than can be read.`),
  })
})

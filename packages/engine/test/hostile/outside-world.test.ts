import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createEngine, DocumentError, type Engine } from "../../src/index.ts"
import { orderParagraph, orderRow, relations, wordItems, workbookItems } from "@docsift/testing/hostile/office-package"
import { onePage, pdfFile, pdfStream } from "@docsift/testing/hostile/pdf-file"
import { writeRecognizerProgram } from "./recognizer-program.ts"
import { zipFile } from "@docsift/testing/hostile/zip-file"

const secret = "CANARY-83921"
const calls: string[] = []
let folder = ""
let server: Server
let engine: Engine
let remote = ""
let local = ""

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-outside-"))
  await writeFile(join(folder, "canary.txt"), secret)
  await writeRecognizerProgram(join(folder, "recognizer"))
  local = pathToFileURL(join(folder, "canary.txt")).href
  server = createServer((request, response) => {
    calls.push(request.url ?? "")
    response.end(secret)
  })
  const { promise, resolve } = Promise.withResolvers<void>()
  server.listen(0, "127.0.0.1", resolve)
  await promise
  remote = `http://127.0.0.1:${(server.address() as AddressInfo).port}` // a TCP server has an address and a port
  engine = createEngine({ recognizer: { command: join(folder, "recognizer") } })
})
afterAll(async () => {
  await engine.close()
  server.closeAllConnections()
  server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Returns the engine's entire output for a document: its result or its error. */
async function readAll(fileName: string, bytes: Uint8Array): Promise<string> {
  const path = join(folder, "document")
  await writeFile(path, bytes)
  const fields = ["Order number", "Canary", "Remark"].map((name) => ({ name, type: "string" }) as const)
  const tables = [{ name: "Lines", columns: fields }]
  const configuration = { objects: [{ name: "Order", fields, tables }] }
  try {
    return JSON.stringify(await engine.extract({ path, fileName, configuration, timeoutMs: 20_000 }))
  } catch (error) {
    if (error instanceof DocumentError) return JSON.stringify([error.reason, error.message, String(error.cause)])
    throw error
  }
}

test("the canary is found where a document really contains it", async () => {
  expect(await readAll("a.txt", Buffer.from(`Canary: ${secret}\nOrder number: 4711`))).toContain(secret)
  expect(await (await fetch(`${remote}/alive`)).text()).toBe(secret)
  expect(calls.splice(0)).toEqual(["/alive"])
})

const systems = () => [local, `${remote}/dtd`]

function webPage(target: string): string {
  return `<!doctype html><html><head><base href="${target}/"><link rel="stylesheet" href="${target}"><script src="${target}"></script><meta http-equiv="refresh" content="0;url=${target}"></head>
    <body background="${target}"><p>Order number: 4711</p><img src="${target}" srcset="${target} 2x"><iframe src="${target}"></iframe><object data="${target}"></object><embed src="${target}">
    <video src="${target}" poster="${target}"></video><svg><image href="${target}"/><use href="${target}#a"/></svg><a href="${target}" ping="${target}">x</a><form action="${target}"></form>
    <style>@import url("${target}"); p { background: url("${target}") }</style><p>Canary: <!--#include file="${target}"--></p></body></html>`
}

function entity(target: string): string {
  return `<!DOCTYPE x [<!ENTITY canary SYSTEM "${target}"><!ENTITY % more SYSTEM "${target}"> %more;]>`
}

function wordPackage(target: string): Uint8Array {
  const picture = `<w:p><w:r><w:drawing><wp:inline xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing"><a:graphic xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"><a:graphicData><pic:pic xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture"><pic:blipFill><a:blip xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" r:link="rId1" r:embed="rId2"/></pic:blipFill></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r></w:p>`
  const field = `<w:p><w:r><w:t>Canary: </w:t></w:r><w:fldSimple w:instr="INCLUDETEXT &quot;${target}&quot;"/><w:altChunk r:id="rId3" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"/></w:p>`
  const external = ["image", "image", "aFChunk", "attachedTemplate", "subDocument"].map(
    (type) => [type, target, "External"] as const,
  )
  const settings = relations("word/_rels/settings.xml.rels", [["attachedTemplate", target, "External"]])
  return zipFile([
    ...wordItems(`${orderParagraph}${picture}${field}`),
    relations("word/_rels/document.xml.rels", external),
    settings,
  ])
}

function pdf(target: string): Uint8Array {
  const file = `<< /Type /Filespec /FS /URL /F (${target}) >>`
  const actions = `/OpenAction << /S /URI /URI (${target}) /Next << /S /SubmitForm /F ${file} /Next << /S /GoToR /F ${file} /D [0 /Fit] /Next << /S /Launch /F ${file} /Next << /S /ImportData /F ${file} /Next << /S /JavaScript /JS (this.getURL\\("${target}"\\); app.launchURL\\("${target}"\\)) >> >> >> >> >> >>`
  const form = pdfStream("", `/Type /XObject /Subtype /Form /BBox [0 0 9 9] /Ref << /F ${file} /Page 0 >>`)
  const external = pdfStream(
    "",
    `/Type /XObject /Subtype /Image /Width 9 /Height 9 /BitsPerComponent 8 /ColorSpace /DeviceGray /F ${file} /FFilter /FlateDecode`,
  )
  const content = pdfStream("/X Do 99 0 0 99 0 0 cm /Y Do")
  return pdfFile(
    onePage({ catalog: actions, content, resources: "/XObject << /X 6 0 R /Y 7 0 R >>", more: [form, external] }),
  )
}

const documents: readonly (readonly [name: string, fileName: string, build: (target: string) => Uint8Array])[] = [
  ["a web page", "a.html", (target) => Buffer.from(webPage(target))],
  [
    "a mail with a web page",
    "a.eml",
    (target) =>
      Buffer.from(`From: a@example.org\nTo: b@example.org\nSubject: x\nContent-Type: text/html\n\n${webPage(target)}`),
  ],
  [
    "a mail with parts elsewhere",
    "a.eml",
    (target) =>
      Buffer.from(
        `From: a@example.org\nTo: b@example.org\nSubject: x\nContent-Type: multipart/mixed; boundary=x\n\n--x\nContent-Type: message/external-body; access-type=URL; URL="${target}"\n\nContent-Type: text/plain\n\n--x\nContent-Location: ${target}\n\nOrder number: 4711\n--x--\n`,
      ),
  ],
  ["a Word document", "a.docx", wordPackage],
  [
    "a Word document with entities",
    "a.docx",
    (target) =>
      zipFile(wordItems(`${orderParagraph}<w:p><w:r><w:t>Canary: &canary;</w:t></w:r></w:p>`, entity(target))),
  ],
  [
    "a workbook with entities",
    "a.xlsx",
    (target) =>
      zipFile(
        workbookItems(
          `<sheetData>${orderRow}<row r="2"><c r="A2" t="inlineStr"><is><t>Canary: &canary;</t></is></c></row></sheetData>`,
          "<sst/>",
          entity(target),
        ),
      ),
  ],
  [
    "a workbook with formulas",
    "a.xlsx",
    (target) =>
      zipFile(
        workbookItems(
          `<sheetData>${orderRow}<row r="2"><c r="A2"><f>WEBSERVICE("${target}")</f></c><c r="B2"><f>'${target}'!A1</f></c></row></sheetData>`,
        ),
      ),
  ],
  [
    "a delimited file with formulas",
    "a.csv",
    (target) => Buffer.from(`Order number,4711\nCanary,"=WEBSERVICE(""${target}"")"\n`),
  ],
  ["a PDF", "a.pdf", pdf],
  [
    "a PDF with an invoice of entities",
    "a.pdf",
    (target) => {
      const xml = `<?xml version="1.0"?>${entity(target)}<rsm:CrossIndustryInvoice xmlns:rsm="urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100">&canary;</rsm:CrossIndustryInvoice>`
      const catalog = "/Names << /EmbeddedFiles << /Names [(factur-x.xml) 6 0 R] >> >>"
      return pdfFile(
        onePage({
          catalog,
          more: ["<< /Type /Filespec /F (factur-x.xml) /EF << /F 7 0 R >> >>", pdfStream(xml, "/Type /EmbeddedFile")],
        }),
      )
    },
  ],
  ["Markdown", "a.md", (target) => Buffer.from(`Order number: 4711\n\n![Canary](${target})\n`)],
]

test.each(documents)("%s makes the engine neither read a file nor open a connection", async (_, fileName, build) => {
  for (const target of systems()) expect(await readAll(fileName, build(target))).not.toContain(secret)
  expect(calls).toEqual([])
})

import { zipFile, type ZipEnd, type ZipItem } from "./zip-file.ts"

const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const packages = "http://schemas.openxmlformats.org/package/2006"
const wordNamespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'
const sheetNamespace = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'

function contentTypes(part: string, type: string): ZipItem {
  const content = `<Types xmlns="${packages}/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="${part}" ContentType="application/vnd.openxmlformats-officedocument.${type}.main+xml"/></Types>`
  return { name: "[Content_Types].xml", content }
}

/** A part of relations; the third member of one is its target mode, `External` for targets outside the package. */
export function relations(
  name: string,
  targets: readonly (readonly [type: string, target: string, mode?: "External"])[],
): ZipItem {
  const all = targets.map(([type, target, mode = "Internal"], index) => {
    return `<Relationship Id="rId${index + 1}" Type="${relationships}/${type}" Target="${target}" TargetMode="${mode}"/>`
  })
  return { name, content: `<Relationships xmlns="${packages}/relationships">${all.join("")}</Relationships>` }
}

/** The entries of a Word document with this body; `prolog` precedes the root element. */
export function wordItems(body: string, prolog = ""): ZipItem[] {
  return [
    contentTypes("/word/document.xml", "wordprocessingml.document"),
    relations("_rels/.rels", [["officeDocument", "word/document.xml"]]),
    {
      name: "word/document.xml",
      content: `${prolog}<w:document ${wordNamespace}><w:body>${body}</w:body></w:document>`,
    },
  ]
}

/** One paragraph of a Word document. */
export function wordParagraph(text: string): string {
  return `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`
}

/** The paragraph whose value every sample may be queried for. */
export const orderParagraph = wordParagraph("Order number: 4711")

/** A Word document of this body, with further entries. */
export function wordFile(body = orderParagraph, more: readonly ZipItem[] = [], end: ZipEnd = {}): Buffer {
  return zipFile([...wordItems(body), ...more], end)
}

/** The row whose value every sample may be queried for. */
export const orderRow =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Order number:</t></is></c><c r="B1" t="inlineStr"><is><t>4711</t></is></c></row>'

/** The entries of a workbook of one sheet with this content; `prolog` precedes the root elements. */
export function workbookItems(sheet: string, sharedStrings = "<sst/>", prolog = ""): ZipItem[] {
  return [
    contentTypes("/xl/workbook.xml", "spreadsheetml.sheet"),
    relations("_rels/.rels", [["officeDocument", "xl/workbook.xml"]]),
    relations("xl/_rels/workbook.xml.rels", [
      ["worksheet", "worksheets/sheet1.xml"],
      ["sharedStrings", "sharedStrings.xml"],
    ]),
    {
      name: "xl/workbook.xml",
      content: `${prolog}<workbook ${sheetNamespace} xmlns:r="${relationships}"><sheets><sheet name="One" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    { name: "xl/worksheets/sheet1.xml", content: `${prolog}<worksheet ${sheetNamespace}>${sheet}</worksheet>` },
    { name: "xl/sharedStrings.xml", content: `${prolog}${sharedStrings}` },
  ]
}

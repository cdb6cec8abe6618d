import { relations, wordFile, wordParagraph } from "@docsift/testing/hostile/office-package"
import type { ZipItem } from "@docsift/testing/hostile/zip-file"
import { type GrowthCase, times } from "./growth-case.ts"

const namespace = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"'

function inBody(name: string, body: (size: number) => string, more: Partial<GrowthCase> = {}): GrowthCase {
  return { name, build: (size) => wordFile(body(size)), ...more }
}

/** Builds a body that refers to other parts by relation type. */
function withParts(
  name: string,
  body: (size: number) => string,
  parts: (size: number) => Readonly<Record<string, string>>,
): GrowthCase {
  const build = (size: number) => {
    const all = Object.entries(parts(size))
    const items = all.map(([type, content]): ZipItem => ({
      name: `word/${type}.xml`,
      content: `<w:${type} ${namespace}>${content}</w:${type}>`,
    }))
    const targets = all.map(([type]) => [type, `${type}.xml`] as const)
    return wordFile(body(size), [relations("word/_rels/document.xml.rels", targets), ...items])
  }
  return { name, build }
}

const inHeader = (name: string, content: (size: number) => string, more: Partial<GrowthCase> = {}): GrowthCase => ({
  name: `${name} of a header`,
  build: (size) =>
    wordFile(wordParagraph("x"), [{ name: "word/header1.xml", content: `<w:hdr>${content(size)}</w:hdr>` }]),
  ...more,
})

const run = "<w:r><w:t>a </w:t></w:r>"
const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
const instruction = "<w:r><w:instrText> HYPERLINK x </w:instrText></w:r>"
const cell = `<w:tc>${wordParagraph("x")}</w:tc>`
const nested = (size: number, open: string, close: string, inner = wordParagraph("x")) =>
  open.repeat(size) + inner + close.repeat(size)

/** Size from which superlinear growth is visible; below it, the rest of the document takes longer. */
const late = 1_024

const tooDeep = /deeper than can be read/u
const noText = /contains no text/u

const bodies: readonly GrowthCase[] = [
  inBody("paragraphs", (size) => wordParagraph("one two").repeat(size)),
  inBody("runs", (size) => `<w:p>${run.repeat(size)}</w:p>`),
  inBody("texts of a run", (size) => `<w:p><w:r>${"<w:t>a</w:t><w:tab/><w:br/>".repeat(size)}</w:r></w:p>`),
  inBody("words of a text", (size) => wordParagraph("ab ".repeat(size))),
  inBody("entities of a text", (size) => wordParagraph("&amp;".repeat(size))),
  inBody("tables", (size) => `<w:tbl><w:tr>${cell}</w:tr></w:tbl>`.repeat(size)),
  inBody("rows", (size) => `<w:tbl>${`<w:tr>${cell}${cell}</w:tr>`.repeat(size)}</w:tbl>`),
  inBody("cells of a row", (size) => `<w:tbl><w:tr>${cell.repeat(size)}</w:tr></w:tbl>`),
  inBody(
    "rows that share a cell",
    (size) =>
      `<w:tbl>${`<w:tr><w:tc><w:tcPr><w:vMerge/></w:tcPr>${wordParagraph("x")}</w:tc></w:tr>`.repeat(size)}</w:tbl>`,
  ),
  inBody(
    "tables in tables",
    (size) => nested(size, `<w:tbl><w:tr><w:tc>${wordParagraph("x")}`, "</w:tc></w:tr></w:tbl>"),
    { rejection: tooDeep },
  ),
  inBody("controls in controls", (size) => nested(size, "<w:sdt><w:sdtContent>", "</w:sdtContent></w:sdt>"), {
    rejection: tooDeep,
  }),
  inBody("paragraphs in 90 controls", (size) =>
    nested(90, "<w:sdt><w:sdtContent>", "</w:sdtContent></w:sdt>", wordParagraph("x").repeat(size)),
  ),
  inBody("unknown elements", (size) => times(size, (index) => `<w:u${index}/>`) + wordParagraph("x"), {
    minSize: late,
  }),
  ...["<?a ", "<!--", "<![CDATA[", "<"].map((token) =>
    inBody(`open ${token}`, (size) => wordParagraph("x") + token.repeat(size), { rejection: /is damaged/u }),
  ),
  ...["<!a ", "</"].map((token) =>
    inBody(`open ${token}`, (size) => wordParagraph("x") + token.repeat(size), { rejection: /is damaged/u }),
  ),
  ...["&", "&#x"].map((token) => inBody(`open ${token}`, (size) => wordParagraph("x") + token.repeat(size))),
  inBody("hidden runs", (size) => `<w:p>${"<w:r><w:rPr><w:vanish/></w:rPr><w:t>x</w:t></w:r>".repeat(size)}</w:p>`, {
    rejection: noText,
  }),
  inBody(
    "text boxes",
    (size) =>
      `<w:p><w:r>${"<mc:AlternateContent><mc:Choice><w:txbxContent><w:p/></w:txbxContent></mc:Choice></mc:AlternateContent>".repeat(size)}</w:r></w:p>`,
    { rejection: noText },
  ),
  inBody("attributes", (size) => `<w:p ${times(size, (index) => `a${index}="1" `)}>${run}</w:p>`),
  inBody(
    "namespaces",
    (size) =>
      `<w:sdt ${times(size, (index) => `xmlns:r${index}="u" `)}><w:sdtContent>${'<w:p xmlns:q="u"/>'.repeat(size)}</w:sdtContent></w:sdt>`,
    { minSize: late, rejection: noText },
  ),
  inBody(
    "namespaces in namespaces",
    (size) => times(size, (index) => `<w:sdt xmlns:a${index}="u">`) + "</w:sdt>".repeat(size),
    { minSize: late, rejection: tooDeep },
  ),
  inBody(
    "open fields",
    (size) => `<w:p>${(field("begin") + instruction + field("separate") + run).repeat(size)}</w:p>`,
    { minSize: 2 * late },
  ),
  inBody(
    "parts of a field's instruction",
    (size) => `<w:p>${field("begin")}${(instruction + field("separate")).repeat(size)}</w:p>`,
    { rejection: noText },
  ),
  inBody(
    "spaces of a field's instruction",
    (size) =>
      `<w:p>${field("begin")}<w:r><w:instrText>x${" ".repeat(size)}</w:instrText></w:r>${field("separate")}</w:p>`,
    { rejection: noText },
  ),
]

const parts: readonly GrowthCase[] = [
  withParts(
    "styles",
    (size) => times(size, (index) => `<w:p><w:pPr><w:pStyle w:val="s${index}"/></w:pPr>${run}</w:p>`),
    (size) => ({
      styles: times(
        size,
        (index) => `<w:style w:type="paragraph" w:styleId="s${index}"><w:name w:val="n${index}"/></w:style>`,
      ),
    }),
  ),
  inBody(
    "styles that do not exist",
    (size) => times(size, (index) => `<w:p><w:pPr><w:pStyle w:val="s${index}"/></w:pPr>${run}</w:p>`),
    { minSize: late },
  ),
  withParts(
    "notes",
    (size) => `<w:p>${times(size, (index) => `<w:r><w:footnoteReference w:id="${index}"/></w:r>`)}</w:p>`,
    (size) => ({ footnotes: times(size, (index) => `<w:footnote w:id="${index}">${wordParagraph("n")}</w:footnote>`) }),
  ),
  withParts(
    "lists",
    (size) =>
      times(
        size,
        (index) =>
          `<w:p><w:pPr><w:numPr><w:ilvl w:val="${index % 9}"/><w:numId w:val="${index}"/></w:numPr></w:pPr>${run}</w:p>`,
      ),
    (size) => ({
      numbering: times(
        size,
        (index) =>
          `<w:abstractNum w:abstractNumId="${index}"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="${index}"><w:abstractNumId w:val="${index}"/></w:num>`,
      ),
    }),
  ),
  {
    name: "headers",
    build: (size) =>
      wordFile(
        wordParagraph("x"),
        Array.from({ length: size }, (_, index) => ({
          name: `word/header${index}.xml`,
          content: `<w:hdr>${wordParagraph(`h${index}`)}</w:hdr>`,
        })),
      ),
    maxSize: 8_192,
  },
  inHeader("rows", (size) => `<w:tbl>${`<w:tr>${cell}</w:tr>`.repeat(size)}</w:tbl>`),
  inHeader("breaks", (size) => `<w:p><w:r>${"<w:br/><w:t>a</w:t>".repeat(size)}</w:r></w:p>`),
  inHeader("end tags without a start tag", (size) => `${"<a>".repeat(size)}${"</b>".repeat(size)}`, {
    rejection: tooDeep,
  }),
]

/** Word documents in which one thing is repeated. */
export const wordCases: readonly GrowthCase[] = [...bodies, ...parts]

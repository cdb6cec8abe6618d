import { orderRow, relations, workbookItems } from "@docsift/testing/hostile/office-package"
import { zipFile, type ZipItem } from "@docsift/testing/hostile/zip-file"
import { type GrowthCase, times } from "./growth-case.ts"

const few = `<sheetData>${orderRow}</sheetData>`

function inSheet(name: string, sheet: (size: number) => string, more: Partial<GrowthCase> = {}): GrowthCase {
  return { name, build: (size) => zipFile(workbookItems(sheet(size))), ...more }
}

function inStrings(name: string, strings: (size: number) => string, cells: (size: number) => string): GrowthCase {
  return { name, build: (size) => zipFile(workbookItems(cells(size), `<sst>${strings(size)}</sst>`)) }
}

/** Changes one part of a small workbook. */
function inPart(name: string, part: string, change: (content: string, size: number) => string): GrowthCase {
  const items = (size: number) =>
    workbookItems(few).map((item) =>
      item.name === part ? { ...item, content: change(String(item.content), size) } : item,
    )
  return { name, build: (size) => zipFile(items(size)) }
}

function inStyles(name: string, styles: (size: number) => string, sheet: (size: number) => string): GrowthCase {
  const more: ZipItem[] = [
    relations("xl/_rels/workbook.xml.rels", [
      ["worksheet", "worksheets/sheet1.xml"],
      ["styles", "styles.xml"],
    ]),
  ]
  const items = (size: number) => [
    ...workbookItems(sheet(size)).filter((item) => item.name !== more[0]?.name),
    ...more,
    { name: "xl/styles.xml", content: `<styleSheet>${styles(size)}</styleSheet>` },
  ]
  return { name, build: (size) => zipFile(items(size)) }
}

const sharedCell = '<sheetData><row><c t="s"><v>0</v></c></row></sheetData>'
const text = (content: string) => `<sheetData><row><c t="inlineStr"><is>${content}</is></c></row></sheetData>`
const format = (code: string) =>
  `<numFmts><numFmt numFmtId="200" formatCode="${code}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs>`
const numbers = (size: number) =>
  `<sheetData>${times(size, (index) => `<row><c s="0"><v>${index}</v></c></row>`)}</sheetData>`

/** Workbooks in which one thing is repeated. */
export const sheetCases: readonly GrowthCase[] = [
  inSheet("cells", numbers),
  inSheet(
    "cells at one position",
    (size) => `<sheetData>${'<row r="1"><c r="A1"><v>1</v></c></row>'.repeat(size)}</sheetData>`,
  ),
  inSheet(
    "rows in reverse",
    (size) =>
      `<sheetData>${times(size, (index) => `<row r="${size - index}"><c r="A${size - index}"><v>1</v></c></row>`)}</sheetData>`,
  ),
  inSheet(
    "cells far from the first",
    (size) =>
      `<sheetData>${times(size, (index) => `<row r="${index + 1}"><c r="J${index + 1}"><v>1</v></c></row>`)}</sheetData>`,
  ),
  inSheet("hidden rows", (size) => `<sheetData>${'<row hidden="1"><c><v>1</v></c></row>'.repeat(size)}</sheetData>`),
  inSheet(
    "texts",
    (size) =>
      `<sheetData>${times(size, (index) => `<row><c t="inlineStr"><is><t>word ${index}</t></is></c></row>`)}</sheetData>`,
  ),
  inSheet("words of a text", (size) => text(`<t>${"ab ".repeat(size)}</t>`)),
  inSheet("spaces of a text", (size) => text(`<t>a${" ".repeat(size)}b</t>`)),
  inSheet("runs of a text", (size) => text("<r><rPr><b/></rPr><t>a </t></r>".repeat(size))),
  inSheet("entities of a text", (size) => text(`<t>${"&amp;".repeat(size)}</t>`)),
  inSheet(
    "attributes of a cell",
    (size) => `<sheetData><row><c ${times(size, (index) => `a${index}="1" `)}><v>1</v></c></row></sheetData>`,
  ),
  inSheet(
    "merged cells",
    (size) =>
      `${few}<mergeCells>${times(size, (index) => `<mergeCell ref="A${index + 2}:XFD${index + 9}"/>`)}</mergeCells>`,
  ),
  inSheet(
    "formulas",
    (size) =>
      `<sheetData>${'<row><c><f t="array" ref="A1:XFD1048576">A1+1</f><v>1</v></c></row>'.repeat(size)}</sheetData>`,
  ),
  inSheet(
    "definitions of all columns",
    (size) => `<cols>${'<col min="1" max="16384" width="3"/>'.repeat(size)}</cols>${few}`,
    { minSize: 16 },
  ),
  inSheet(
    "links",
    (size) =>
      `${few}<hyperlinks>${times(size, (index) => `<hyperlink ref="A${index + 1}" location="x"/>`)}</hyperlinks>`,
  ),
  inSheet(
    "rules",
    (size) =>
      `${few}${times(size, (index) => `<conditionalFormatting sqref="A${index + 1}"><cfRule type="cellIs" priority="1"><formula>1</formula></cfRule></conditionalFormatting>`)}`,
  ),
  inSheet("elements in elements", (size) => `${few}${"<a>".repeat(size)}${"</a>".repeat(size)}`),
  inSheet("open brackets", (size) => `${few}${"<".repeat(size)}`),
  inStrings(
    "shared strings",
    (size) => times(size, (index) => `<si><t>s${index}</t></si>`),
    () => few,
  ),
  inStrings(
    "runs of a shared string",
    (size) => `<si>${"<r><t>a </t></r>".repeat(size)}</si>`,
    () => sharedCell,
  ),
  {
    name: "cells times the length of the string that they share",
    build: (size) =>
      zipFile(
        workbookItems(
          `<sheetData>${'<row><c t="s"><v>0</v></c></row>'.repeat(size)}</sheetData>`,
          `<sst><si><t>${"x".repeat(size)}</t></si></sst>`,
        ),
      ),
    minSize: 4_096,
  },
  inStyles("styles", (size) => `<cellXfs>${'<xf numFmtId="14"/>'.repeat(size)}</cellXfs>`, numbers),
  inStyles(
    "formats",
    (size) =>
      `<numFmts>${times(size, (index) => `<numFmt numFmtId="${200 + index}" formatCode="0.0"/>`)}</numFmts><cellXfs>${times(size, (index) => `<xf numFmtId="${200 + index}"/>`)}</cellXfs>`,
    numbers,
  ),
  ...["0", "#", "?", ",", "y", "[h]", "General", "AM/PM", "#?/"].map((code) =>
    inStyles(
      `a format of ${code}`,
      (size) => format(code.repeat(size)),
      () => numbers(1),
    ),
  ),
  inPart("sheets", "xl/workbook.xml", (content, size) =>
    content.replace(
      /<sheet .*?\/>/u,
      times(size, (index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId1"/>`),
    ),
  ),
  {
    name: "sheets times the rows of the part that they share",
    build: (size) => {
      const sheets = times(size, (index) => `<sheet name="S${index}" sheetId="${index + 1}" r:id="rId1"/>`)
      return zipFile(
        workbookItems(numbers(size)).map((item) =>
          item.name === "xl/workbook.xml"
            ? { ...item, content: String(item.content).replace(/<sheet .*?\/>/u, sheets) }
            : item,
        ),
      )
    },
    minSize: 4_096,
    rejection: /contains more (?:XML )?than can be read/u,
  },
  inPart("names", "xl/workbook.xml", (content, size) =>
    content.replace(
      "</workbook>",
      `<definedNames>${times(size, (index) => `<definedName name="_xlnm.Print_Titles" localSheetId="0">One!$1:$${index + 1}</definedName>`)}</definedNames></workbook>`,
    ),
  ),
  inPart("pivot caches", "xl/workbook.xml", (content, size) =>
    content.replace(
      "</workbook>",
      `<pivotCaches>${times(size, (index) => `<pivotCache cacheId="${index}" r:id="rId9"/>`)}</pivotCaches></workbook>`,
    ),
  ),
  inPart("relations", "xl/_rels/workbook.xml.rels", (content, size) =>
    content.replace(
      "</Relationships>",
      `${times(size, (index) => `<Relationship Id="x${index}" Type="t/externalLink" Target="worksheets/sheet1.xml"/>`)}</Relationships>`,
    ),
  ),
  {
    name: "tables and links of a sheet",
    build: (size) =>
      zipFile([
        ...workbookItems(
          `${few}<hyperlinks>${times(size, (index) => `<hyperlink ref="A${index + 1}" r:id="rId${index + 1}"/>`)}</hyperlinks>`,
        ),
        relations(
          "xl/worksheets/_rels/sheet1.xml.rels",
          Array.from({ length: size }, () => ["table", "../styles.xml"] as const),
        ),
      ]),
  },
]

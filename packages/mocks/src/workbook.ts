import type { ExtractedValue } from "@docsift/sdk"

/** Rows of cells. */
export type Rows = readonly (readonly ExtractedValue[])[]

/** Writes sheets with their names to an Excel workbook (ECMA-376), uncompressed. */
export function writeWorkbook(sheets: Readonly<Record<string, Rows>>): Uint8Array<ArrayBuffer> {
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const schemas = "http://schemas.openxmlformats.org"
  const office = `${schemas}/officeDocument/2006/relationships`
  const main = `${schemas}/spreadsheetml/2006/main`
  const type = "application/vnd.openxmlformats-officedocument.spreadsheetml"
  const relation = (kind: string, target: string, id = 1) =>
    `<Relationship Id="rId${id}" Type="${office}/${kind}" Target="${target}"/>`
  const relations = (...all: readonly string[]) =>
    `${head}<Relationships xmlns="${schemas}/package/2006/relationships">${all.join("")}</Relationships>`
  const entries = Object.entries(sheets).map(([name, rows], index) => ({
    name: nameOfSheet(name),
    rows,
    id: index + 1,
  }))
  return zip({
    "[Content_Types].xml": `${head}<Types xmlns="${schemas}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${entries.map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${type}.worksheet+xml"/>`).join("")}</Types>`,
    "_rels/.rels": relations(relation("officeDocument", "xl/workbook.xml")),
    "xl/workbook.xml": `${head}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${entries.map(({ name, id }) => `<sheet name="${escapeXml(name)}" sheetId="${id}" r:id="rId${id}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": relations(
      ...entries.map(({ id }) => relation("worksheet", `worksheets/sheet${id}.xml`, id)),
    ),
    ...Object.fromEntries(
      entries.map(({ id, rows }) => [
        `xl/worksheets/sheet${id}.xml`,
        `${head}<worksheet xmlns="${main}"><sheetData>${rows.map((row) => `<row>${row.map((cell) => writeCell(cell)).join("")}</row>`).join("")}</sheetData></worksheet>`,
      ]),
    ),
  })
}

/** Excel accepts at most 31 characters, and not these. */
function nameOfSheet(name: string): string {
  return name.replaceAll(/[[\]:*?/\\]/g, " ").slice(0, 31)
}

function escapeXml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;")
}

function writeCell(value: ExtractedValue): string {
  if (value === null) return "<c/>"
  if (typeof value === "number") return `<c><v>${value}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

/** Writes a ZIP archive of stored files (APPNOTE 6.3, sections 4.3.7, 4.3.12 and 4.3.16). */
function zip(files: Readonly<Record<string, string>>): Uint8Array<ArrayBuffer> {
  const parts: Uint8Array[] = []
  const directory: Uint8Array[] = []
  let offset = 0
  for (const [path, text] of Object.entries(files)) {
    const [name, content] = [new TextEncoder().encode(path), new TextEncoder().encode(text)]
    // Version 2.0, no flags, stored, 1980-01-01 as date, checksum, sizes, length of the name, no extra field.
    const common = [
      ...u16(20, 0, 0, 0, 33),
      ...u32(crc32(content), content.length, content.length),
      ...u16(name.length, 0),
    ]
    const local = Uint8Array.from([...u32(0x04034b50), ...common, ...name])
    directory.push(
      Uint8Array.from([...u32(0x02014b50), ...u16(20), ...common, ...u16(0, 0, 0), ...u32(0, offset), ...name]),
    )
    parts.push(local, content)
    offset += local.length + content.length
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = [...u32(0x06054b50), ...u16(0, 0, directory.length, directory.length), ...u32(size, offset), ...u16(0)]
  return joined([...parts, ...directory, Uint8Array.from(end)])
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let offset = 0
  for (const part of parts) {
    all.set(part, offset)
    offset += part.length
  }
  return all
}

function u16(...values: readonly number[]): number[] {
  return values.flatMap((value) => [value & 255, (value >>> 8) & 255])
}

function u32(...values: readonly number[]): number[] {
  return values.flatMap((value) => u16(value, value >>> 16))
}

/** Computes a CRC-32 bit by bit (ISO 3309): slow, but fast enough for the exports of a mock. */
function crc32(bytes: Uint8Array): number {
  let crc = ~0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

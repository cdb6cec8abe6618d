import { Parser } from "htmlparser2"
import { DocumentError } from "../document-error.ts"
import { localName } from "./xml-tree.ts"
import { countTags, type PackageParts, partText } from "./office-package.ts"
import { mainPartName, type Relation, relationsName, relationsOf, targetName } from "./package-relations.ts"

/** The parts that are read. Links, comments, caches and drawings are not: the library searches all others for each. */
const READ_TYPES = ["worksheet", "sharedStrings", "styles"] as const
/** Several hundred sheets that set the width of all 16,384 columns: the library creates an object for each. */
const maxColumnDefinitions = 10_000_000
/** The library searches all relations for each. */
const maxPivotCaches = 10_000
const maxColumn = 16_384

/**
 * Returns the parts of a workbook that are read, and rejects a workbook that costs more than its size suggests: sheets
 * that share a part are read once each, and one column definition covers up to 16,384 columns.
 *
 * @throws {DocumentError} file_unreadable
 */
export function boundWorkbook(parts: PackageParts, maxTags: number): PackageParts {
  const workbookName = mainPartName(parts) ?? ""
  const relations = readableRelations(relationsOf(parts, workbookName))
  const workbook = partText(parts, workbookName) ?? ""
  if (workbook.split("pivotCache", maxPivotCaches + 2).length > maxPivotCaches + 1) throw tooLargeError()
  const targets = new Map(relations.map((relation) => [relation.id, targetName(workbookName, relation)]))
  rejectRepeatedSheets(parts, sheetIds(workbook), targets, maxTags)
  let columns = 0
  for (const name of new Set(targets.values())) columns += countColumns(partText(parts, name) ?? "")
  if (columns > maxColumnDefinitions) throw tooLargeError()
  const kept = new Map([...parts].filter(([name]) => !name.endsWith(".rels") || name === "_rels/.rels"))
  const name = relationsName(workbookName)
  if (parts.has(name)) kept.set(name, Buffer.from(writeRelations(relations)))
  return kept
}

/** Returns all worksheets, and the first part of each other type: the library reads no more. */
function readableRelations(relations: readonly Relation[]): Relation[] {
  const seen = new Set<string>()
  return relations.filter(({ type }) => {
    const readType = READ_TYPES.find((name) => type.endsWith(`/${name}`))
    if (readType === undefined || seen.has(readType)) return false
    if (readType !== "worksheet") seen.add(readType)
    return true
  })
}

function writeRelations(relations: readonly Relation[]): string {
  const all = relations.map(
    ({ id, type, target }) => `<Relationship Id="${escape(id)}" Type="${escape(type)}" Target="${escape(target)}"/>`,
  )
  return `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${all.join("")}</Relationships>`
}

function escape(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;")
}

/** Returns the relation id of each sheet that the workbook lists. */
function sheetIds(workbook: string): string[] {
  const ids: string[] = []
  const onopentag = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (localName(name) !== "sheet") return
    for (const key in attributes) if (localName(key).toLowerCase() === "id") ids.push(attributes[key] ?? "")
  }
  new Parser({ onopentag }, { xmlMode: true }).end(workbook)
  return ids
}

function rejectRepeatedSheets(
  parts: PackageParts,
  ids: readonly string[],
  targets: ReadonlyMap<string, string>,
  maxTags: number,
): void {
  const tagsOf = new Map<string, number>()
  let tags = 0
  for (const id of ids) {
    const name = targets.get(id) ?? ""
    const known = tagsOf.get(name) ?? countTags(parts.get(name) ?? new Uint8Array())
    tagsOf.set(name, known)
    tags += known
    if (tags > maxTags) throw tooLargeError()
  }
}

/** Counts the columns that the definitions of one sheet cover (ECMA-376 part 1, 18.3.1.13 col). */
function countColumns(sheet: string): number {
  let columns = 0
  for (const [, attributes = ""] of sheet.matchAll(/<(?:[^\s<>/:]*:)?col\s([^<>]*)/gu)) {
    // Bounds that are not digits count as the widest range.
    const first = Number(/\bmin\s*=\s*["'](\d{1,9})["']/u.exec(attributes)?.[1] ?? 1)
    const last = Number(/\bmax\s*=\s*["'](\d{1,9})["']/u.exec(attributes)?.[1] ?? maxColumn)
    columns += Math.max(0, Math.min(last, maxColumn) - first + 1)
  }
  return columns
}

function tooLargeError(): DocumentError {
  return new DocumentError("file_unreadable", "The workbook contains more than can be read.")
}

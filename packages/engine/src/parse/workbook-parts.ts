import { Parser } from "htmlparser2"
import { DocumentError } from "../document-error.ts"
import { localName } from "./xml-tree.ts"
import { countTags, type PackageParts, partText } from "./office-package.ts"
import { mainPartName, type Relation, relationsName, relationsOf, targetName } from "./package-relations.ts"

/** The parts that are read; links, comments, caches and drawings are not, whose readers look each up among all others. */
const wantedTypes = ["worksheet", "sharedStrings", "styles"] as const
/** Several hundred sheets that give all their 16,384 columns a width: the reader makes an object of each. */
const maxColumnDefinitions = 10_000_000
/** Every one is searched among all relations. */
const maxPivotCaches = 10_000
const maxColumn = 16_384

/**
 * Leaves of a workbook's parts what is read, and refuses one that would be read more often or at greater length than its
 * size says: sheets that share a part are read once each, and a column definition stands for up to 16,384.
 *
 * @throws {DocumentError} file_unreadable
 */
export function boundWorkbook(parts: PackageParts, maxTags: number): PackageParts {
  const workbookName = mainPartName(parts) ?? ""
  const relations = wantedRelations(relationsOf(parts, workbookName))
  const workbook = partText(parts, workbookName) ?? ""
  if (workbook.split("pivotCache", maxPivotCaches + 2).length > maxPivotCaches + 1) throw tooLargeError()
  const targets = new Map(relations.map((relation) => [relation.id, targetName(workbookName, relation)]))
  refuseRepeatedSheets(parts, sheetIds(workbook), targets, maxTags)
  let columns = 0
  for (const name of new Set(targets.values())) columns += countColumns(partText(parts, name) ?? "")
  if (columns > maxColumnDefinitions) throw tooLargeError()
  const kept = new Map([...parts].filter(([name]) => !name.endsWith(".rels") || name === "_rels/.rels"))
  const name = relationsName(workbookName)
  if (parts.has(name)) kept.set(name, Buffer.from(writeRelations(relations)))
  return kept
}

/** All worksheets, and the first part of each other type: the reader takes no more. */
function wantedRelations(relations: readonly Relation[]): Relation[] {
  const seen = new Set<string>()
  return relations.filter(({ type }) => {
    const wanted = wantedTypes.find((name) => type.endsWith(`/${name}`))
    if (wanted === undefined || seen.has(wanted)) return false
    if (wanted !== "worksheet") seen.add(wanted)
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

/** The relation of each sheet that the workbook lists. */
function sheetIds(workbook: string): string[] {
  const ids: string[] = []
  const onopentag = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (localName(name) !== "sheet") return
    for (const key in attributes) if (localName(key).toLowerCase() === "id") ids.push(attributes[key] ?? "")
  }
  new Parser({ onopentag }, { xmlMode: true }).end(workbook)
  return ids
}

function refuseRepeatedSheets(
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

/** Columns that the definitions of one sheet (ECMA-376 part 1, 18.3.1.13 col) stand for together. */
function countColumns(sheet: string): number {
  let columns = 0
  for (const [, attributes = ""] of sheet.matchAll(/<(?:[^\s<>/:]*:)?col\s([^<>]*)/gu)) {
    // What is written otherwise than as digits is taken for the most it can stand for.
    const first = Number(/\bmin\s*=\s*["'](\d{1,9})["']/u.exec(attributes)?.[1] ?? 1)
    const last = Number(/\bmax\s*=\s*["'](\d{1,9})["']/u.exec(attributes)?.[1] ?? maxColumn)
    columns += Math.max(0, Math.min(last, maxColumn) - first + 1)
  }
  return columns
}

function tooLargeError(): DocumentError {
  return new DocumentError("file_unreadable", "The workbook contains more than can be read.")
}

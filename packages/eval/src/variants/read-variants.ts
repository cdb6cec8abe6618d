import type { Document, Extraction } from "@docsift/engine"
import { extractDocument } from "@docsift/engine/internal/extract/extract-document"
import { judgeExtraction } from "@docsift/engine/internal/judge/judge-document"
import type { Case } from "@docsift/engine/internal/judge/manifest"
import { partsOfPointer, pointerOf } from "@docsift/engine/internal/page/json-pointer"
import { changeHeadings, type HeadingChange } from "../headings/change-headings.ts"
import { findPrintedHeadings } from "../headings/printed-headings.ts"
import { addsText, changeLayout, isLayoutChange, type LayoutChange } from "../layouts/change-layout.ts"
import { findPrintedTable } from "../layouts/printed-table.ts"
import type { AddedColumn, ChangedDocument } from "./changed-document.ts"
import { isKept, type Variant } from "./variant.ts"

/** What is changed: the headings of a table, or the layout of its rows and columns. */
export type Change = HeadingChange | LayoutChange

/** Changes the first table of a document, where it is read without a mistake, and judges what is read then. */
export function readVariants(given: Case, document: Document, changes: readonly Change[]): Variant[] {
  const { configuration } = given
  const printed = extractDocument(document, configuration)
  const object = configuration.objects.find(({ tables }) => tables && tables.length > 0)
  const table = object?.tables?.[0]
  if (!object || !table || cellsOf(given, printed, document).some(({ isLost }) => isLost)) return []
  const pointer = pointerOf(object.name, "tables", table.name)
  const headings = findPrintedHeadings(document, printed, pointer)
  if (!headings) return []
  const found = findPrintedTable(printed, headings, pointer, table)
  const changed = (change: Change): readonly ChangedDocument[] => {
    if (!isLayoutChange(change)) return changeHeadings(document, headings, change)
    return found ? changeLayout(document, found, change) : []
  }
  const texts = new Set(table.columns.filter(({ type }) => type === "string").map(({ name }) => name))
  return changes.flatMap((change) =>
    changed(change).map(({ text, document: other, moved, added }): Variant => {
      const requested = added ? withColumn(given, object.name, table.name, added) : given
      const cells = cellsOf(requested, extractDocument(other, requested.configuration), other)
      const judged = addsText(change) ? cells.filter(({ column }) => column === moved || !texts.has(column)) : cells
      const lost = judged.filter(({ isLost }) => isLost).map(({ column }) => column)
      return { id: given.id, change, text, values: judged.length, lost }
    }),
  )
}

/** Requests a column besides those of a table. */
function withColumn(given: Case, objectName: string, tableName: string, { name, values }: AddedColumn): Case {
  const objects = given.configuration.objects.map((object) => {
    const tables = object.tables?.map((table) =>
      table.name === tableName ? { ...table, columns: [...table.columns, { name, type: "string" as const }] } : table,
    )
    return object.name === objectName && tables ? { ...object, tables } : object
  })
  const truth = given.expected?.[objectName]
  const rows = truth?.tables?.[tableName]?.map((row, index) => ({ ...row, [name]: values[index] ?? null }))
  if (!truth || !rows) return given
  const expected = { ...given.expected, [objectName]: { ...truth, tables: { ...truth.tables, [tableName]: rows } } }
  return { ...given, configuration: { ...given.configuration, objects }, expected }
}

interface JudgedCell {
  readonly column: string
  readonly isLost: boolean
}

function cellsOf(given: Case, extraction: Extraction, document: Document): JudgedCell[] {
  return judgeExtraction(given, extraction, document)
    .valueScores.filter(({ kind }) => kind === "cell")
    .map(({ path, verdict }) => ({
      column: partsOfPointer(path).at(-1) ?? "",
      isLost: !isKept(verdict),
    }))
}

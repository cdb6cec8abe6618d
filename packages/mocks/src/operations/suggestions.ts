import type { ValueType } from "@docsift/sdk"
import type { ReplyOf } from "../openapi-types.ts"
import { pointerTo } from "../json-pointer.ts"
import type { Operations } from "../operation.ts"
import type { StoredFile } from "../records.ts"
import { reject } from "../rejection.ts"
import { suggestionInput } from "../request-parsers.ts"
import { isGrid, rowsOf, type SheetWord, wordsOf } from "../sheet.ts"
import type { Store } from "../store.ts"
import { findFile } from "./files.ts"
import { openFile } from "./inspection.ts"

type Suggestion = Extract<ReplyOf<"POST /api/v1/workflow-suggestions">, { readonly json: { fields: unknown } }>["json"]
type Value = Suggestion["fields"][number]

const nothingFound =
  "No label with a value and no table was found. Use documents that print labels such as “Invoice number: 4711”, or name the fields by hand."
const objectName = "Invoice"
const tableName = "Line items"

/** The operation that suggests a workflow: from lines such as `Total: 12.50`, and from the first row of a grid. */
export const suggestionOperations = {
  "POST /api/v1/workflow-suggestions": {
    body: suggestionInput,
    handle: ({ store, caller, body: { fileIds, name = objectName } }) => {
      const repeated = fileIds.findIndex((id, index) => fileIds.indexOf(id) < index)
      if (repeated > 0) {
        reject(`fileIds[${repeated}]`, `must differ from fileIds[${fileIds.indexOf(fileIds[repeated] ?? "")}]`)
      }
      for (const id of fileIds) findFile(store, caller, id)
      const files = fileIds.map((id) => openFile(store, caller, id, fileIds.length > 1))
      const fields = merge(files, (file) => (isGrid(file) ? [] : labelledOf(wordsOf(store, file))))
      const columns = merge(files, (file) => columnsOf(store, file))
      const count = files.length === 1 ? "one sample document" : `${files.length} sample documents`
      const object = {
        name: objectName,
        ...(fields.length > 0 && { fields: fields.map(toDefinition) }),
        ...(columns.length > 0 && { tables: [{ name: tableName, columns: columns.map(toDefinition) }] }),
      }
      const objects = fields.length + columns.length > 0 ? [object] : []
      return {
        status: 200,
        json: {
          workflow: { name, description: `Suggested from ${count}.`, configuration: { objects } },
          fields: fields.map((found) => toValue(found, [objectName, "fields"])),
          columns: columns.map((found) => toValue(found, [objectName, "tables", tableName, "columns"])),
          warnings: objects.length > 0 ? [] : [nothingFound],
        },
      }
    },
  },
} satisfies Partial<Operations>

/** A label with a value of one file. */
interface Labelled {
  readonly label: string
  readonly text: string
  readonly place: Pick<Value["example"], "page" | "box" | "cell">
}

interface Found extends Labelled {
  readonly fileId: string
  readonly seenIn: number
}

/** Returns what at least half of the files print, with the value of the first. */
function merge(files: readonly StoredFile[], read: (file: StoredFile) => readonly Labelled[]): Found[] {
  const found = new Map<string, Found>()
  for (const file of files) {
    for (const labelled of new Map(read(file).map((each) => [each.label, each])).values()) {
      const { fileId = file.id, seenIn = 0 } = found.get(labelled.label) ?? {}
      const first = found.get(labelled.label) ?? labelled
      found.set(labelled.label, { ...first, fileId, seenIn: seenIn + 1 })
    }
  }
  return [...found.values()].filter(({ seenIn }) => seenIn * 2 >= files.length)
}

/** Reads lines such as `Date: 2026-02-27` and `Invoice No. 0042`. */
function labelledOf(words: readonly SheetWord[]): Labelled[] {
  const lines = Map.groupBy(words, ({ box }) => box[1])
  return [...lines.values()].flatMap((line) => {
    const end = line.findIndex(({ text }) => /(?:.:|^No\.)$/.test(text)) + 1
    const [value] = line.slice(end)
    if (end === 0 || value === undefined) return []
    const label = line
      .slice(0, end)
      .map(({ text }) => text)
      .join(" ")
      .replace(/:$/, "")
    return [{ label, text: value.text, place: { page: 1, box: [...value.box] } }]
  })
}

function columnsOf(store: Store, file: StoredFile): Labelled[] {
  const [header = [], first = []] = rowsOf(file)
  const cells = new Map(wordsOf(store, file).map(({ cell, text }) => [cell, text]))
  return header.flatMap((label, column) => {
    const cell = `${String.fromCharCode(65 + column)}2`
    return label === "" || !cells.has(cell) ? [] : [{ label, text: first[column] ?? "", place: { page: 1, cell } }]
  })
}

function toDefinition({ label, text }: Labelled) {
  return { name: label, type: typeOf(text) }
}

function typeOf(text: string): ValueType {
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return "date"
  // A number with a leading zero is an identifier.
  return /^(?!0\d)[\d,]+(?:\.\d+)?$/.test(text) ? "number" : "string"
}

function toValue({ label, text, place, fileId, seenIn }: Found, path: readonly string[]): Value {
  return { pointer: pointerTo([...path, label]), label, seenIn, confidence: 0.95, example: { fileId, ...place, text } }
}

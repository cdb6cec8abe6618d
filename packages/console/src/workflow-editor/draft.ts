import type { Configuration, ReviewPolicy, ValueType, WorkflowInput } from "@docsift/sdk"
import { pointerOf } from "../json-pointer.ts"

/** What a part of a definition is. */
export type PartKind = "object" | "field" | "table" | "column"

/** An object, field, table or column that is being edited. */
export interface DraftPart {
  /** Identifies the part while its name and position change. */
  readonly key: number
  readonly kind: PartKind
  readonly name: string
  readonly description: string
  /** Means something for fields and columns only. */
  readonly type: ValueType
  /** The fields of an object, then its tables; the columns of a table. */
  readonly parts: readonly DraftPart[]
}

/** A review policy that is being edited: it requires fields, whatever they are called. */
export interface DraftReview extends Required<Omit<ReviewPolicy, "required">> {
  /** Keys of fields. */
  readonly required: readonly number[]
}

/** A definition of a workflow that is being edited. */
export interface Draft {
  readonly name: string
  readonly description: string
  /** The objects. */
  readonly parts: readonly DraftPart[]
  readonly review: DraftReview | undefined
  readonly retentionDays: number | undefined
  /** The key of the part that is added next. */
  readonly nextKey: number
}

/** A part, and the names that lead to it. */
export interface PlacedPart {
  readonly part: DraftPart
  /** The part that contains it; undefined for objects. */
  readonly parent: DraftPart | undefined
  /** JSON Pointer such as `/Invoice/fields/Total` or `/Invoice/tables/Lines/columns/Amount`. */
  readonly pointer: string
}

/** A definition to edit; a suggestion may have no objects yet. */
type Source = Omit<WorkflowInput, "configuration"> & { readonly configuration: Configuration }

interface SourceItem {
  readonly name: string
  readonly description?: string | undefined
  readonly type?: ValueType
}

/** Returns a definition as a draft. */
export function draftOf({ name, description = "", configuration, review, retentionDays }: Source): Draft {
  let nextKey = 1
  const part = (kind: PartKind, item: SourceItem, parts: readonly DraftPart[] = []): DraftPart => ({
    key: nextKey++,
    kind,
    name: item.name,
    description: item.description ?? "",
    type: item.type ?? "string",
    parts,
  })
  const parts = configuration.objects.map((object) => {
    const fields = (object.fields ?? []).map((field) => part("field", field))
    const tables = (object.tables ?? []).map((table) => {
      const columns = table.columns.map((column) => part("column", column))
      return part("table", table, columns)
    })
    return part("object", object, [...fields, ...tables])
  })
  const draft: Draft = { name, description, parts, review: undefined, retentionDays, nextKey }
  if (review === undefined) return draft
  const { threshold, always = false, sample = 0, required = [] } = review
  const keys = placesOf(draft).flatMap(({ part: { key }, pointer }) => (required.includes(pointer) ? [key] : []))
  return { ...draft, review: { threshold, always, sample, required: keys } }
}

/** Returns a draft as the definition to store, without what is empty. */
export function definitionOf(draft: Draft): WorkflowInput {
  const { name, description, parts, review, retentionDays } = draft
  const configuration = { objects: parts.map(objectOf) }
  return {
    name: name.trim(),
    ...described(description),
    configuration,
    ...(review !== undefined && { review: policyOf(draft, review) }),
    ...(retentionDays !== undefined && { retentionDays }),
  }
}

/** Lists all parts of a draft in their order. */
export function placesOf({ parts }: Pick<Draft, "parts">): readonly PlacedPart[] {
  return parts.flatMap((object): PlacedPart[] => [
    { part: object, parent: undefined, pointer: pointerOf(object.name.trim()) },
    ...object.parts.flatMap((part): PlacedPart[] => {
      const pointer = pointerOf(object.name.trim(), `${part.kind}s`, part.name.trim())
      const columns = part.parts.map((column): PlacedPart => ({
        part: column,
        parent: part,
        pointer: `${pointer}/columns${pointerOf(column.name.trim())}`,
      }))
      return [{ part, parent: object, pointer }, ...columns]
    }),
  ])
}

function objectOf({ name, description, parts }: DraftPart): Configuration["objects"][number] {
  const fields = parts.filter(({ kind }) => kind === "field").map(valueOf)
  const tables = parts
    .filter(({ kind }) => kind === "table")
    .map((table) => ({
      name: table.name.trim(),
      ...described(table.description),
      columns: table.parts.map(valueOf),
    }))
  return {
    name: name.trim(),
    ...described(description),
    ...(fields.length > 0 && { fields }),
    ...(tables.length > 0 && { tables }),
  }
}

const valueOf = ({ name, description, type }: DraftPart) => ({ name: name.trim(), ...described(description), type })

const described = (text: string) => (text.trim() === "" ? {} : { description: text.trim() })

function policyOf(draft: Draft, { threshold, always, sample, required }: DraftReview): ReviewPolicy {
  const pointers = placesOf(draft).flatMap(({ part, pointer }) => (required.includes(part.key) ? [pointer] : []))
  return {
    threshold,
    ...(pointers.length > 0 && { required: pointers }),
    ...(always && { always }),
    ...(sample > 0 && { sample }),
  }
}

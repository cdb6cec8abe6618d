import type { ReviewPolicy, ValueType, WorkflowInput } from "@docsift/sdk"
import { partsOf } from "../json-pointer.ts"
import { formatQuantity } from "../ui/figures.ts"
import { valueTypeNames } from "./value-types.ts"

/** A difference between two definitions. */
export interface Change {
  readonly kind: "added" | "removed" | "changed"
  /** What has changed, such as `field`. */
  readonly what: "workflow" | "object" | "field" | "table" | "column"
  /** The names that lead to it, such as `["Invoice", "Lines", "Amount"]`; empty for the workflow. */
  readonly path: readonly string[]
  /** What exactly, with the old and the new text; empty for what was added or removed. */
  readonly details: readonly ChangeDetail[]
}

/** A property with its old and its new text. */
export interface ChangeDetail {
  readonly label: string
  /** Empty when there was none. */
  readonly before: string
  /** Empty when there is none any more. */
  readonly after: string
}

/** An object, field, table or column of a definition. */
interface Item {
  readonly name: string
  readonly description?: string | undefined
  readonly type?: ValueType | undefined
  readonly fields?: readonly Item[] | undefined
  readonly tables?: readonly Item[] | undefined
  readonly columns?: readonly Item[] | undefined
}

type What = Change["what"]

/** Lists what has changed from one definition to another, in the order of the new one. */
export function diffDefinitions(before: WorkflowInput, after: WorkflowInput): readonly Change[] {
  const details = [
    ...difference("Name", before.name, after.name),
    ...difference("Description", before.description ?? "", after.description ?? ""),
    ...difference("Objects", ...orders(before.configuration.objects, after.configuration.objects)),
    ...difference("Review", describeReview(before.review), describeReview(after.review)),
    ...difference("Kept for", describeDays(before.retentionDays), describeDays(after.retentionDays)),
  ]
  return [
    ...(details.length > 0 ? [{ kind: "changed", what: "workflow", path: [], details } as const] : []),
    ...diffItems("object", before.configuration.objects, after.configuration.objects, []),
  ]
}

function diffItems(
  what: What,
  before: readonly Item[],
  after: readonly Item[],
  parents: readonly string[],
): readonly Change[] {
  const pairs = pairItems(before, after)
  const removed = before.filter((item) => !pairs.some(([old]) => old === item))
  return [
    ...pairs.flatMap(([old, item]) => {
      const path = [...parents, item.name]
      return old === undefined ? [{ kind: "added", what, path, details: [] } as const] : diffItem(what, old, item, path)
    }),
    ...removed.map(({ name }) => ({ kind: "removed", what, path: [...parents, name], details: [] }) as const),
  ]
}

function diffItem(what: What, before: Item, after: Item, path: readonly string[]): readonly Change[] {
  const details = [
    ...difference("Name", before.name, after.name),
    ...difference("Type", nameOf(before.type), nameOf(after.type)),
    ...difference("Description", before.description ?? "", after.description ?? ""),
    ...difference("Fields", ...orders(before.fields, after.fields)),
    ...difference("Tables", ...orders(before.tables, after.tables)),
    ...difference("Columns", ...orders(before.columns, after.columns)),
  ]
  return [
    ...(details.length > 0 ? [{ kind: "changed", what, path, details } as const] : []),
    ...diffItems("field", before.fields ?? [], after.fields ?? [], path),
    ...diffItems("table", before.tables ?? [], after.tables ?? [], path),
    ...diffItems("column", before.columns ?? [], after.columns ?? [], path),
  ]
}

/**
 * Pairs each new item with the old one of the same name. One without such an old item was renamed, if the old item at its
 * place has no new one of its name.
 */
function pairItems(before: readonly Item[], after: readonly Item[]): readonly (readonly [Item | undefined, Item])[] {
  const oldNames = new Map(before.map((item) => [item.name, item]))
  const newNames = new Set(after.map(({ name }) => name))
  return after.map((item, index) => {
    const same = oldNames.get(item.name)
    if (same !== undefined) return [same, item]
    const replaced = before[index]
    return [replaced === undefined || newNames.has(replaced.name) ? undefined : replaced, item]
  })
}

/** Returns the order of the items that both lists have; twice the same text when it is the same. */
function orders(before: readonly Item[] = [], after: readonly Item[] = []): readonly [string, string] {
  const pairs = pairItems(before, after).filter(([old]) => old !== undefined)
  const [sorted, current] = [
    before.filter((item) => pairs.some(([old]) => old === item)),
    pairs.map(([, item]) => item),
  ]
  const isSame = sorted.every((item, index) => pairs[index]?.[0] === item)
  return isSame ? ["", ""] : [namesOf(sorted), namesOf(current)]
}

const namesOf = (items: readonly Item[]): string => items.map(({ name }) => name).join(", ")

const nameOf = (type: ValueType | undefined): string => (type === undefined ? "" : valueTypeNames[type])

const difference = (label: string, before: string, after: string): readonly ChangeDetail[] =>
  before === after ? [] : [{ label, before, after }]

function describeReview(review: ReviewPolicy | undefined): string {
  if (review === undefined) return ""
  const { threshold, required = [], always = false, sample = 0 } = review
  const parts = [
    always && "every execution",
    `values below ${percent(threshold)}`,
    required.length > 0 && `without ${required.map((pointer) => partsOf(pointer).at(-1)).join(", ")}`,
    sample > 0 && `${percent(sample)} of the others`,
  ]
  return parts.filter(Boolean).join("; ")
}

const percent = (share: number): string => `${Math.round(share * 1000) / 10}%`

const describeDays = (days: number | undefined): string => (days === undefined ? "" : formatQuantity(days, "day"))

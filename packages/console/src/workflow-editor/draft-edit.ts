import type { WorkflowInput } from "@docsift/sdk"
import { type Draft, draftOf, type DraftPart, type DraftReview, type PartKind, placesOf } from "./draft.ts"

/** A change of a draft. */
export type Edit =
  | { readonly type: "describe"; readonly change: Partial<Pick<Draft, "name" | "description" | "retentionDays">> }
  | { readonly type: "review"; readonly review: DraftReview | undefined }
  | {
      readonly type: "change"
      readonly key: number
      readonly change: Partial<Pick<DraftPart, "name" | "description" | "type">>
    }
  /** Adds a part at the end of its kind; an object has no parent. */
  | { readonly type: "add"; readonly kind: PartKind; readonly parent?: number }
  /** Moves a part among its siblings of the same kind, by a number of places. */
  | { readonly type: "move"; readonly key: number; readonly by: number }
  | { readonly type: "delete"; readonly key: number }
  | { readonly type: "replace"; readonly definition: WorkflowInput }

type Parts = readonly DraftPart[]

/** Returns a draft with a change; the same draft when the change changes nothing. */
export function applyEdit(draft: Draft, edit: Edit): Draft {
  switch (edit.type) {
    case "describe":
      return { ...draft, ...edit.change }
    case "review":
      return { ...draft, review: edit.review }
    case "change":
      return withParts(draft, edit.key, (parts, index) =>
        parts.map((part, each) => (each === index ? { ...part, ...edit.change } : part)),
      )
    case "add":
      return addPart(draft, edit.kind, edit.parent)
    case "move":
      return withParts(draft, edit.key, (parts, index) => movePart(parts, index, edit.by))
    case "delete":
      return withParts(draft, edit.key, (parts, index) => parts.toSpliced(index, 1))
    case "replace":
      return replaceDefinition(draft, edit.definition)
    default:
      return edit satisfies never
  }
}

/**
 * Returns a definition as the draft that follows another one. A part at the same pointer keeps its key, and the others get
 * keys that no part has had: what belongs to a key, such as a value that was found, belongs to no other part.
 */
function replaceDefinition(draft: Draft, definition: WorkflowInput): Draft {
  const replaced = draftOf(definition)
  const known = new Map(placesOf(draft).map(({ part, pointer }) => [pointer, part.key]))
  let { nextKey } = draft
  const keys = new Map<number, number>()
  for (const { part, pointer } of placesOf(replaced)) {
    keys.set(part.key, known.get(pointer) ?? nextKey++)
    // Names may be there twice while the definition is edited.
    known.delete(pointer)
  }
  const keyOf = (key: number): number => keys.get(key) ?? key
  const withKeys = (parts: Parts): Parts =>
    parts.map((part) => ({ ...part, key: keyOf(part.key), parts: withKeys(part.parts) }))
  const { parts, review } = replaced
  return {
    ...replaced,
    parts: withKeys(parts),
    review: review && { ...review, required: review.required.map(keyOf) },
    nextKey,
  }
}

/** Returns the places by which a part can be moved: up as a negative number, and down. */
export function rangeOf(parts: Parts, key: number): { readonly up: number; readonly down: number } {
  const moved = parts.find((part) => part.key === key)
  const siblings = parts.filter(({ kind }) => kind === moved?.kind)
  const index = siblings.findIndex((part) => part.key === key)
  return index < 0 ? { up: 0, down: 0 } : { up: -index, down: siblings.length - 1 - index }
}

/** Changes the list that contains a part. */
function withParts(draft: Draft, key: number, change: (parts: Parts, index: number) => Parts): Draft {
  const walk = (parts: Parts): Parts => {
    const index = parts.findIndex((part) => part.key === key)
    if (index >= 0) return change(parts, index)
    let isChanged = false
    const walked = parts.map((part) => {
      const inner = walk(part.parts)
      if (inner === part.parts) return part
      isChanged = true
      return { ...part, parts: inner }
    })
    return isChanged ? walked : parts
  }
  const parts = walk(draft.parts)
  return parts === draft.parts ? draft : { ...draft, parts }
}

function movePart(parts: Parts, index: number, by: number): Parts {
  const part = parts[index]
  if (part === undefined) return parts
  const { up, down } = rangeOf(parts, part.key)
  const distance = Math.max(up, Math.min(down, by))
  if (distance === 0) return parts
  // Fields stand before tables, so siblings of one kind are neighbours.
  return parts.toSpliced(index, 1).toSpliced(index + distance, 0, part)
}

function addPart(draft: Draft, kind: PartKind, parent: number | undefined): Draft {
  const part: DraftPart = { key: draft.nextKey, kind, name: "", description: "", type: "string", parts: [] }
  const nextKey = draft.nextKey + 1
  if (parent === undefined) return { ...draft, parts: [...draft.parts, part], nextKey }
  const changed = withParts(draft, parent, (parts, index) =>
    parts.map((each, position) => (position === index ? { ...each, parts: insert(each.parts, part) } : each)),
  )
  return { ...changed, nextKey }
}

/** Adds a part after the last one of its kind; fields come before tables. */
function insert(parts: Parts, part: DraftPart): Parts {
  const end = part.kind === "field" ? parts.filter(({ kind }) => kind === "field").length : parts.length
  return parts.toSpliced(end, 0, part)
}

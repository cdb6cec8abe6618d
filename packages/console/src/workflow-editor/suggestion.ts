import type { SuggestedValue, SuggestedWorkflow, WorkflowInput } from "@docsift/sdk"
import type { Mark } from "../document/mark.ts"
import { partsOf } from "../json-pointer.ts"
import { definitionOf, type Draft, placesOf } from "./draft.ts"

/** Returns where the samples print each suggested part, by its key. */
export function examplesOf(draft: Draft, { fields, columns }: SuggestedWorkflow): ReadonlyMap<number, SuggestedValue> {
  const values = new Map([...fields, ...columns].map((value) => [value.pointer, value]))
  return new Map(
    placesOf(draft).flatMap(({ part, pointer }) => {
      const value = values.get(pointer)
      return value === undefined ? [] : [[part.key, value] as const]
    }),
  )
}

/** Returns the chosen parts of a suggestion, as they were renamed. */
export function chosenOf(draft: Draft, refused: ReadonlySet<number>): Draft {
  const parts = draft.parts.map((object) => ({
    ...object,
    parts: object.parts
      .filter(({ key }) => !refused.has(key))
      .map((part) => ({ ...part, parts: part.parts.filter(({ key }) => !refused.has(key)) }))
      .filter(({ kind, parts: columns }) => kind === "field" || columns.length > 0),
  }))
  return { ...draft, parts: parts.filter((object) => object.parts.length > 0) }
}

/**
 * Returns a suggestion to create. A renamed field quotes the label that the samples print, so that it is found as before.
 */
export function workflowOf(draft: Draft, examples: ReadonlyMap<number, SuggestedValue>): WorkflowInput {
  const names = new Map([...examples].map(([key, { pointer }]) => [key, partsOf(pointer).at(-1)] as const))
  const quote = (parts: Draft["parts"]): Draft["parts"] =>
    parts.map((part) => {
      const label = examples.get(part.key)?.label.replaceAll('"', "") ?? ""
      const isRenamed = names.has(part.key) && names.get(part.key) !== part.name.trim()
      const isQuoted = part.description.includes(`"${label}"`)
      const description =
        isRenamed && label !== "" && !isQuoted ? `${part.description} Printed as "${label}"`.trim() : part.description
      return { ...part, description, parts: quote(part.parts) }
    })
  return definitionOf({ ...draft, parts: quote(draft.parts) })
}

/** Returns the places of the examples in one of the samples. */
export function marksOf(draft: Draft, examples: ReadonlyMap<number, SuggestedValue>, fileId: string): readonly Mark[] {
  return placesOf(draft).flatMap(({ part }): Mark[] => {
    const suggested = examples.get(part.key)
    if (suggested === undefined || suggested.example.fileId !== fileId) return []
    const { page, box, cell } = suggested.example
    return [
      {
        pointer: suggested.pointer,
        label: part.name,
        page,
        confidence: suggested.confidence,
        ...(box !== undefined && { box }),
        ...(cell !== undefined && { cell }),
      },
    ]
  })
}

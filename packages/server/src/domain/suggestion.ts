import type { SuggestedExample, SuggestedValue, SuggestedWorkflow } from "@docsift/engine"
import { maxNameLength } from "../generated/limits.ts"
import { AppError } from "./errors.ts"
import { type FileId, parseId } from "./ids.ts"
import { readName } from "./text.ts"

/** Samples as a client names them. */
export interface SampleInput {
  readonly fileIds: readonly string[]
  readonly name?: string | undefined
}

/** A suggested field or column, with the stored file of its example. */
export interface SuggestionValue extends Omit<SuggestedValue, "example"> {
  readonly example: Omit<SuggestedExample, "file"> & { readonly fileId: FileId }
}

/** A suggested workflow whose examples name stored files. */
export interface Suggestion extends Pick<SuggestedWorkflow, "workflow" | "warnings"> {
  readonly fields: readonly SuggestionValue[]
  readonly columns: readonly SuggestionValue[]
}

/**
 * Checks that no file is named twice: it would count as two samples in what most samples print.
 *
 * @throws {AppError} `invalid_request`.
 */
export function readSamples({ fileIds, name }: SampleInput): {
  readonly fileIds: readonly FileId[]
  readonly name: string | undefined
} {
  const ids = fileIds.map((id, index) => parseId("file", id, `fileIds[${index}]`))
  const repeated = ids.findIndex((id, index) => ids.indexOf(id) < index)
  const [id] = ids.slice(repeated)
  if (repeated > 0 && id !== undefined) {
    throw new AppError("invalid_request", `fileIds[${repeated}]: must differ from fileIds[${ids.indexOf(id)}]`)
  }
  return { fileIds: ids, name: name === undefined ? undefined : readName(name, "name", maxNameLength) }
}

/** Replaces the position of a sample by the id of its file. */
export function toSuggestion(suggested: SuggestedWorkflow, fileIds: readonly FileId[]): Suggestion {
  const toValue = ({ example: { file, ...place }, ...value }: SuggestedValue): SuggestionValue => {
    const fileId = fileIds[file]
    if (fileId === undefined) throw new Error(`an example stands in sample ${file} of ${fileIds.length}`)
    return { ...value, example: { fileId, ...place } }
  }
  const { workflow, fields, columns, warnings } = suggested
  return { workflow, fields: fields.map(toValue), columns: columns.map(toValue), warnings }
}

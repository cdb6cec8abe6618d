import { InvalidArgumentError, type WorkflowInput } from "@docsift/sdk"
import { parseWorkflow } from "@docsift/sdk/schema"
import { definitionOf, type Draft, type DraftPart, type PartKind } from "./draft.ts"
import { applyEdit } from "./draft-edit.ts"

/** What is wrong with a definition, and its place. */
export interface DefinitionProblem {
  /** Such as `configuration.objects[0].fields[2].name`. */
  readonly path: string
  readonly text: string
}

/** What is wrong with a part of a draft. */
export interface DraftProblem extends DefinitionProblem {
  /** The key of the part; undefined for what belongs to the entire workflow. */
  readonly key: number | undefined
  /** Whether there is no name yet, which is reported only when the person saves. */
  readonly isNameMissing: boolean
}

/** A person reads a list of this length at most. */
const MAX_PROBLEMS = 20

/** Returns the first problem that the client's check finds. */
export function checkDefinition(definition: unknown): WorkflowInput | DefinitionProblem {
  try {
    return parseWorkflow(definition)
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error
    const [path = "", ...rest] = error.message.split(": ")
    return { path, text: rest.join(": ") }
  }
}

/** Lists the problems of a draft. The client's check names the first one: it is repaired in a copy, to find the next. */
export function findProblems(draft: Draft): readonly DraftProblem[] {
  const problems: DraftProblem[] = []
  let copy = draft
  while (problems.length < MAX_PROBLEMS) {
    const found = checkDefinition(definitionOf(copy))
    if (!("path" in found)) break
    const part = partAt(copy, found.path)
    const name = part?.name ?? copy.name
    const isNameMissing = found.path.endsWith("name") && name.trim() === ""
    const text = isNameMissing ? "The name is missing." : describe(found, part?.kind)
    problems.push({ path: found.path, text, key: part?.key, isNameMissing })
    const repaired = repair(copy, found.path, part)
    if (repaired === undefined) break
    copy = repaired
  }
  return problems
}

/** Returns the part that a path leads to. */
function partAt({ parts }: Draft, path: string): DraftPart | undefined {
  let list: readonly DraftPart[] = parts
  let part: DraftPart | undefined
  for (const [, name = "", index = ""] of path.matchAll(/(objects|fields|tables|columns)\[(\d+)\]/g)) {
    part = list.filter(({ kind }) => `${kind}s` === name)[Number(index)]
    list = part?.parts ?? []
  }
  return part
}

function describe({ path, text }: DefinitionProblem, kind: PartKind | undefined): string {
  if (path.endsWith("name")) return sentenceOf(text)
  if (kind === "table") return "A table needs at least one column."
  if (kind === "object" || path === "configuration.objects") return "Add a field or a table."
  return sentenceOf(text)
}

function sentenceOf(text: string): string {
  const sentence = text.replace("must be a string of", "must have")
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

/** Returns a copy in which the check reaches the next problem; undefined when nothing can follow. */
function repair(draft: Draft, path: string, part: DraftPart | undefined): Draft | undefined {
  // No document and no person writes this character, so the name is unique.
  const name = `\u0001${draft.nextKey}`
  if (path === "name") return applyEdit(draft, { type: "describe", change: { name } })
  if (path === "retentionDays") return applyEdit(draft, { type: "describe", change: { retentionDays: undefined } })
  if (path.startsWith("review")) return applyEdit(draft, { type: "review", review: undefined })
  if (part === undefined) return undefined
  // The next repair needs another name.
  if (path.endsWith(".name")) {
    const changed = applyEdit(draft, { type: "change", key: part.key, change: { name } })
    return { ...changed, nextKey: draft.nextKey + 1 }
  }
  const added = applyEdit(draft, { type: "add", kind: part.kind === "table" ? "column" : "field", parent: part.key })
  return applyEdit(added, { type: "change", key: draft.nextKey, change: { name } })
}

import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { type RequestedLeaf, requestLeaves, fieldsSchema, groupFields } from "./answer-schema.ts"
import type { Answer } from "./answers.ts"
import { queryModel, type ModelSession } from "./query-model.ts"
import { groundAnswer, type GroundingContext } from "./model-answer.ts"
import type { Passage } from "./passages.ts"
import { FIELD_INSTRUCTIONS, fieldPrompt, imagesOf } from "./prompts.ts"
import { readFields } from "./read-answer.ts"
import { typeFindings } from "./type-findings.ts"

/** Lines around the cited one that count as cited too: models cite the line of the label for its value. */
const NEAR_LINES = 1

/** Queries the fields of one passage, in several queries when the schema holds fewer: name → answer. */
export async function queryFields(
  session: ModelSession,
  context: GroundingContext,
  object: ObjectDefinition,
  passage: Passage,
): Promise<Map<string, Answer>> {
  const groups = groupFields(object.fields ?? [], session.model.traits)
  const answers = await Promise.all(groups.map((group) => queryGroup(session, context, object, group, passage)))
  return new Map(answers.flatMap((found) => [...found]))
}

async function queryGroup(
  session: ModelSession,
  context: GroundingContext,
  object: ObjectDefinition,
  group: readonly FieldDefinition[],
  passage: Passage,
): Promise<Map<string, Answer>> {
  const { traits } = session.model
  const requested = requestLeaves(group)
  const request = {
    instructions: FIELD_INSTRUCTIONS,
    prompt: fieldPrompt(object, requested, passage),
    images: imagesOf(passage),
    schema: fieldsSchema(requested, traits),
    maxOutputTokens: traits.maxOutputTokens,
  }
  const result = await session.limit(() =>
    queryModel(session, request, (answer) => {
      const { content, findings } = readFields(answer, requested)
      return { content, findings: [...findings, ...typeFindings(content, requested, context.index.locale)] }
    }),
  )
  const found = new Map<string, Answer>()
  // The answer may be cut within its last value.
  const cutKey = result?.isCut ? [...result.content.keys()].at(-1) : undefined
  for (const { key, definition } of requested) {
    const raw = key === cutKey ? undefined : result?.content.get(key)
    if (!raw) continue
    const answer = groundAnswer(raw.text, definition.type, { window: windowAt(raw.line, context) }, context)
    if (answer) found.set(definition.name, answer)
  }
  if (result && !result.isCut) return found
  return new Map([...(await queryRest(session, context, object, requested, found, passage)), ...found])
}

/** Queries the fields that a truncated answer did not reach, in two halves; a single field is given up. */
async function queryRest(
  session: ModelSession,
  context: GroundingContext,
  object: ObjectDefinition,
  requested: readonly RequestedLeaf[],
  found: ReadonlyMap<string, Answer>,
  passage: Passage,
): Promise<Map<string, Answer>> {
  const rest = requested.map(({ definition }) => definition).filter(({ name }) => !found.has(name))
  if (requested.length < 2 || rest.length === 0) return new Map()
  const middle = Math.ceil(rest.length / 2)
  const halves = [rest.slice(0, middle), rest.slice(middle)].filter(
    (half) => half.length > 0 && half.length < requested.length,
  )
  const answers = await Promise.all(halves.map((half) => queryGroup(session, context, object, half, passage)))
  return new Map(answers.flatMap((more) => [...more]))
}

function windowAt(line: number, { index }: GroundingContext) {
  if (line === 0) return { first: 1, last: 0 }
  // A page image has no neighbouring lines.
  if (index.line(line)?.image) return { first: line, last: line }
  return { first: line - NEAR_LINES, last: line + NEAR_LINES }
}

import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import type { EvidenceSource } from "../extraction.ts"
import { askFor, fieldsSchema, groupFields } from "./answer-schema.ts"
import { ask, type Interview } from "./ask.ts"
import type { WordIndex } from "./ground.ts"
import { type ModelAnswer, answerOf } from "./model-answer.ts"
import { fieldInstructions, fieldPrompt, type Passage } from "./prompts.ts"
import { readFields } from "./read-answer.ts"

/** Where answers are looked up and whose they are. */
export interface Reading {
  readonly index: WordIndex
  readonly source: EvidenceSource
}

/** A value takes a dozen tokens on average; names, numbers and braces around it as many again. */
const tokensPerField = 160

/** Asks for single values of one passage: name → answer, for values that were found. */
export async function askFields(
  interview: Interview,
  { index, source }: Reading,
  object: ObjectDefinition,
  fields: readonly FieldDefinition[],
  passage: Passage,
): Promise<Map<string, ModelAnswer>> {
  const { traits } = interview.model
  const found = new Map<string, ModelAnswer>()
  for (const group of groupFields(fields, traits)) {
    const asked = askFor(group)
    const request = {
      instructions: fieldInstructions,
      prompt: fieldPrompt(object, asked, passage),
      images: [],
      schema: fieldsSchema(asked, traits),
      maxOutputTokens: Math.min(traits.maxOutputTokens, 400 + tokensPerField * group.length),
    }
    const { content } = await ask(interview, request, (answer) => readFields(answer, asked))
    for (const { key, definition } of asked) {
      const raw = content.get(key)
      if (!raw) continue
      const answer = answerOf(raw.text, index.ground(raw, definition), source)
      if (answer) found.set(definition.name, answer)
    }
  }
  return found
}

import type { ObjectDefinition } from "../configuration.ts"
import { askFor, fieldsSchema, groupFields } from "./answer-schema.ts"
import type { Answer } from "./answers.ts"
import { ask, type Interview } from "./ask.ts"
import type { ModelImage } from "./language-model.ts"
import { answerOf, type Reading } from "./model-answer.ts"
import { fieldInstructions, fieldPrompt, type Passage } from "./prompts.ts"
import { readFields } from "./read-answer.ts"

/** A value takes a dozen tokens on average; names, numbers and braces around it as many again. */
const tokensPerField = 160

/** Asks for an object's single values in one passage: name → answer, for values that were found. */
export async function askFields(
  interview: Interview,
  reading: Reading,
  object: ObjectDefinition,
  passage: Passage,
  images: readonly ModelImage[] = [],
): Promise<Map<string, Answer>> {
  const { traits } = interview.model
  const found = new Map<string, Answer>()
  for (const group of groupFields(object.fields ?? [], traits)) {
    const asked = askFor(group)
    const request = {
      instructions: fieldInstructions,
      prompt: fieldPrompt(object, asked, passage),
      images,
      schema: fieldsSchema(asked, traits),
      maxOutputTokens: Math.min(traits.maxOutputTokens, 400 + tokensPerField * group.length),
    }
    const { content } = await ask(interview, request, (answer) => readFields(answer, asked))
    for (const { key, definition } of asked) {
      const raw = content.get(key)
      if (!raw) continue
      const answer = answerOf(raw.text, definition.type, { line: raw.line }, reading)
      if (answer) found.set(definition.name, answer)
    }
  }
  return found
}

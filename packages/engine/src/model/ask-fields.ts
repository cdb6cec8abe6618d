import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { type AskedLeaf, askFor, fieldsSchema, groupFields } from "./answer-schema.ts"
import type { Answer } from "./answers.ts"
import { ask, type Interview } from "./ask.ts"
import { answerOf, type Reading } from "./model-answer.ts"
import type { Passage } from "./passages.ts"
import { fieldInstructions, fieldPrompt, picturesOf } from "./prompts.ts"
import { readFields } from "./read-answer.ts"
import { typeFindings } from "./type-findings.ts"

/** Lines beside the one that a model points at that still count as it: a label's line is named for its value's. */
const nearLines = 1

/** Asks for single values in one passage: name → answer. Several questions where the schema holds fewer fields. */
export async function askFields(
  interview: Interview,
  reading: Reading,
  object: ObjectDefinition,
  passage: Passage,
): Promise<Map<string, Answer>> {
  const groups = groupFields(object.fields ?? [], interview.model.traits)
  const answers = await Promise.all(groups.map((group) => askGroup(interview, reading, object, group, passage)))
  return new Map(answers.flatMap((found) => [...found]))
}

async function askGroup(
  interview: Interview,
  reading: Reading,
  object: ObjectDefinition,
  group: readonly FieldDefinition[],
  passage: Passage,
): Promise<Map<string, Answer>> {
  const { traits } = interview.model
  const asked = askFor(group)
  const request = {
    instructions: fieldInstructions,
    prompt: fieldPrompt(object, asked, passage),
    images: picturesOf(passage),
    schema: fieldsSchema(asked, traits),
    maxOutputTokens: traits.maxOutputTokens,
  }
  const answered = await interview.limit(() =>
    ask(interview, request, (answer) => {
      const { content, findings } = readFields(answer, asked)
      return { content, findings: [...findings, ...typeFindings(content, asked, reading.index.locale)] }
    }),
  )
  const found = new Map<string, Answer>()
  // The cut may go through the last value itself.
  const cutKey = answered?.isCut ? [...answered.content.keys()].at(-1) : undefined
  for (const { key, definition } of asked) {
    const raw = key === cutKey ? undefined : answered?.content.get(key)
    if (!raw) continue
    const answer = answerOf(raw.text, definition.type, { window: windowAt(raw.line, reading) }, reading)
    if (answer) found.set(definition.name, answer)
  }
  if (answered && !answered.isCut) return found
  return new Map([...(await askRest(interview, reading, object, asked, found, passage)), ...found])
}

/** Asks again for what a cut answer did not come to, in two questions; one field alone is given up. */
async function askRest(
  interview: Interview,
  reading: Reading,
  object: ObjectDefinition,
  asked: readonly AskedLeaf[],
  found: ReadonlyMap<string, Answer>,
  passage: Passage,
): Promise<Map<string, Answer>> {
  const rest = asked.map(({ definition }) => definition).filter(({ name }) => !found.has(name))
  if (asked.length < 2 || rest.length === 0) return new Map()
  const middle = Math.ceil(rest.length / 2)
  const halves = [rest.slice(0, middle), rest.slice(middle)].filter(
    (half) => half.length > 0 && half.length < asked.length,
  )
  const answers = await Promise.all(halves.map((half) => askGroup(interview, reading, object, half, passage)))
  return new Map(answers.flatMap((more) => [...more]))
}

function windowAt(line: number, { index }: Reading) {
  if (line === 0) return { first: 1, last: 0 }
  // A picture has no lines beside it.
  if (index.line(line)?.picture) return { first: line, last: line }
  return { first: line - nearLines, last: line + nearLines }
}

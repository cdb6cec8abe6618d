import type { ObjectDefinition } from "../configuration.ts"
import type { Answer } from "./answers.ts"
import { queryFields } from "./query-fields.ts"
import { isGrounded, isBetterGrounded } from "./grounding.ts"
import { ModelError } from "./model-error.ts"
import type { ModelReader } from "./model-reader.ts"
import { cutIntoPassages, halve, type Passage } from "./passages.ts"

/** Characters of one passage, about 20,000 tokens: what self-hosted models still read reliably. */
const MAX_PASSAGE_CHARACTERS = 60_000

/** Reads an object's fields, passage by passage; a field that was found is not queried again. */
export async function readFields(reader: ModelReader, object: ObjectDefinition): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>()
  for (const passage of cutIntoPassages(reader, { maxCharacters: MAX_PASSAGE_CHARACTERS })) {
    await readPassage(reader, object, passage, found)
  }
  return found
}

async function readPassage(
  reader: ModelReader,
  object: ObjectDefinition,
  passage: Passage,
  found: Map<string, Answer>,
): Promise<void> {
  // The first passage holds the document's own header; later ones only fill in what is missing.
  const fields = object.fields?.filter(({ name }) => !isGrounded(found.get(name)?.grounding ?? "none"))
  if (!fields?.length) return
  const halves = halve(reader, passage)
  const readHalves = async () => {
    for (const half of halves ?? []) await readPassage(reader, object, half, found)
  }
  if (halves && !reader.budget.fitsPrompt(passage)) return readHalves()
  try {
    const answers = await queryFields(reader.session, reader.context, { ...object, fields }, passage)
    for (const [name, answer] of answers) {
      if (isBetterGrounded(answer.grounding, found.get(name)?.grounding)) found.set(name, answer)
    }
  } catch (error) {
    if (!(error instanceof ModelError) || error.reason !== "too_long" || halves === undefined) throw error
    reader.budget.recordLongPrompt(passage)
    await readHalves()
  }
}

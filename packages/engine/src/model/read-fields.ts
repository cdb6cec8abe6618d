import type { ObjectDefinition } from "../configuration.ts"
import type { Answer } from "./answers.ts"
import { askFields } from "./ask-fields.ts"
import { isFound, isSurer } from "./grounding.ts"
import { ModelError } from "./model-error.ts"
import type { ModelReader } from "./model-reader.ts"
import { cutIntoPassages, halve, type Passage } from "./passages.ts"

/** About 20,000 tokens: what models of one's own still read with attention. */
const maxCharacters = 60_000

/** Reads an object's single values, part by part; what is found is not asked for again. */
export async function readFields(reader: ModelReader, object: ObjectDefinition): Promise<Map<string, Answer>> {
  const found = new Map<string, Answer>()
  for (const passage of cutIntoPassages(reader, { maxCharacters })) {
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
  // What stands first is the document's own head; a later part only fills in.
  const fields = object.fields?.filter(({ name }) => !isFound(found.get(name)?.grounding ?? "none"))
  if (!fields?.length) return
  const halves = halve(reader, passage)
  const readHalves = async () => {
    for (const half of halves ?? []) await readPassage(reader, object, half, found)
  }
  if (halves && !reader.budget.fitsReading(passage)) return readHalves()
  try {
    const answers = await askFields(reader.interview, reader.reading, { ...object, fields }, passage)
    for (const [name, answer] of answers) {
      if (isSurer(answer.grounding, found.get(name)?.grounding)) found.set(name, answer)
    }
  } catch (error) {
    if (!(error instanceof ModelError) || error.reason !== "too_long" || halves === undefined) throw error
    reader.budget.exceedReading(passage)
    await readHalves()
  }
}

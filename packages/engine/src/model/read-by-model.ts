import type { Configuration } from "../configuration.ts"
import { type DocumentAnswers, noAnswers } from "./answers.ts"
import type { ModelReader } from "./model-reader.ts"
import { readFields } from "./read-fields.ts"
import { readTable } from "./read-table.ts"

/**
 * Reads what a configuration wants with one model. The fields of an object and each table are questions of their own.
 *
 * @throws {ModelError} when the model gives no usable answer.
 */
export async function readByModel(reader: ModelReader, wanted: Configuration): Promise<DocumentAnswers> {
  const answers = noAnswers(wanted)
  // Of a document without lines there is nothing to ask.
  if (reader.lines.length === 0) return answers
  const jobs = wanted.objects.flatMap((object) => {
    const own = answers.get(object.name)
    const fields = async () => {
      for (const [name, answer] of await readFields(reader, object)) own?.fields.set(name, answer)
    }
    const tables = (object.tables ?? []).map(async (table) => {
      own?.tables.set(table.name, await readTable(reader, object, table))
    })
    return [fields(), ...tables]
  })
  try {
    await Promise.all(jobs)
  } catch (error) {
    // Nobody reads the answers to the questions that still wait.
    reader.interview.limit.clearQueue()
    throw error
  }
  return answers
}

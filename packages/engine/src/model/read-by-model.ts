import type { Configuration } from "../configuration.ts"
import { type DocumentAnswers, noAnswers } from "./answers.ts"
import type { ModelReader } from "./model-reader.ts"
import { readFields } from "./read-fields.ts"
import { readTable } from "./read-table.ts"

/**
 * Reads a configuration with one model. The fields of each object and each table are separate queries.
 *
 * @throws {ModelError} when the model gives no usable answer.
 */
export async function readByModel(reader: ModelReader, requested: Configuration): Promise<DocumentAnswers> {
  const answers = noAnswers(requested)
  if (reader.lines.length === 0) return answers
  const jobs = requested.objects.flatMap((object) => {
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
    // The answers to the queued queries would not be used.
    reader.session.limit.clearQueue()
    throw error
  }
  return answers
}

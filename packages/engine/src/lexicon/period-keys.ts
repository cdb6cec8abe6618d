import type { ObjectDefinition } from "../configuration.ts"
import { conceptIndex } from "./concept-index.ts"
import { isPeriodEnd, subjectOf } from "./period-ends.ts"

/**
 * Returns the name without the word for its end, `Flight` for `Flight from`, and the period labels of the lexicon where
 * the object requests both ends, or where the name means a period: `Warranty until` alone is not the end of a campaign.
 */
export function periodKeys(object: ObjectDefinition, name: string): [string, number][] {
  const subject = subjectOf(name)
  const own = subject.length > 0 ? [subject.join(""), `${subject.join("")}date`, `${subject.join("")}period`] : []
  const named = own.map((key): [string, number] => [key, 0.95])
  return isPeriodEnd(object, name) ? [...conceptIndex().periods, ...named] : named
}

import type { FieldDefinition, ObjectDefinition } from "../configuration.ts"
import { foldTokens } from "../text/folding.ts"
import type { Concept } from "./concept.ts"
import { conceptIndex } from "./concept-index.ts"
import { canonicalTokens } from "./label-key.ts"
import { textsOf, wordsOf } from "./language-words.ts"
import { meansPeriod } from "./meanings.ts"

/** Returns the end of a period where another field is the other end of the same: `Last day of issue` beside `First day of issue`. */
export function endBesideOther(
  { fields = [] }: ObjectDefinition,
  { name, type }: FieldDefinition,
): Concept | undefined {
  const end = type === "date" ? endOfName(name) : undefined
  if (end === undefined) return undefined
  const isOtherEnd = (other: FieldDefinition): boolean => {
    const otherEnd = other.type === "date" ? endOfName(other.name) : undefined
    return otherEnd !== undefined && otherEnd !== end && periodOf(other.name) === periodOf(name)
  }
  return fields.some(isOtherEnd) ? conceptIndex().byId.get(end === "start" ? "periodFrom" : "periodTo") : undefined
}

/** Returns the words of a name that say which period it is an end of. */
const periodOf = (name: string): string =>
  subjectOf(name)
    .filter((token) => token !== "date" && !wordsOf("modifiers").has(token) && !wordsOf("fillers").has(token))
    .join(" ")

/** Returns the other end of a period where a similar label means the end that the words of a name contradict. */
export function atItsEnd(field: FieldDefinition, concept: Concept | undefined): Concept | undefined {
  if (concept?.id !== "periodFrom" && concept?.id !== "periodTo") return concept
  const end = endOfName(field.name)
  return end ? conceptIndex().byId.get(end === "start" ? "periodFrom" : "periodTo") : concept
}

/** Returns the start or end of a period for a date whose name means one. */
export function conceptOfEnd(object: ObjectDefinition, field: FieldDefinition): Concept | undefined {
  if (field.type !== "date" || !isPeriodEnd(object, field.name)) return undefined
  const end = endOfName(field.name)
  return end && conceptIndex().byId.get(end === "start" ? "periodFrom" : "periodTo")
}

/** Returns the end of a period that a name means: `Fin du contrat` the end, though `du` may be the start of one. */
export function endOfName(name: string): "start" | "end" | undefined {
  const tokens = [...new Set([...canonicalTokens(name), ...foldTokens(name)])]
  const telling = tokens.filter((token) => !wordsOf("modifiers").has(token) && !wordsOf("fillers").has(token))
  return endAmong(telling) ?? endAmong(tokens)
}

function endAmong(tokens: readonly string[]): "start" | "end" | undefined {
  if (tokens.some((token) => wordsOf("starts").has(token))) return "start"
  return tokens.some((token) => wordsOf("ends").has(token)) ? "end" : undefined
}

/** Returns the tokens of a name without words for the start or end of a period. */
export function subjectOf(name: string): string[] {
  return canonicalTokens(name).filter((token) => !wordsOf("starts").has(token) && !wordsOf("ends").has(token))
}

/** Returns whether a date is an end of the document's period: by its name, or because the other end is requested as well. */
export function isPeriodEnd(object: ObjectDefinition, name: string): boolean {
  if (hasOtherEnd(object, name)) return true
  return subjectOf(name).every(
    (token) => token === "date" || wordsOf("modifiers").has(token) || periodWords().has(token) || meansPeriod(token),
  )
}

/** Returns whether a name means one end of a period that no other date means, and the object requests the other end. */
export function isOnlyEnd(object: ObjectDefinition, name: string): boolean {
  return hasOtherEnd(object, name) && !endsOfOthers(object, name).includes(endOfName(name))
}

/** Returns whether a name means one end of a period, and another date that the object requests the other. */
function hasOtherEnd(object: ObjectDefinition, name: string): boolean {
  const end = endOfName(name)
  return end !== undefined && endsOfOthers(object, name).includes(end === "start" ? "end" : "start")
}

const endsOfOthers = ({ fields = [] }: ObjectDefinition, name: string): ("start" | "end" | undefined)[] =>
  fields.filter((field) => field.type === "date" && field.name !== name).map((field) => endOfName(field.name))

let words: ReadonlySet<string> | undefined

/** Returns the words of all labels that precede both ends of a period. */
function periodWords(): ReadonlySet<string> {
  words ??= new Set([...textsOf("periodLabels"), ...textsOf("billingPeriodLabels")].flatMap(canonicalTokens))
  return words
}

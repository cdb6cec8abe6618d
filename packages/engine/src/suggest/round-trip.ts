import type { FieldDefinition } from "../configuration.ts"
import type { Box } from "../document.ts"
import type { Evidence } from "../extraction.ts"
import { extractFields, type ExtractedField } from "../fields/extract-fields.ts"
import { conceptIndex } from "../lexicon/concept-index.ts"
import { labelKey } from "../lexicon/label-key.ts"
import { foldText } from "../text/folding.ts"
import type { FieldGroup } from "./group-pairs.ts"
import type { PrintedPair, PrintedReading } from "./printed-pair.ts"
import type { Sample } from "./sample.ts"

/** Times that the samples are read with the fields that are left: a dropped field changes what the others get. */
const MAX_ROUNDS = 6
/** Confidence of parties that are printed without a label; a label is evidence of its own. */
const MIN_UNLABELLED_CONFIDENCE = 0.5

/** A field that reads its values back from the samples. */
export interface ReadField {
  readonly definition: FieldDefinition
  readonly group: FieldGroup
  /** What it reads, by position of the sample; only samples whose label it reads. */
  readonly read: ReadonlyMap<number, ExtractedField>
}

/** Extracts fields from the samples that they were found in, and keeps those that read one of the values beside their labels. */
export function keepReadable(
  samples: readonly Sample[],
  objectName: string,
  groups: readonly FieldGroup[],
): ReadField[] {
  let fields = groups.map((group): Draft => ({ group, definition: definitionOf(group, false) }))
  for (let round = 0; ; round++) {
    const read = readBack(samples, objectName, fields)
    const failed = new Set(
      read
        .filter(({ group, read: own }) => own.size * 2 < group.pairs.size || own.size === 0)
        .map(({ group }) => group),
    )
    if (failed.size === 0 || round >= MAX_ROUNDS) return read.filter(({ group }) => !failed.has(group))
    // A field that reads the value of another one is dropped first: the other may read it then.
    const mistaken = new Set(read.filter((field) => field.isMistaken).map(({ group }) => group))
    const isWaiting = ({ group }: Draft): boolean => !mistaken.has(group) && mistaken.size > 0
    fields = fields.flatMap((draft) => {
      if (!failed.has(draft.group)) return [draft]
      const quoting = definitionOf(draft.group, true)
      if (draft.definition.description === undefined && quoting.description !== undefined)
        return [{ group: draft.group, definition: quoting }]
      return isWaiting(draft) ? [draft] : []
    })
  }
}

/** Defines a field; labels that the lexicon does not list are quoted, so that later documents are read by them. */
function definitionOf({ name, pairs }: FieldGroup, isQuoting: boolean): FieldDefinition {
  const [first] = pairs.values()
  const type = first?.type ?? "string"
  const labels = new Set([...pairs.values()].flatMap(({ label }) => (isQuotable(label) ? [label] : [])))
  const unlisted = [...labels].filter((label) => !isListed(label))
  const quoted = isQuoting ? [...labels] : unlisted
  if (quoted.length === 0) return { name, type }
  return { name, type, description: `Printed as ${quoted.map((label) => `"${label}"`).join(" or ")}` }
}

/** Characters of a phrase that a description may quote. */
const MAX_QUOTED = 60

const isQuotable = (label: string): boolean =>
  label !== "" && label.length <= MAX_QUOTED && !/["“”„«»‹›\p{Cc}]/u.test(label)

const isListed = (label: string): boolean => conceptIndex().byKey.has(labelKey(label))

interface Draft {
  readonly group: FieldGroup
  readonly definition: FieldDefinition
}

interface TriedField extends ReadField {
  /** True when it reads a value that is not beside its label. */
  readonly isMistaken: boolean
}

function readBack(samples: readonly Sample[], name: string, fields: readonly Draft[]): TriedField[] {
  const object = { name, fields: fields.map(({ definition }) => definition) }
  const extracted = samples.map(({ context }) => extractFields(context, object).fields)
  return fields.map(({ group, definition }) => {
    const read = new Map<number, ExtractedField>()
    let isMistaken = false
    for (const [index, pair] of group.pairs) {
      const found = extracted[index]?.get(definition.name)
      if (found && isPrinted(pair, found)) read.set(index, found)
      else if (found) isMistaken = true
    }
    return { group, definition, read, isMistaken }
  })
}

/** Returns whether an extracted value is one of those that the label may mean. */
function isPrinted({ readings, label }: PrintedPair, { value, evidence }: ExtractedField): boolean {
  if (label === "" && evidence.confidence < MIN_UNLABELLED_CONFIDENCE) return false
  return readings.some((reading) => isSameValue(reading.value, value) || isSamePlace(reading, evidence))
}

const squeeze = (value: string | number): string => foldText(String(value)).replaceAll(" ", "")

const isSameValue = (a: string | number, b: string | number): boolean => a === b || squeeze(a) === squeeze(b)

/** Returns whether evidence starts within the words of a reading. */
function isSamePlace({ words, page }: PrintedReading, evidence: Evidence): boolean {
  if (evidence.page !== page) return false
  if (evidence.cell !== undefined) return words.some(({ source }) => source.cell === evidence.cell)
  const [x0, y0, , y1] = evidence.box ?? []
  if (x0 === undefined || y0 === undefined || y1 === undefined) return false
  return words.some(({ source }) => isAt(source.box, x0, (y0 + y1) / 2))
}

/** Points by which the boxes of one word may differ. */
const TOLERANCE = 1

const isAt = ([x0, y0, x1, y1]: Box, x: number, y: number): boolean =>
  x >= x0 - TOLERANCE && x < x1 && y >= y0 && y <= y1

import { greatest } from "../../arrays/extremes.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { canonicalTokens } from "../../lexicon/label-key.ts"
import { type Name, nameOf, readNames, similarityOf } from "../../lexicon/name-similarity.ts"
import { onceFor } from "../../layout/once-for.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelHit } from "./label-hits.ts"

/**
 * What the codes on registration certificates of vehicles mean in all states of the European Union, by names that fields may have
 * (Council Directive 1999/37/EC, annexes I and II).
 */
const CODES: Readonly<Record<string, readonly string[]>> = {
  A: ["registration number", "license plate", "plate number", "vehicle registration number"],
  B: ["date of first registration", "first registration"],
  "C.1.1": [
    "surname of the holder",
    "holder surname or company",
    "holder surname or business name",
    "holder name",
    "holder",
  ],
  "C.1.2": ["first name of the holder", "given name of the holder", "holder initials"],
  "C.1.3": ["address of the holder", "holder address"],
  "C.2.1": ["surname of the owner", "owner surname or company", "owner name", "owner"],
  "C.2.2": ["first name of the owner", "given name of the owner"],
  "C.2.3": ["address of the owner", "owner address"],
  "D.1": ["make", "vehicle make"],
  "D.2": ["type", "vehicle type", "type variant version", "variant"],
  "D.3": ["commercial name", "commercial description", "trade name", "model", "vehicle model"],
  E: ["vehicle identification number", "vin", "chassis number"],
  "F.1": ["maximum mass", "maximum laden mass", "maximum permissible mass", "gross vehicle weight"],
  "F.2": ["maximum permissible laden mass", "permissible laden mass"],
  G: ["mass in service", "mass of the vehicle in service", "empty weight", "kerb weight", "own weight"],
  H: ["period of validity", "validity", "valid until"],
  I: ["date of registration", "date of this registration", "date of the certificate"],
  J: ["vehicle category", "category"],
  K: ["type approval number", "approval number"],
  L: ["number of axles"],
  M: ["wheelbase"],
  "P.1": ["engine capacity", "capacity", "displacement", "cylinder capacity"],
  "P.2": ["maximum net power", "power", "engine power", "net power"],
  "P.3": ["fuel", "type of fuel", "power source"],
  "P.5": ["engine number", "engine identification number"],
  Q: ["power weight ratio"],
  R: ["colour of the vehicle", "colour"],
  "S.1": ["number of sitting places", "sitting places"],
  "S.2": ["standing places", "number of standing places"],
  T: ["maximum speed"],
  "V.7": ["co2", "co2 emissions"],
  "V.9": ["emission class", "environmental category"],
}

/** Codes that a page prints at least if it is such a certificate, and those of several parts among them: other forms number their boxes with letters as well. */
const MIN_CODES = 6
const MIN_DIVIDED = 3
/** Lowest similarity of a field's name and one of a code. */
const MIN_SIMILARITY = 0.75
/** Weight of a caption with the code of a field. */
const WEIGHT = 0.95

const codeIn = ({ words }: PlacedSegment): string | undefined => {
  const code = words[0]?.text.replace(/[.:)]$/u, "") ?? ""
  return Object.hasOwn(CODES, code) ? code : undefined
}

/** The codes and captions of a certificate. */
interface Coded {
  readonly captions: ReadonlyMap<PlacedSegment, string>
  /** Codes that are segments of their own, left of their captions. */
  readonly codes: readonly PlacedSegment[]
}

/** Finds the captions with their codes on a certificate; undefined on any other document. */
const codedCaptions = onceFor(({ segments }: ExtractionContext): Coded | undefined => {
  const captions = new Map<PlacedSegment, string>()
  const alone: PlacedSegment[] = []
  const codes = new Set<string>()
  for (const segment of segments) {
    const code = codeIn(segment)
    // A caption after its code may begin with a word that looks like another one.
    if (code === undefined || captions.has(segment)) continue
    codes.add(code)
    const next = segments[segment.index + 1]
    const caption = segment.words.length > 1 ? segment : next?.line === segment.line ? next : undefined
    if (!caption) continue
    captions.set(caption, code)
    if (caption !== segment) alone.push(segment)
  }
  const divided = [...codes].filter((code) => code.includes("."))
  return codes.size >= MIN_CODES && divided.length >= MIN_DIVIDED ? { captions, codes: alone } : undefined
})

/** Returns the code that each field means, by position of the plan. */
function codesOf(plans: readonly FieldPlan[]): (string | undefined)[] {
  return readNames(plans.map(({ field }) => field.name)).map((name) => {
    const scores = codeNames().map(({ code, names }) => ({
      code,
      similarity: greatest(
        names.map((each) => similarityOf(name, each)),
        0,
      ),
    }))
    const [best] = scores.toSorted((a, b) => b.similarity - a.similarity)
    return best && best.similarity >= MIN_SIMILARITY ? best.code : undefined
  })
}

let names: readonly { readonly code: string; readonly names: readonly Name[] }[] | undefined

function codeNames(): NonNullable<typeof names> {
  names ??= Object.entries(CODES).map(([code, texts]) => ({
    code,
    names: texts.map((text) => nameOf(canonicalTokens(text), "en")),
  }))
  return names
}

/** Finds the captions of a registration certificate by their codes, whatever the language of their words. */
export function codedLabels(
  context: ExtractionContext,
  fragments: readonly (readonly Fragment[])[],
  plans: readonly FieldPlan[],
): ReadonlyMap<number, LabelHit> {
  const coded = codedCaptions(context)
  if (!coded) return new Map()
  const codes = codesOf(plans)
  const hitOf = (segment: PlacedSegment, key: string, fields: ReadonlyMap<number, number>): [number, LabelHit] => {
    const to = (fragments[segment.index] ?? []).length
    const match = { by: "key", key } as const
    const place = { segment, from: 0, to, hasColon: false, isEntireSegment: true }
    return [segment.index, { ...place, match, fields, concepts: [], labelLikelihood: 1 }]
  }
  const captions = [...coded.captions].flatMap(([segment, code]) => {
    const fields = new Map(codes.flatMap((own, index) => (own === code ? [[index, WEIGHT] as const] : [])))
    return fields.size === 0 ? [] : [hitOf(segment, code, fields)]
  })
  // A code beside its caption is no value of the caption before it.
  return new Map([...captions, ...coded.codes.map((segment) => hitOf(segment, segment.text, new Map()))])
}

import { least } from "../../arrays/extremes.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import { wordsOf } from "../../lexicon/language-words.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { foldText, withoutTrailing } from "../../text/folding.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import type { Fragment } from "../candidates/fragments.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import type { OwnerSearch } from "../parties/owner.ts"
import { SCORE_OF_REGISTER } from "../candidates/weights.ts"

/** The number of a company in the Austrian register, with the letter that checks it: `FN 123456a`, `FN 123456 a` (Firmenbuchgesetz, § 30). */
const FIRMENBUCH = /^FN \d{1,6} ?[a-z][,;.]?$/u
/** Words of such a number. */
const MAX_WORDS = 3

/** A register of companies: how it is abbreviated before its numbers, folded, and how many digits these have. */
interface Register {
  readonly names: ReadonlySet<string>
  readonly digits: readonly number[]
}

/**
 * Registers whose abbreviation and number of digits identify a number without further context, those of companies before those of
 * their branches: Netherlands, Czechia and Slovakia, Denmark, Poland, France.
 */
const REGISTERS: readonly Register[] = [
  { names: new Set(["kvk"]), digits: [8] },
  { names: new Set(["ico", "ic"]), digits: [8] },
  { names: new Set(["cvr"]), digits: [8] },
  { names: new Set(["krs"]), digits: [10] },
  { names: new Set(["regon"]), digits: [9, 14] },
  { names: new Set(["siren"]), digits: [9] },
  { names: new Set(["siret"]), digits: [14] },
]
/** How many digits the numbers of any of them have. */
const ALL_DIGITS = REGISTERS.flatMap(({ digits }) => digits)
/** A mark after an abbreviation. */
const MARK = /[:.]/u
/** Words for a number between the abbreviation and the digits: `KvK-nr. 12345678`. */
const MAX_NUMBER_WORDS = 2
/** Groups of digits of a number that is printed with spaces. */
const MAX_GROUPS = 5

/** Finds numbers in a register of companies that their form identifies. */
export function registerNumbers(
  { segments }: ExtractionContext,
  map: LabelMap,
  owners: OwnerSearch,
  plan: FieldPlan,
): Candidate[] {
  const named = registersNamed(plan.field.name)
  const found: { readonly fragments: readonly Fragment[]; readonly value: string; readonly register: number }[] = []
  for (const segment of segments) {
    if (!/\d/u.test(segment.text)) continue
    const owner = owners.partyAt(segment)
    // What stands in no block is the sender's, whose footer has it.
    const isOwn = owner === undefined ? plan.party !== owners.recipient : owner === (plan.party ?? "seller")
    const fragments = map.fragments[segment.index] ?? []
    for (const [start, { text }] of fragments.entries()) {
      const number = text === "FN" ? austrianNumber(fragments, start) : numberAfter(fragments, start)
      if (number && isOwn && (named.length === 0 || named.includes(number.register))) found.push(number)
    }
  }
  // Of several registers the first one counts: the number of the company, not that of a branch.
  const first = least(found.map(({ register }) => register))
  return found
    .filter(({ register }) => register === first)
    .map(({ fragments, value }) => candidateOf(value, fragments, SCORE_OF_REGISTER, { by: "pattern" }))
}

/** The position of the Austrian register, whose numbers have a form of their own. */
const AUSTRIAN = -1

/** Returns the registers that the name of a field names; none for the number of a company in any register. */
function registersNamed(name: string): number[] {
  const words = name.split(/[^\p{L}]+/u).map(foldText)
  return REGISTERS.flatMap(({ names }, index) => (words.some((word) => names.has(word)) ? [index] : []))
}

/**
 * Keeps the values with the digits of the register that a field is named after and nothing more, where there is one: `SIRET` is not the VAT
 * number beside it. A number with the digits of another register is none.
 */
export function keepNamedRegisters(plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] {
  return candidates.map((list, index) => {
    const name = plans[index]?.field.name ?? ""
    const words = name.split(/[^\p{L}]+/u).filter((word) => word !== "" && !isNumberWord(word))
    const digits = registersNamed(name).flatMap((register) => REGISTERS[register]?.digits ?? [])
    if (words.length !== 1 || digits.length === 0) return list
    const hasDigits = ({ value }: Candidate, lengths: readonly number[]): boolean =>
      !/\p{L}/u.test(String(value)) && lengths.includes(String(value).replace(/\D/gu, "").length)
    const own = list.filter((candidate) => hasDigits(candidate, digits))
    return own.length > 0 ? own : list.filter((candidate) => !hasDigits(candidate, ALL_DIGITS))
  })
}

/** Returns the Austrian number that starts at a fragment. */
function austrianNumber(fragments: readonly Fragment[], start: number) {
  for (let count = MAX_WORDS; count > 1; count--) {
    const own = fragments.slice(start, start + count)
    const text = own.map((fragment) => fragment.text).join(" ")
    if (own.length === count && FIRMENBUCH.test(text))
      return { value: text.replace(/[,;.]$/u, ""), fragments: own, register: AUSTRIAN }
  }
  return undefined
}

/** Returns the number after the abbreviation of a register at a fragment. */
function numberAfter(fragments: readonly Fragment[], start: number) {
  const [name = "", ...compound] = withoutTrailing(fragments[start]?.text ?? "", MARK).split("-")
  const folded = foldText(name)
  const register = REGISTERS.findIndex(({ names }) => names.has(folded))
  if (register === -1 || !compound.every(isNumberWord)) return undefined
  let at = start + 1
  while (at <= start + MAX_NUMBER_WORDS && isNumberWord(fragments[at]?.text ?? "")) at++
  const digits = REGISTERS[register]?.digits ?? []
  for (let count = 1; count <= MAX_GROUPS; count++) {
    const own = fragments.slice(at, at + count)
    const text = own
      .map((fragment) => fragment.text)
      .join(" ")
      .replace(/[,;.]$/u, "")
    if (own.length < count || !/^\d[\d .]*$/u.test(text)) return undefined
    const isWhole =
      digits.includes(text.replace(/\D/gu, "").length) && !/^\d+$/u.test(fragments[at + count]?.text ?? "")
    if (isWhole) return { value: text, fragments: own, register }
  }
  return undefined
}

const isNumberWord = (text: string): boolean => wordsOf("numberWords").has(foldText(withoutTrailing(text, MARK)))

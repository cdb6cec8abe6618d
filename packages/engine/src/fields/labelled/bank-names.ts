import { conceptIndex } from "../../lexicon/concept-index.ts"
import type { ConceptKind } from "../../lexicon/concept.ts"
import { labelKey } from "../../lexicon/label-key.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext, PlacedSegment } from "../../page/context.ts"
import { foldText } from "../../text/folding.ts"
import { kindOfDocument } from "../../blocks/document-kind.ts"
import { isNear } from "./bank-details.ts"
import { candidateOf, type Candidate } from "../candidates/candidate.ts"
import { type Fragment, textOfFragments } from "../candidates/fragments.ts"
import type { LabelHit, LabelMap } from "../labels/label-hits.ts"
import type { Run } from "../runs/value-run.ts"
import { SCORE_OF_BANK } from "../candidates/weights.ts"

/** What banks and savings banks call themselves, folded: `Volksbank`, `Sparekasse`, `Crédit`, `Building Society`. */
const BANK =
  /bank(?:a|en|u)?$|^(?:vr|psd)-?bank|^bank-|^banc[oa]|^banqu|spar(?:e|da)?-?kasse|sparda|^raiffeisen|hypo$|^caixa|^caja$|^caisse$|^credit$|^sporitelna$|^society$/u
/** Small words inside a name: `Banco de Sabadell`, `Bank of Ireland`. */
const INSIDE = /^(?:de|del|della|der|di|do|da|des|du|la|el|il|of|and|et|y|e|i|für|og|och|&)$/u
/** Words of the longest name. */
const MAX_WORDS = 6
/** Longer texts are paragraphs. */
const MAX_LENGTH = 300
/** Lines between an account and the name of its bank, in heights of a line. */
const MAX_DISTANCE = 2.5
/** Accounts that are compared. */
const MAX_ACCOUNTS = 30

const IBAN = /(?<![\p{L}\p{N}])[A-Z]{2}\d{2}(?: ?[\dA-Z*]{4}){3}/u
const OF_ACCOUNTS: ReadonlySet<ConceptKind> = new Set<ConceptKind>(["iban", "bic", "account"])

/** Part of the first page, from the top, where a bank prints its name on its statements. */
const HEAD = 0.15

/** Returns the segments at the head of a statement of an account; none of any other document. */
function headOfStatement(context: ExtractionContext): readonly PlacedSegment[] {
  const [first] = context.layouts
  if (!first || kindOfDocument(context)?.kind !== "statement") return []
  return context.segments.filter(({ page, box }) => page === first.page && box[3] < HEAD * first.height)
}

/**
 * Finds the name of the bank beside an account, without a label or in a sentence, `Volksbank Uferland` over an IBAN, and in the letterhead
 * of a statement.
 */
export function bankNameCandidates(
  context: ExtractionContext,
  map: LabelMap,
  plans: readonly FieldPlan[],
): Candidate[][] {
  const isAsked = ({ concept, party }: FieldPlan): boolean => concept === "bankName" && party !== "buyer"
  if (!plans.some(isAsked)) return plans.map(() => [])
  const { segments } = context
  const accounts = segments.filter((segment) => isOfAccount(segment, map)).slice(0, MAX_ACCOUNTS)
  const found = segments
    .filter(({ text }) => text.length <= MAX_LENGTH && /\p{L}{4}/u.test(text))
    .filter((segment) =>
      accounts.some((account) => account.page === segment.page && isNear(account.box, segment.box, MAX_DISTANCE)),
    )
  const named = [...found, ...headOfStatement(context)].flatMap(({ index }) => namesIn(map.fragments[index] ?? []))
  return plans.map((plan) =>
    isAsked(plan) ? named.map((name) => candidateOf(nameOf(name), name, SCORE_OF_BANK, { by: "pattern" })) : [],
  )
}

/** Drops what cannot be the name of a bank, such as the account below a heading `Bank details`. */
export const withoutAccounts = (plans: readonly FieldPlan[], candidates: readonly Candidate[][]): Candidate[][] =>
  candidates.map((found, index) =>
    plans[index]?.concept === "bankName"
      ? found.filter(({ value }) => /\p{L}{3}/u.test(String(value)) && !opensWithLabel(String(value)))
      : found,
  )

/** Words of the label of an account: `sort code 40-12-34`. */
const MAX_LABEL_WORDS = 3

/** Returns whether text begins with the label of an account or its bank's code, and a number. */
function opensWithLabel(text: string): boolean {
  const words = text.split(" ", MAX_LABEL_WORDS + 1)
  const number = words.findIndex((word) => /\d/u.test(word))
  if (number < 1) return false
  const labels = conceptIndex().byKey.get(labelKey(words.slice(0, number).join(" "))) ?? []
  return labels.some(({ concept }) => OF_ACCOUNTS.has(concept.kind))
}

const isOfAccount = (segment: PlacedSegment, map: LabelMap): boolean =>
  IBAN.test(segment.text) ||
  (map.hitsOf.get(segment.index) ?? []).some(({ concepts }) =>
    concepts.some(({ concept }) => OF_ACCOUNTS.has(concept.kind)),
  )

/** Adds the word before a name without another word for a bank, which is a label only where a colon or such a word follows: `Banca Popolare`. */
export function withOpeningWord(run: Run, { segment, from, to, hasColon }: LabelHit, { fragments }: LabelMap): Run {
  const label = (fragments[segment.index] ?? []).slice(from, to)
  const isOfName = !hasColon && from === 0 && label.some(isBank) && !run.fragments.some(isBank)
  return isOfName && /^\p{Lu}/u.test(run.fragments[0]?.text ?? "")
    ? { ...run, fragments: [...label, ...run.fragments] }
    : run
}

/** Returns the runs of capitalized words with a word for a bank, without the labels before them. */
function namesIn(fragments: readonly Fragment[]): Fragment[][] {
  const names: Fragment[][] = []
  let run: Fragment[] = []
  const end = (): void => {
    while (run.length > 0 && INSIDE.test(run.at(-1)?.text ?? "")) run.pop()
    const name = withoutLabels(run)
    if (name.length <= MAX_WORDS && name.some(isBank) && !name.every(isLabelWord)) names.push(name)
    run = []
  }
  for (const fragment of fragments) {
    const isPart = /^\p{Lu}/u.test(fragment.text) && !/\d/u.test(fragment.text)
    if (isPart || (run.length > 0 && INSIDE.test(fragment.text))) run.push(fragment)
    else end()
    if (fragment.text.endsWith(":")) run = []
    else if (/[,;.)|]$/u.test(fragment.text)) end()
  }
  end()
  return names
}

/** Drops the words of labels before a name: `Bankverbindung Volksbank Uferland`. */
function withoutLabels(run: readonly Fragment[]): Fragment[] {
  const first = run.findIndex((word, index) => !isLabelWord(word) || !run.slice(index + 1).some(isBank))
  return run.slice(Math.max(0, first))
}

const isBank = ({ text }: Fragment): boolean => BANK.test(keyOf(text))
const isLabelWord = ({ text }: Fragment): boolean => conceptIndex().frequency.has(keyOf(text))
const keyOf = (text: string): string => foldText(text).replace(/(?<![^\p{L}\p{N}-])[^\p{L}\p{N}-]+$/u, "")
const nameOf = (fragments: readonly Fragment[]): string =>
  textOfFragments(fragments).replace(/(?<![,;.)|])[,;.)|]+$/u, "")

import type { ConceptId } from "../../lexicon/concept.ts"
import type { FieldPlan } from "../../lexicon/field-plan.ts"
import type { ExtractionContext } from "../../page/context.ts"
import { amountColumns, readAmounts, type ColumnAmount } from "./amount-columns.ts"
import type { LabelMap } from "../labels/label-hits.ts"
import { isReceipt } from "../parties/receipt.ts"
import { type ColumnSums, sumColumns } from "./lines-sum.ts"
import { taxedSum, type TaxedSum } from "./taxed-sum.ts"
import { rateLines, summaryOf } from "./rate-lines.ts"
import { type Chain, findChain, type Step } from "./totals-chain.ts"
import { CHAINED } from "./chain-roles.ts"

/** Finds the chains of sums of a document, for an object that requests one of them. */
export function findChains(context: ExtractionContext, map: LabelMap, plans: readonly FieldPlan[]): Chain[] {
  if (!plans.some(({ concept }) => concept !== undefined && CHAINED.has(concept))) return []
  const amounts = readAmounts(context, map)
  const columns = amountColumns(amounts)
  const sums = sumColumns(columns)
  const isTaxed =
    isReceipt(context) || columns.some((column) => column.some((amount) => amount.concepts.has("taxTotal")))
  const found = columns.flatMap((column) => {
    const chain = findChain(column, sums)
    return chain ? [{ ...chain, isAll: !isTaxed && isLast(chain, column) }] : []
  })
  const whole = found.filter((chain) => !found.some((other) => isAfterDeduction(chain, other)))
  const chains = whole.filter((chain) => !whole.some((other) => isPartOf(chain, other)))
  const taxed = taxedSum(context, amounts)
  if (taxed && !isOfOneRate(taxed, context, map)) return [...chains, chainOfTax(taxed, sums)]
  return chains.length > 0 || isTaxed ? chains : loneSum(columns, sums)
}

/** Returns whether a sum with its tax is that of one rate in a document of several: the line of that rate in a summary of taxes. */
function isOfOneRate({ net }: TaxedSum, context: ExtractionContext, map: LabelMap): boolean {
  const rates = summaryOf(rateLines(context, map))
  return rates.length > 1 && rates.some(({ base }) => base.value === net.value)
}

/** Returns whether a chain starts with a result of another one that adds up fewer lines, from which amounts with a minus are deducted up to there: a discount is no line. */
function isAfterDeduction({ start, addends }: Chain, other: Chain): boolean {
  if (other.addends.length === 0 || addends.length <= other.addends.length) return false
  const at = other.links.findIndex(({ result }) => result === start)
  const steps = other.links.slice(0, at + 1).flatMap((link) => link.steps)
  return steps.length > 0 && steps.every(({ amount }) => amount.value < 0)
}

/** Returns whether a chain starts with the sum of a section: another one adds up the same lines and more. */
function isPartOf({ addends }: Chain, whole: Chain): boolean {
  if (addends.length === 0 || whole.addends.length <= addends.length) return false
  const all = new Set(whole.addends)
  return addends.every((addend) => all.has(addend))
}

/** Returns a sum with its tax as a chain of one step. Their labels are those of the line or the sentence, and mean any of the three. */
function chainOfTax({ net, tax, gross }: TaxedSum, sums: ColumnSums): Chain {
  const unlabelled = (amount: ColumnAmount): ColumnAmount => ({ ...amount, concepts: new Set() })
  const step: Step = { amount: { ...tax, concepts: new Set<ConceptId>(["taxTotal"]) }, sign: 1 }
  const links = [{ steps: [step], result: unlabelled(gross) }]
  return { start: unlabelled(net), links, addends: addendsOf(net, sums), isTaxed: true }
}

/** Returns the amounts of a column above that add up to a sum. */
function addendsOf(sum: ColumnAmount, sums: ColumnSums): readonly ColumnAmount[] {
  const addends = sums.get(Math.round(sum.value * 100)) ?? []
  return (addends.at(-1)?.order ?? Infinity) < sum.order ? addends : []
}

/** Returns the last amount of a document without a tax where a column adds up to it, wherever it is printed. */
function loneSum(columns: readonly (readonly ColumnAmount[])[], sums: ColumnSums): Chain[] {
  const last = columns.flat().reduce<ColumnAmount | undefined>((a, b) => (a && a.order > b.order ? a : b), undefined)
  const addends = last && sums.get(Math.round(last.value * 100))
  const isSum = addends && addends.length >= MIN_LINES && !addends.includes(last)
  return isSum ? [{ start: last, links: [], addends, isAll: true }] : []
}

/** Lines of the shortest document whose last amount is their sum; two amounts and their sum may be anything. */
const MIN_LINES = 3

const isLast = ({ start, links, addends }: Chain, column: readonly ColumnAmount[]): boolean =>
  addends.length >= MIN_LINES && links.length === 0 && column.at(-1) === start

import { toCents, type TextComposer } from "../text-composer.ts"
import type { Facts, Pair, Sheet, SummaryTable } from "../sheet.ts"
import type { Term } from "../terms.ts"

const sumOf = ({ rows }: Facts, term: Term): number =>
  toCents(rows.reduce((sum, row) => sum + Number(row[term] ?? 0), 0))

/** Column totals that no field requests, as printed by banks and accounting software. */
function drawSums(composer: TextComposer, facts: Facts): SummaryTable | undefined {
  const asked = new Set(facts.fields.values())
  const sums = facts.columns
    .filter((term) => ["debit", "credit", "grossAmount", "discount", "unitPrice"].includes(term))
    .map((term) => ({ label: composer.heading(term), sum: sumOf(facts, term) }))
    .filter(({ sum }) => !asked.has(sum))
  if (sums.length === 0) return undefined
  return { columns: sums.map(({ label }) => label), rows: [sums.map(({ sum }) => ({ text: composer.cell(sum) }))] }
}

/** Adds numbers, dates and totals that no field requests to a sheet. */
export function addDecoys(composer: TextComposer, sheet: Sheet, facts: Facts): Sheet {
  const { random } = composer
  const day = random.int(18_000, 18_290)
  const decoys: Pair[] = [
    { label: composer.word("printedOn"), value: composer.day(day) },
    { label: composer.word("deliveryNote"), value: random.digits(6) },
    { label: composer.word("yourReference"), value: `${random.pick(["QX", "tb"])}-${random.digits(5)}` },
    { label: composer.word("taxNumber"), value: `${random.digits(3)}/${random.digits(4)}/${random.digits(4)}` },
  ]
  const known = new Set(sheet.details.map(({ label }) => label))
  const fresh = random.shuffle(decoys.filter(({ label }) => !known.has(label))).slice(0, 3)
  const intro = composer.word("intro").replace("{n}", composer.identifier(day)).replace("{d}", composer.day(day))
  const summary = drawSums(composer, facts)
  return {
    ...sheet,
    intro: sheet.intro ?? intro,
    details: [...sheet.details.slice(0, 2), ...random.shuffle([...sheet.details.slice(2), ...fresh])],
    ...(summary ? { summary } : {}),
  }
}

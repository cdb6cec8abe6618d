import { toCents, type Pen } from "../pen.ts"
import type { Facts, Pair, Sheet, SummaryTable } from "../sheet.ts"
import type { Term } from "../terms.ts"

const sumOf = ({ rows }: Facts, term: Term): number =>
  toCents(rows.reduce((sum, row) => sum + Number(row[term] ?? 0), 0))

/** Sums of columns that no field means, as banks and bookkeeping programs list them. */
function drawSums(pen: Pen, facts: Facts): SummaryTable | undefined {
  const asked = new Set(facts.fields.values())
  const sums = facts.columns
    .filter((term) => ["debit", "credit", "grossAmount", "discount", "unitPrice"].includes(term))
    .map((term) => ({ label: pen.heading(term), sum: sumOf(facts, term) }))
    .filter(({ sum }) => !asked.has(sum))
  if (sums.length === 0) return undefined
  return { columns: sums.map(({ label }) => label), rows: [sums.map(({ sum }) => ({ text: pen.cell(sum) }))] }
}

/** Adds numbers, days and sums that nobody asks for to a sheet. */
export function addDecoys(pen: Pen, sheet: Sheet, facts: Facts): Sheet {
  const { random } = pen
  const day = random.int(18_000, 18_290)
  const decoys: Pair[] = [
    { label: pen.word("printedOn"), value: pen.day(day) },
    { label: pen.word("deliveryNote"), value: random.digits(6) },
    { label: pen.word("yourReference"), value: `${random.pick(["QX", "tb"])}-${random.digits(5)}` },
    { label: pen.word("taxNumber"), value: `${random.digits(3)}/${random.digits(4)}/${random.digits(4)}` },
  ]
  const known = new Set(sheet.details.map(({ label }) => label))
  const fresh = random.shuffle(decoys.filter(({ label }) => !known.has(label))).slice(0, 3)
  const intro = pen.word("intro").replace("{n}", pen.identifier(day)).replace("{d}", pen.day(day))
  const summary = drawSums(pen, facts)
  return {
    ...sheet,
    intro: sheet.intro ?? intro,
    details: [...sheet.details.slice(0, 2), ...random.shuffle([...sheet.details.slice(2), ...fresh])],
    ...(summary ? { summary } : {}),
  }
}

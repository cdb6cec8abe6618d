import type { Value } from "@docsift/engine"
import { cellKey } from "../places.ts"
import { toCents, type TextComposer } from "../text-composer.ts"
import type { SheetColumn, SheetRow } from "../sheet.ts"
import type { Term } from "../terms.ts"

/** Goods with prices, as invoices and orders list them. */
export interface TradeLines {
  readonly columns: readonly SheetColumn[]
  readonly terms: readonly Term[]
  readonly rows: readonly SheetRow[]
  readonly facts: readonly Partial<Record<Term, Value>>[]
  readonly acceptedValues: ReadonlyMap<string, readonly Value[]>
  /** Net sum by tax rate. */
  readonly netByRate: ReadonlyMap<number, number>
}

const rightAligned: readonly Term[] = ["quantity", "unitPrice", "taxRate", "lineTotal"]

function drawColumns(composer: TextComposer): Term[] {
  const { random, options } = composer
  const hasArticle = options.rowText !== "sub" && random.chance(0.5)
  const before: Term[] = random.chance(0.6) ? ["position"] : []
  const after: Term[] = random.chance(0.4) ? ["taxRate", "lineTotal"] : ["lineTotal"]
  const quantityFirst = random.chance(0.15)
  const article: Term[] = hasArticle ? ["articleNumber"] : []
  const middle: Term[] = quantityFirst
    ? ["quantity", ...article, "description", "unitPrice"]
    : [...article, "description", "quantity", "unitPrice"]
  return [...before, ...middle, ...after]
}

function describe({ random, options, locale }: TextComposer, good: string): string {
  const { remarks } = locale.language
  if (options.rowText === "wrapped") return random.chance(0.7) ? `${good} ${random.pick(remarks)}` : good
  if (options.rowText !== "stacked" || random.chance(0.2)) return good
  const serial = `S/N ${random.digits(8)}`
  return random.chance(0.5) ? `${good}\n${random.pick(remarks)}\n${serial}` : `${good}\n${serial}`
}

/** Generates goods, quantities and prices; every line total is quantity × price. */
export function drawTradeLines(composer: TextComposer): TradeLines {
  const { random, options } = composer
  const { language, country } = composer.locale
  const terms = drawColumns(composer)
  const hasUnit = random.chance(0.35)
  const rates = terms.includes("taxRate") ? country.taxRates : country.taxRates.slice(0, 1)
  const step = random.chance(0.2) ? 10 : 1
  const rows: SheetRow[] = []
  const facts: Partial<Record<Term, Value>>[] = []
  const acceptedValues = new Map<string, Value[]>()
  const netByRate = new Map<number, number>()
  const count = random.int(...options.rows)
  for (let index = 1; index <= count; index++) {
    const quantity = random.chance(0.15) ? random.int(1, 60) / 4 : random.int(1, random.chance(0.1) ? 2400 : 40)
    const unitPrice = toCents(random.int(95, random.chance(0.3) ? 240_000 : 18_000) / 100)
    const lineTotal = toCents(quantity * unitPrice)
    const rate = rates.length > 1 && random.chance(0.25) ? (rates[1] ?? 0) : (rates[0] ?? 0)
    const good = random.pick(language.goods)
    const description = describe(composer, good)
    const articleNumber = random.chance(0.5) ? random.digits(6) : `${random.pick(["A", "K", "HX"])}-${random.digits(4)}`
    const position = String(index * step)
    const sub = options.rowText === "sub" ? `${composer.label("articleNumber")} ${articleNumber}` : undefined
    if (sub !== undefined)
      acceptedValues.set(description, [...(acceptedValues.get(description) ?? []), `${description} ${sub}`])
    const printed: Partial<Record<Term, string>> = {
      position,
      articleNumber,
      description,
      quantity: composer.number(quantity),
      unitPrice: composer.cell(unitPrice),
      taxRate: `${composer.rate(rate)}%`,
      lineTotal: composer.cell(lineTotal),
    }
    const unit = composer.word("units")
    const keys = Object.fromEntries(terms.map((term) => [term, cellKey(index - 1, term)]))
    const row: SheetRow = {
      cells: { ...printed, unit },
      keys,
      amount: lineTotal,
      ...(sub === undefined ? {} : { sub }),
    }
    rows.push(row)
    const truth: Partial<Record<Term, Value>> = {
      position,
      articleNumber,
      description: description.replaceAll("\n", " "),
      quantity,
      unitPrice,
      taxRate: rate,
      lineTotal,
    }
    facts.push(Object.fromEntries(terms.map((term) => [term, truth[term] ?? null])))
    netByRate.set(rate, toCents((netByRate.get(rate) ?? 0) + lineTotal))
  }
  const columns = terms.flatMap((term): SheetColumn[] => {
    const column: SheetColumn = {
      key: term,
      label: composer.heading(term),
      align: rightAligned.includes(term) ? "right" : "left",
    }
    return term === "quantity" && hasUnit
      ? [column, { key: "unit", label: composer.word("unit"), align: "left" }]
      : [column]
  })
  return { columns, terms, rows, facts, acceptedValues, netByRate }
}

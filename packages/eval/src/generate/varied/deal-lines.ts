import type { Value } from "@docsift/engine"
import { isoDay, type Day } from "../locale.ts"
import type { Random } from "../random.ts"
import { toCents } from "../text-composer.ts"
import type { ColumnAttribute, FieldAttribute, VariedKind } from "./attributes.ts"
import type { CountryProfile, DocumentLanguage } from "./countries/country.ts"
import { moreGoods } from "./goods.ts"
import { languageWords } from "./print.ts"
import { wordingsOf } from "./wordings/all-wordings.ts"

/** One sold item with all the values that a document may print of it. */
export interface DealLine {
  readonly values: Readonly<Partial<Record<ColumnAttribute, Value>>>
  /** Small print below the name. */
  readonly remark: string | undefined
  readonly day: Day
}

/** A tax rate with its base and sum. */
export interface DealTax {
  readonly rate: number
  readonly base: number
  readonly tax: number
}

interface DrawnLines {
  readonly columns: readonly ColumnAttribute[]
  readonly lines: readonly DealLine[]
  readonly taxes: readonly DealTax[]
  readonly totals: Readonly<Partial<Record<FieldAttribute, number>>>
}

/** Sets of columns with prices, as products print them. */
const pricedColumns: readonly (readonly ColumnAttribute[])[] = [
  ["description", "quantity", "unitPrice", "lineTotal"],
  ["description", "unitPrice", "quantity", "lineTotal"],
  ["description", "quantity", "unitPrice", "taxRate", "lineTotal"],
  ["description", "quantity", "unit", "unitPrice", "lineTotal"],
  ["quantity", "description", "unitPrice", "lineTotal"],
  ["description", "quantity", "unitPrice", "lineDiscount", "lineTotal"],
  ["description", "unitPrice", "quantity", "netAmount", "taxRate", "taxAmount", "grossAmount"],
  ["description", "quantity", "unitPrice", "taxRate", "netAmount", "grossAmount"],
  ["description", "quantity", "unitPrice", "taxAmount", "lineTotal"],
  ["serviceDate", "description", "quantity", "unitPrice", "lineTotal"],
  ["description", "serviceDate", "quantity", "lineTotal"],
  ["description", "lineTotal"],
  ["description", "quantity", "lineTotal"],
  ["quantity", "unit", "description", "unitPrice", "lineTotal"],
]

const deliveryColumns: readonly (readonly ColumnAttribute[])[] = [
  ["description", "quantity"],
  ["description", "quantity", "unit"],
  ["description", "quantity", "delivered"],
  ["quantity", "description"],
  ["description", "unit", "quantity", "delivered"],
]

function drawColumns(random: Random, kind: VariedKind): ColumnAttribute[] {
  const base = random.pick(kind === "delivery" ? deliveryColumns : pricedColumns)
  const code: ColumnAttribute[] = random.chance(0.35) ? ["itemCode"] : []
  const position: ColumnAttribute[] = random.chance(0.45) ? ["position"] : []
  const at = base.indexOf("description")
  const withCode = random.chance(0.85)
    ? [...base.slice(0, at), ...code, ...base.slice(at)]
    : [...base.slice(0, at + 1), ...code, ...base.slice(at + 1)]
  return [...position, ...withCode]
}

/** Rows as the labelled packs have them: one line in a tenth, up to 45 in few. */
function drawCount(random: Random): number {
  const share = random.next()
  if (share < 0.1) return 1
  if (share < 0.45) return random.int(2, 5)
  if (share < 0.82) return random.int(6, 14)
  return share < 0.94 ? random.int(15, 30) : random.int(31, 45)
}

function drawQuantity(random: Random): number {
  const share = random.next()
  if (share < 0.3) return 1
  if (share < 0.7) return random.int(2, 12)
  if (share < 0.85) return random.pick([20, 24, 25, 48, 50, 100, 250, 500])
  return random.pick([0.25, 0.5, 1.5, 2.25, 2.5, 3.75, 7.75, 12.5])
}

function drawPrice(random: Random): number {
  const price = Math.exp(random.next() * 6.4 + 0.7)
  return random.chance(0.3) ? Math.max(1, Math.round(price)) : toCents(price)
}

const variants = "A4|B 12|80 cm|type 2|XL|3 m|RAL 7016|2025|No. 7|200 g|24 V|v2|M8 x 40"

/** Generates items, their taxes and the sums of the document. */
export function drawLines(
  random: Random,
  kind: VariedKind,
  language: DocumentLanguage,
  country: CountryProfile,
  day: Day,
): DrawnLines {
  const { goods: usual, remarks } = languageWords[language]
  const goods = [...usual, ...moreGoods[language].split("|")]
  const { labels } = wordingsOf[language]
  const columns = drawColumns(random, kind)
  const hasRemarks = random.chance(0.3)
  const codeShape = random.pick(["####", "#####", "@@-###", "@###", "##-##-##", "@@#####", "#.###.##"])
  const hasSeveralRates = columns.includes("taxRate") && country.taxRates.length > 1 && random.chance(0.4)
  const [mainRate = 0] = random.chance(0.06) ? [0] : country.taxRates
  const bases = new Map<number, number>()
  const isDecimalPosition = random.chance(0.1)
  const lines = Array.from({ length: drawCount(random) }, (_, index): DealLine => {
    const quantity = drawQuantity(random)
    const unitPrice = drawPrice(random)
    const lineDiscount = columns.includes("lineDiscount") ? random.pick([0, 0, 5, 10, 15, 20]) : 0
    const net = toCents(quantity * unitPrice * (1 - lineDiscount / 100))
    const rate = hasSeveralRates && random.chance(0.35) ? random.pick(country.taxRates) : mainRate
    bases.set(rate, toCents((bases.get(rate) ?? 0) + net))
    const tax = toCents((net * rate) / 100)
    const good = random.pick(goods)
    const serviceDay = day - random.int(1, 40)
    return {
      remark: hasRemarks && random.chance(0.6) ? random.pick(remarks) : undefined,
      day: serviceDay,
      values: {
        position: String(isDecimalPosition ? (index + 1) * 10 : index + 1),
        itemCode: random.fill(codeShape),
        description: random.chance(0.35) ? `${good} ${random.phrase(variants)}` : good,
        serviceDate: isoDay(serviceDay),
        quantity,
        delivered: random.chance(0.8) ? quantity : Math.max(1, Math.floor(quantity / 2)),
        unit: random.phrase(labels.units),
        unitPrice,
        lineDiscount,
        taxRate: rate,
        taxAmount: tax,
        netAmount: net,
        grossAmount: toCents(net + tax),
        lineTotal: net,
      },
    }
  })
  return { columns, lines, ...drawSums(random, bases) }
}

/** Draws discount and shipping, and adds everything up. */
function drawSums(random: Random, bases: ReadonlyMap<number, number>): Pick<DrawnLines, "taxes" | "totals"> {
  const subtotal = toCents([...bases.values()].reduce((sum, base) => sum + base, 0))
  const discount = random.chance(0.22) ? toCents((subtotal * random.pick([2, 3, 5, 7.5, 10, 15])) / 100) : 0
  const shipping = random.chance(0.25) ? random.pick([4.9, 5.95, 7.5, 9.99, 12, 15, 25, 38.4, 49, 120]) : 0
  const [firstRate = 0] = bases.keys()
  const taxes = [...bases].map(([rate, base]): DealTax => {
    const reduced = toCents(base * (1 - discount / (subtotal || 1)) + (rate === firstRate ? shipping : 0))
    return { rate, base: reduced, tax: toCents((reduced * rate) / 100) }
  })
  const netTotal = toCents(subtotal - discount + shipping)
  const taxTotal = toCents(taxes.reduce((sum, { tax }) => sum + tax, 0))
  return {
    taxes,
    totals: {
      subtotal,
      netTotal,
      taxTotal,
      grandTotal: toCents(netTotal + taxTotal),
      ...(discount > 0 ? { discount } : {}),
      ...(shipping > 0 ? { shipping } : {}),
    },
  }
}

import type { Value } from "@docsift/engine"
import { isoDay, type Day } from "../locale.ts"
import type { Random } from "../random.ts"
import { toCents } from "../text-composer.ts"
import type { ColumnAttribute, FieldAttribute, VariedKind } from "./attributes.ts"
import { countries, countriesOf } from "./countries/countries.ts"
import type { CountryProfile, DocumentLanguage } from "./countries/country.ts"
import { drawLines, type DealLine, type DealTax } from "./deal-lines.ts"
import { drawAddress, drawParty, drawPerson, type VariedParty } from "./party.ts"
import { drawPrintStyle, type PrintStyle } from "./print.ts"

/** The business that a document is about: its values, independent of how they are printed. */
export interface Deal {
  readonly kind: VariedKind
  readonly language: DocumentLanguage
  readonly style: PrintStyle
  readonly seller: VariedParty
  readonly buyer: VariedParty
  /** The destination of the goods, if it is printed. */
  readonly shipTo: VariedParty | undefined
  readonly day: Day
  readonly days: Readonly<Partial<Record<FieldAttribute, Day>>>
  readonly texts: Readonly<Partial<Record<FieldAttribute, string>>>
  readonly totals: Readonly<Partial<Record<FieldAttribute, number>>>
  readonly lines: readonly DealLine[]
  readonly taxes: readonly DealTax[]
  readonly columns: readonly ColumnAttribute[]
}

/** Shapes of identifiers: `#` digits, `@` letters, `Y` and `y` the year, `P` a prefix that suits the kind. */
const shapes =
  "####|#####|######|########|Y-####|Y/###|y####|P-#####|P-Y-####|@@-####|@####|Y-##-###|##.####|PY####|@-#####/y|#######-@|###/Y|@@@-###-###|00####|Y####0#|P#####|P-Y-###|@@#####|P/Y/####|P y-####"

const prefixes: Readonly<Record<VariedKind, string>> = {
  invoice: "INV|RE|FA|F|R|IN|FT",
  quote: "Q|AN|OF|EST|D",
  order: "PO|BE|B|OC|ORD",
  confirmation: "SO|AB|AU|OR|C",
  delivery: "DN|LS|BL|WZ|PS",
  credit: "CN|GS|AV|CR|NC",
  receipt: "R|RC|Q|RCT",
}

/** Draws an identifier of a document of a kind. */
export function drawIdentifier(random: Random, day: Day, kind: VariedKind): string {
  const year = isoDay(day).slice(0, 4)
  const shape = random.phrase(shapes).replace("Y", year).replace("y", year.slice(2))
  return random.fill(shape.replace("P", random.phrase(prefixes[kind])))
}

/** English is as frequent as all other languages together, as in the packs of labelled documents. */
const languageShares: readonly DocumentLanguage[] = [
  ...Array.from({ length: 9 }, () => "en" as const),
  ...(["de", "de", "de", "fr", "fr", "nl", "nl", "es", "es", "it", "pt", "pl"] as const),
]

const kindShares: readonly VariedKind[] = [
  ...Array.from({ length: 9 }, () => "invoice" as const),
  ...(["quote", "quote", "order", "order", "order", "confirmation", "delivery", "credit", "receipt"] as const),
]

interface Parties {
  readonly seller: VariedParty
  readonly buyer: VariedParty
  readonly shipTo: VariedParty | undefined
}

/** How often a place of delivery is printed. */
const shippedShares: Readonly<Partial<Record<VariedKind, number>>> = {
  invoice: 0.25,
  quote: 0.1,
  receipt: 0.1,
  credit: 0.1,
}

function drawParties(random: Random, country: CountryProfile, kind: VariedKind): Parties {
  const abroad = random.chance(0.25) ? random.pick(countries) : country
  const isPerson = kind !== "order" && random.chance(0.2)
  const seller = drawParty(random, country, kind !== "order" && random.chance(0.06))
  const drawn = drawParty(random, abroad, isPerson)
  const buyer = drawn.name === seller.name ? drawParty(random, abroad, true) : drawn
  const isShipped = random.chance(shippedShares[kind] ?? 0.6)
  const shipTo = isShipped
    ? {
        ...(random.chance(0.55) ? buyer : drawParty(random, abroad, random.chance(0.2))),
        address: drawAddress(random, abroad),
      }
    : undefined
  return { seller, buyer, shipTo }
}

/** What a kind of document may print of dates and references, with probabilities. */
function drawReferences(random: Random, kind: VariedKind, day: Day, seller: VariedParty): Pick<Deal, "days" | "texts"> {
  const days: Partial<Record<FieldAttribute, Day>> = { documentDate: day }
  const texts: Partial<Record<FieldAttribute, string>> = { documentNumber: drawIdentifier(random, day, kind) }
  const isBill = kind === "invoice" || kind === "receipt"
  if (kind === "invoice" ? random.chance(0.75) : kind === "receipt" && random.chance(0.15))
    days.dueDate = day + random.pick([7, 8, 10, 14, 15, 21, 30, 30, 45, 60])
  if (kind === "quote" && random.chance(0.8)) days.validUntil = day + random.pick([14, 21, 30, 60, 90])
  if (random.chance(kind === "quote" ? 0.1 : isBill ? 0.35 : 0.55))
    days.deliveryDate = isBill ? day - random.int(1, 12) : day + random.int(1, 25)
  if (kind !== "order" && random.chance(0.4)) texts.orderReference = drawIdentifier(random, day, "order")
  if (kind === "credit" && random.chance(0.9)) texts.originalInvoice = drawIdentifier(random, day, "invoice")
  if (random.chance(0.4))
    texts.customerNumber = random.pick([
      random.digits(4),
      random.digits(5),
      `C-${random.digits(4)}`,
      `K${random.digits(5)}`,
    ])
  if (random.chance(0.35)) texts.contactPerson = drawPerson(random, seller.country)
  return { days, texts }
}

/** Draws everything that the documents of one seed are about. */
export function drawDeal(random: Random, kinds: readonly VariedKind[], languages: readonly DocumentLanguage[]): Deal {
  const kind = random.pick(kindShares.filter((each) => kinds.includes(each)))
  const language = random.pick(languageShares.filter((each) => languages.includes(each)))
  // Companies anywhere write English to customers abroad.
  const country = language === "en" && random.chance(0.2) ? random.pick(countries) : random.pick(countriesOf(language))
  const parties = drawParties(random, country, kind)
  const day = random.int(17_900, 20_750)
  const { columns, lines, taxes, totals } = drawLines(random, kind, language, country, day)
  return {
    kind,
    language,
    style: drawPrintStyle(random, country, language),
    ...parties,
    day,
    ...drawReferences(random, kind, day, parties.seller),
    totals: drawPayments(random, kind, totals),
    lines,
    taxes,
    columns,
  }
}

function drawPayments(
  random: Random,
  kind: VariedKind,
  totals: Readonly<Partial<Record<FieldAttribute, number>>>,
): Partial<Record<FieldAttribute, number>> {
  const { grandTotal = 0 } = totals
  if (kind === "delivery") return {}
  if (kind === "receipt") return random.chance(0.5) ? { ...totals, amountPaid: grandTotal } : { ...totals }
  if (kind !== "invoice" || !random.chance(0.3)) return { ...totals }
  if (random.chance(0.25)) return { ...totals, amountDue: grandTotal }
  const amountPaid = toCents(grandTotal * random.pick([0.3, 0.5, 0.1, 0.25]))
  return { ...totals, amountPaid, amountDue: toCents(grandTotal - amountPaid) }
}

/** Returns the true value of a field, or undefined where the deal has none. */
export function valueOf(deal: Deal, attribute: FieldAttribute): Value | undefined {
  const day = deal.days[attribute]
  return day === undefined ? (deal.texts[attribute] ?? deal.totals[attribute]) : isoDay(day)
}

import { pointerOf } from "@docsift/engine/json-pointer"
import type { FieldDefinition, Value } from "@docsift/engine"
import type { GeneratedCase } from "../cases.ts"
import { cellKey, type Place, type Places } from "../places.ts"
import type { Random } from "../random.ts"
import { acceptedAddresses, acceptedNames, acceptedNumbers, addressValue } from "./accepted-values.ts"
import { attributes, fieldAttributes, type Attribute, type ColumnAttribute, type FieldAttribute } from "./attributes.ts"
import { valueOf, type Deal } from "./deal.ts"
import type { VariedDesign } from "./design.ts"
import { fieldNames } from "./wordings/all-field-names.ts"
import type { FieldNames } from "./wordings/field-names.ts"

/** What one document is requested with. */
export interface VariedCase extends Omit<GeneratedCase, "id" | "file"> {
  readonly places: Readonly<Record<string, readonly Place[]>>
}

/** Attributes that are null when nothing is printed; sums can be computed, so they are not requested then. */
const nullable: ReadonlySet<FieldAttribute> = new Set([
  "dueDate",
  "validUntil",
  "deliveryDate",
  "orderReference",
  "originalInvoice",
  "customerNumber",
  "sellerTaxId",
  "buyerTaxId",
  "bankAccount",
  "discount",
  "shipping",
  "amountPaid",
])

/** How often a printed attribute is requested; the parties and sums of most documents, the rest of some. */
const requestShares: Readonly<Partial<Record<FieldAttribute, number>>> = {
  documentNumber: 0.9,
  documentDate: 0.9,
  grandTotal: 0.85,
  sellerName: 0.9,
  buyerName: 0.9,
  sellerAddress: 0.7,
  buyerAddress: 0.7,
  taxTotal: 0.7,
  subtotal: 0.7,
  dueDate: 0.7,
  shipToName: 0.3,
  shipToAddress: 0.3,
  contactPerson: 0.25,
  paymentTerms: 0.25,
}

const usualShare = 0.5

/** Share of the missing attributes that are requested anyway. */
const missingShare = 0.22

/** The true value of a field as printed, or undefined where it is not on the paper. */
function printedValue(deal: Deal, places: Places, attribute: FieldAttribute): Value | undefined {
  const [place] = places.get(attribute) ?? []
  if (!place) return undefined
  return attribute === "paymentTerms" ? place.text : (partyValues(deal)[attribute] ?? valueOf(deal, attribute))
}

const partyValues = ({ seller, buyer, shipTo }: Deal): Partial<Record<FieldAttribute, Value>> => ({
  sellerName: seller.name,
  sellerAddress: addressValue(seller),
  sellerTaxId: seller.taxId,
  bankAccount: seller.account.number,
  buyerName: buyer.name,
  buyerAddress: addressValue(buyer),
  buyerTaxId: buyer.taxId,
  ...(shipTo ? { shipToName: shipTo.name, shipToAddress: addressValue(shipTo) } : {}),
})

function acceptedFor(deal: Deal, attribute: FieldAttribute, value: Value): Value[] {
  if (attribute === "sellerAddress") return acceptedAddresses(deal.seller)
  if (attribute === "buyerAddress") return acceptedAddresses(deal.buyer)
  if (attribute === "shipToAddress") return deal.shipTo ? acceptedAddresses(deal.shipTo) : []
  if (attribute === "discount" || attribute === "amountPaid") return [-Number(value)]
  return ["sellerTaxId", "buyerTaxId", "bankAccount"].includes(attribute) ? acceptedNumbers(String(value)) : []
}

/** Names attributes in one language, no two alike. */
class Naming {
  readonly #random: Random
  readonly #words: FieldNames
  readonly #deal: Deal
  readonly #isDescribed: boolean
  readonly #taken = new Set<string>()

  constructor(random: Random, words: FieldNames, deal: Deal, isDescribed: boolean) {
    this.#random = random
    this.#words = words
    this.#deal = deal
    this.#isDescribed = isDescribed
  }

  /** Defines a field, or nothing where all of its names are taken. */
  define(attribute: Attribute): FieldDefinition | undefined {
    const { [attribute]: usual } = this.#words.attributes
    const more = attribute === "documentNumber" ? this.#words.numbers[this.#deal.kind] : undefined
    const names = (more === undefined || this.#random.chance(0.4) ? usual : more).split("|")
    const free = names.filter((name) => !this.#taken.has(name))
    if (free.length === 0) return undefined
    const name = this.#random.pick(free)
    this.#taken.add(name)
    const { type, meaning } = attributes[attribute]
    return this.#isDescribed ? { name, type, description: meaning } : { name, type }
  }

  endFields(): void {
    this.#taken.clear()
  }
}

const isRequested = (random: Random, attribute: FieldAttribute, value: Value | undefined): boolean =>
  value === undefined
    ? nullable.has(attribute) && random.chance(missingShare)
    : random.chance(requestShares[attribute] ?? usualShare)

/** Builds the configuration and the truth of a printed document: all that is on the paper, and some that is not. */
export function variedCase(random: Random, deal: Deal, design: VariedDesign, places: Places): VariedCase {
  const isEnglish = deal.language === "en" || random.chance(0.6)
  const isDescribed = random.chance(0.5)
  const words = fieldNames[isEnglish ? "en" : deal.language]
  const object = random.phrase(words.objects[deal.kind])
  const table = random.phrase(words.tables)
  const naming = new Naming(random, words, deal, isDescribed)
  const truth: Record<string, Value> = {}
  const accept: Record<string, Value[]> = {}
  const placed: Record<string, readonly Place[]> = {}
  const note = (path: string, found: readonly Place[], accepted: readonly Value[]): void => {
    if (found.length > 0) placed[path] = found
    if (accepted.length > 0) accept[path] = [...accepted]
  }

  const fields = random.shuffle(fieldAttributes).flatMap((attribute): FieldDefinition[] => {
    const value = printedValue(deal, places, attribute)
    if (!isRequested(random, attribute, value)) return []
    const field = naming.define(attribute)
    if (!field) return []
    truth[field.name] = value ?? null
    note(
      pointerOf(object, "fields", field.name),
      places.get(attribute) ?? [],
      value === undefined ? [] : acceptedFor(deal, attribute, value),
    )
    return [field]
  })

  naming.endFields()
  const printed = deal.columns.filter((column) => deal.lines.some((_, row) => places.has(cellKey(row, column))))
  const columns = printed.flatMap((column): { column: ColumnAttribute; field: FieldDefinition }[] => {
    if (column === "position" && random.chance(0.7)) return []
    const field = naming.define(column)
    return field ? [{ column, field }] : []
  })
  const hasCodeInside = deal.columns.includes("itemCode") && design.table.code !== "column"
  const rows = deal.lines.map((line, row) =>
    Object.fromEntries(
      columns.map(({ column, field }) => {
        const found = places.get(cellKey(row, column)) ?? []
        note(
          pointerOf(object, "tables", table, row, field.name),
          found,
          column === "description" ? acceptedNames(deal, row, hasCodeInside) : [],
        )
        return [field.name, found.length === 0 ? null : (line.values[column] ?? null)]
      }),
    ),
  )
  return {
    configuration: {
      objects: [{ name: object, fields, tables: [{ name: table, columns: columns.map(({ field }) => field) }] }],
    },
    expected: { [object]: { fields: truth, tables: { [table]: rows } } },
    accept,
    places: placed,
    tags: [
      `design:${design.name}`,
      `kind:${deal.kind}`,
      `language:${deal.language}`,
      `names:${isEnglish ? "en" : deal.language}`,
      isDescribed ? "described" : "bare",
    ],
  }
}

import { box, columns, equalBoxes, empty, paragraph, stack, text, type Block } from "./blocks.ts"
import type { FieldAttribute } from "./attributes.ts"
import type { Compositor } from "./compositor.ts"
import { drawIdentifier } from "./deal.ts"
import { printDate } from "./print.ts"
import { valueRun, type Run } from "./rich-text.ts"
import type { Labels } from "./wordings/wordings.ts"

/** A label with its value, which may be requested or not. */
export interface Reference {
  readonly label: string
  readonly value: Run
}

const labelled = [
  "documentDate",
  "dueDate",
  "validUntil",
  "deliveryDate",
  "orderReference",
  "originalInvoice",
  "customerNumber",
  "contactPerson",
] as const satisfies readonly (FieldAttribute & keyof Labels)[]

/** References that no field requests, to be told from the others. */
function fillers(compositor: Compositor): Reference[] {
  const { random, deal } = compositor
  const candidates: (() => Reference)[] = [
    () => ({
      label: compositor.label("yourReference"),
      value: {
        text: random.pick([
          `${random.pick(["MK", "ts", "BR"])}/${random.int(10, 99)}`,
          drawIdentifier(random, deal.day, "quote"),
        ]),
      },
    }),
    () => ({
      label: compositor.label("project"),
      value: { text: `${random.pick(["Alpha", "Nord", "Hafen 3", "West Wing", "LOT 7"])} ${random.int(1, 40)}` },
    }),
    () => ({ label: compositor.label("incoterm"), value: { text: random.pick(["DAP", "EXW", "FCA", "DDP", "CIF"]) } }),
    () => ({
      label: compositor.label("carrier"),
      value: { text: random.pick(["DHL", "UPS", "DPD", "Truck", "Courier", "FedEx Ground"]) },
    }),
    () => ({ label: compositor.label("phone"), value: { text: deal.seller.phone } }),
    () => ({ label: compositor.label("email"), value: { text: deal.seller.email } }),
    () => ({ label: compositor.label("currency"), value: { text: deal.seller.country.currency } }),
    () => ({
      label: compositor.label("paymentTerms"),
      value: valueRun(compositor.phrase("conditions"), "paymentTerms"),
    }),
  ]
  return random
    .shuffle(candidates)
    .slice(0, random.pick([0, 0, 1, 1, 2, 3]))
    .map((draw) => draw())
}

/** Draws the references of a document in their printed order, the number and the date first. */
export function referencesOf(compositor: Compositor): Reference[] {
  const { deal, random, design } = compositor
  const style = compositor.valueStyle()
  const listed = labelled.flatMap((attribute): Reference[] => {
    if (attribute === "documentDate" && design.hasPlaceAndDate) return []
    const day = deal.days[attribute]
    const text = day === undefined ? deal.texts[attribute] : printDate(day, deal.style.date, deal.language)
    return text === undefined ? [] : [{ label: compositor.label(attribute), value: valueRun(text, attribute, style) }]
  })
  const number: Reference[] =
    design.titleNumber === "none" || random.chance(0.2)
      ? [{ label: compositor.numberLabel(), value: valueRun(deal.texts.documentNumber ?? "", "documentNumber", style) }]
      : []
  const [date, ...rest] = listed
  const first = date === undefined ? number : random.chance(0.7) ? [...number, date] : [date, ...number]
  const others = random.shuffle([...rest, ...fillers(compositor)])
  return random.chance(0.85) ? [...first, ...others] : random.shuffle([...first, ...others])
}

function pairRow(compositor: Compositor, { label, value }: Reference, share: number, isRight: boolean): Block {
  const { sheet } = compositor
  return columns(
    [
      { block: paragraph(sheet, [compositor.labelRun(label)], { align: isRight ? "right" : "left" }), weight: share },
      { block: paragraph(sheet, [value], { align: isRight ? "right" : "left" }), weight: 1 - share },
    ],
    6,
  )
}

function above(compositor: Compositor, { label, value }: Reference): Block {
  const { sheet } = compositor
  return stack([paragraph(sheet, [compositor.labelRun(label, "")]), paragraph(sheet, [value])], 1)
}

/** Rows of at most `perRow` blocks of equal width. */
function rowsOf(blocks: readonly Block[], perRow: number, gap: number): Block[] {
  const rows: Block[] = []
  for (let from = 0; from < blocks.length; from += perRow) {
    const row = blocks.slice(from, from + perRow)
    const padded = [...row, ...Array.from({ length: from === 0 ? 0 : perRow - row.length }, () => empty)]
    rows.push(
      columns(
        padded.map((block) => ({ block, weight: 1 })),
        gap,
      ),
    )
  }
  return rows
}

/** The references in the design's way. `isWide` where they have the width of the page. */
export function referenceBlock(compositor: Compositor, references: readonly Reference[], isWide: boolean): Block {
  const { sheet, design } = compositor
  const block = plainReferences(compositor, references, isWide)
  if (design.referenceBox === "border") return box(sheet, block, { padding: 6, border: design.palette.rule })
  return design.referenceBox === "fill"
    ? box(sheet, block, { padding: 6, fill: design.palette.soft, radius: 3 })
    : block
}

function plainReferences(compositor: Compositor, references: readonly Reference[], isWide: boolean): Block {
  const { sheet, design, random } = compositor
  const gap = random.pick([0, 1, 2, 4])
  const perRow = isWide ? Math.min(references.length, random.int(3, 5)) : 2
  switch (design.references) {
    case "pairs":
    case "pairsRight":
      return stack(
        references.map((each) =>
          pairRow(compositor, each, isWide ? 0.22 : 0.46, !isWide && design.references === "pairsRight"),
        ),
        gap,
      )
    case "above":
      return stack(
        references.map((each) => above(compositor, each)),
        4,
      )
    case "strip":
      return stack(
        rowsOf(
          references.map((each) => above(compositor, each)),
          perRow,
          8,
        ),
        6,
      )
    case "filledStrip":
      return stack(
        rowsOf(
          references.map(({ label, value }) =>
            stack([
              box(sheet, text(sheet, label, { color: design.palette.onAccent, isBold: true }), {
                padding: 3,
                fill: design.palette.accent,
              }),
              box(sheet, paragraph(sheet, [value]), { padding: 3, border: design.palette.rule }),
            ]),
          ),
          perRow,
          0,
        ),
      )
    case "boxes":
      return stack(
        Array.from({ length: Math.ceil(references.length / perRow) }, (_, row) =>
          equalBoxes(
            sheet,
            references.slice(row * perRow, (row + 1) * perRow).map((each) => above(compositor, each)),
            { padding: 4, border: design.palette.rule },
            0,
          ),
        ),
      )
    case "twoColumns":
      return stack(
        rowsOf(
          references.map((each) => pairRow(compositor, each, 0.5, false)),
          isWide ? 2 : 1,
          16,
        ),
        gap,
      )
    case "inline":
      return paragraph(
        sheet,
        references.flatMap(({ label, value }, index) => [
          { ...compositor.labelRun(label, ": "), text: `${index > 0 ? "   " : ""}${label}: ` },
          value,
        ]),
      )
    case "lines":
      return stack(
        references.map(({ label, value }) => {
          const run = compositor.labelRun(label)
          return paragraph(sheet, [{ ...run, text: design.isGlued ? run.text : `${run.text} ` }, value])
        }),
        gap,
      )
    default:
      throw new RangeError(`Unknown way to print references: ${String(design.references satisfies never)}.`)
  }
}

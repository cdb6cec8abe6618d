import { aside, box, columns, line, paragraph, stack, type Block } from "./blocks.ts"
import type { Compositor } from "./compositor.ts"
import { printDecimal, printMoney } from "./print.ts"
import { valueRun, type Run } from "./rich-text.ts"

type TotalAttribute =
  | "subtotal"
  | "discount"
  | "shipping"
  | "netTotal"
  | "taxTotal"
  | "grandTotal"
  | "amountPaid"
  | "amountDue"

/** One line of the sums. */
export interface TotalRow {
  readonly label: string
  readonly value: Run
  readonly isStrong: boolean
}

const printTotal = (compositor: Compositor, value: number): string => {
  const { style } = compositor.deal
  return style.currencyIn === "nowhere" ? printDecimal(value, 2, style) : printMoney(value, style)
}

/** Returns the sums that a document prints, from the goods to what is left to pay. */
export function totalRows(compositor: Compositor): TotalRow[] {
  const { deal, random } = compositor
  const { totals, taxes } = deal
  // Where nothing has been paid, the total may be called what is due.
  const isDue = totals.amountDue === undefined && random.chance(0.15)
  const row = (attribute: TotalAttribute, isStrong = false, sign = 1): TotalRow[] => {
    const value = totals[attribute]
    if (value === undefined) return []
    const printed = printTotal(compositor, sign * value)
    const key = isDue && attribute === "grandTotal" ? "amountDue" : attribute
    return [{ label: compositor.label(key), value: valueRun(printed, attribute), isStrong }]
  }
  const isReduced = totals.discount !== undefined || totals.shipping !== undefined
  const hasSubtotal = isReduced || random.chance(0.75)
  const hasNet = isReduced ? random.chance(0.4) : !hasSubtotal
  const isTaxed = (totals.taxTotal ?? 0) > 0
  const hasRates = taxes.length > 1 || random.chance(0.55)
  const rates =
    isTaxed && hasRates
      ? taxes.map(({ rate, tax }): TotalRow => {
          const printed = printTotal(compositor, tax)
          const label = compositor
            .label("taxAt")
            .replace("{r}", printDecimal(rate, (String(rate).split(".")[1] ?? "").length, deal.style))
          return {
            label,
            value: taxes.length === 1 ? valueRun(printed, "taxTotal") : { text: printed },
            isStrong: false,
          }
        })
      : []
  const hasTaxTotal = isTaxed && (rates.length === 0 || (rates.length > 1 && random.chance(0.8)))
  const discountSign = random.chance(0.5) ? -1 : 1
  return [
    ...(hasSubtotal ? row("subtotal") : []),
    ...row("discount", false, discountSign),
    ...row("shipping"),
    ...(hasNet ? row("netTotal") : []),
    ...rates,
    ...(hasTaxTotal ? row("taxTotal") : []),
    ...row("grandTotal", true),
    ...row("amountPaid", false, random.chance(0.5) ? -1 : 1),
    ...row("amountDue", true),
  ]
}

function totalRow(compositor: Compositor, { label, value, isStrong }: TotalRow, share: number): Block {
  const { sheet, design, random } = compositor
  const { fontSize, palette } = design
  const size = isStrong ? fontSize * random.pick([1, 1.15, 1.3]) : fontSize
  const style = { size, isBold: isStrong, ...(isStrong && random.chance(0.4) ? { color: palette.accent } : {}) }
  const align = design.totalsOrder === "label" ? "left" : "right"
  return columns(
    [
      { block: paragraph(sheet, [compositor.labelRun(label)], { ...style, align }), weight: share },
      { block: paragraph(sheet, [{ ...value, style }], { ...style, align: "right" }), weight: 1 - share },
    ],
    6,
  )
}

/** The sums in the design's way; `notes` may stand beside them. */
export function totalsBlock(compositor: Compositor, rows: readonly TotalRow[], notes: Block | undefined): Block {
  const { sheet, design, random } = compositor
  const { palette } = design
  const gap = random.int(1, 7)
  const strongRule = random.chance(0.4)
  const list = (share: number): Block =>
    stack(
      rows.flatMap((row) => [
        ...(row.isStrong && strongRule ? [line(sheet, 0.8, palette.rule)] : []),
        totalRow(compositor, row, share),
      ]),
      gap,
    )
  const beside = (block: Block, share: number): Block =>
    notes
      ? columns(
          [
            { block: notes, weight: 1 - share - 0.05 },
            { block, weight: share },
          ],
          12,
        )
      : aside(block, share, "right")
  switch (design.totals) {
    case "tableRows":
    case "right":
      return beside(list(0.55), 0.42)
    case "rightWide":
      return beside(list(0.6), 0.55)
    case "left":
      return aside(list(0.55), 0.45, "left")
    case "full":
      return list(0.8)
    case "boxed":
      return beside(box(sheet, list(0.55), { padding: 7, border: palette.rule, fill: palette.soft }), 0.45)
    case "banner": {
      const strong = rows.filter(({ isStrong }) => isStrong).slice(-1)
      const rest = rows.filter((row) => !strong.includes(row))
      const banner = strong.map(({ label, value }) =>
        columns(
          [
            { block: paragraph(sheet, [{ text: label }], { isBold: true, color: palette.onAccent }), weight: 1 },
            {
              block: paragraph(sheet, [{ ...value, style: { isBold: true } }], {
                color: palette.onAccent,
                align: "right",
              }),
              weight: 1,
            },
          ],
          8,
        ),
      )
      const plain = stack(
        rest.map((row) => totalRow(compositor, row, 0.55)),
        gap,
      )
      return stack([beside(plain, 0.45), box(sheet, stack(banner), { padding: 7, fill: palette.accent })], 6)
    }
    default:
      throw new RangeError(`Unknown way to print totals: ${String(design.totals satisfies never)}.`)
  }
}

import { aside, columns, line, paragraph, stack, type Block } from "./blocks.ts"
import type { Compositor } from "./compositor.ts"
import { printDecimal } from "./print.ts"

/** The taxes by rate with their bases, as a small table of their own. */
export function taxTable(compositor: Compositor): Block[] {
  const { sheet, deal, design, random } = compositor
  if (!design.hasTaxTable || deal.taxes.length === 0 || deal.kind === "delivery") return []
  const { style } = deal
  const size = design.fontSize * 0.9
  const row = (texts: readonly string[], isBold: boolean): Block =>
    columns(
      texts.map((text, index) => ({
        block: paragraph(sheet, [{ text }], { size, isBold, align: index === 0 ? "left" : "right" }),
        weight: 1,
      })),
      6,
    )
  const head = row(compositor.parts("taxBase"), true)
  const rows = deal.taxes.map(({ rate, base, tax }) => {
    const decimals = (String(rate).split(".")[1] ?? "").length
    return row(
      [`${printDecimal(rate, decimals, style)} %`, printDecimal(base, 2, style), printDecimal(tax, 2, style)],
      false,
    )
  })
  return [aside(stack([head, line(sheet, 0.5, design.palette.rule), ...rows], 1), 0.45, random.pick(["left", "right"]))]
}

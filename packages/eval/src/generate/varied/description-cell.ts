import { cellKey } from "../places.ts"
import { cellText, type CellStyle } from "./cell-texts.ts"
import type { Compositor } from "./compositor.ts"
import type { DealLine } from "./deal-lines.ts"
import { valueRun } from "./rich-text.ts"
import type { Cell } from "./table-tracks.ts"

/** Returns the cell of an item's name, with its code and its remark where the design prints them there. */
export function descriptionCell(compositor: Compositor, line: DealLine, row: number, style: CellStyle): Cell {
  const { design, deal, random } = compositor
  const { palette, fontSize, table } = design
  const name = valueRun(String(line.values.description), cellKey(row, "description"))
  const code =
    deal.columns.includes("itemCode") && table.code !== "column"
      ? [valueRun(String(line.values.itemCode), cellKey(row, "itemCode"))]
      : []
  const small = { size: fontSize * table.scale * 0.85, color: palette.muted }
  const remark = line.remark === undefined ? [] : [line.remark]
  const quantity =
    table.quantity === "beforeName" && deal.columns.includes("quantity")
      ? [valueRun(cellText(compositor, line, "quantity", style), cellKey(row, "quantity")), { text: " x " }]
      : []
  const lead = [...quantity, ...(table.code === "beforeName" && code.length > 0 ? [...code, { text: " " }] : [])]
  const codeBelow = table.code === "belowName" && code.length > 0 ? [code.map((run) => ({ ...run, style: small }))] : []
  if (table.remarks === "samecell")
    return {
      runs: [...lead, name, ...remark.map((text) => ({ text: `${random.pick([", ", " - ", " "])}${text}` }))],
      below: codeBelow,
    }
  const remarkStyle = table.remarks === "smallBelow" ? small : {}
  return { runs: [...lead, name], below: [...codeBelow, ...remark.map((text) => [{ text, style: remarkStyle }])] }
}

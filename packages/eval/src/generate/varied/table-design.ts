import type { Random } from "../random.ts"

/** How the table of line items looks. */
export interface TableDesign {
  readonly rulings: "none" | "rows" | "all" | "outer" | "columns"
  readonly header: "bold" | "filled" | "soft" | "underlined" | "caps" | "plain" | "none"
  readonly isZebra: boolean
  readonly headerAlign: "cells" | "left" | "center"
  readonly numbers: "right" | "left" | "center"
  readonly padding: number
  /** Room between the lines of neighbouring rows, in points. */
  readonly rowGap: number
  readonly repeatsHeader: boolean
  readonly remarks: "below" | "samecell" | "smallBelow"
  readonly code: "column" | "belowName" | "beforeName"
  readonly unit: "column" | "withQuantity"
  readonly quantity: "column" | "beforeName"
  readonly hasSections: boolean
  /** Whether the columns of amounts share a heading above their own. */
  readonly hasGroupHeading: boolean
  /** Whether the sum so far is printed at the end of a page and at the start of the next. */
  readonly hasCarry: boolean
  readonly verticalAlign: "top" | "middle"
  readonly scale: number
}

/** Draws the look of a table. */
export function drawTableDesign(random: Random): TableDesign {
  return {
    rulings: random.pick(["none", "none", "rows", "rows", "rows", "all", "outer", "columns"]),
    header: random.chance(0.04)
      ? "none"
      : random.pick(["bold", "bold", "filled", "filled", "soft", "underlined", "caps", "plain"]),
    isZebra: random.chance(0.25),
    headerAlign: random.pick(["cells", "cells", "cells", "left", "center"]),
    numbers: random.pick(["right", "right", "right", "right", "left", "center"]),
    padding: random.int(2, 8),
    rowGap: random.int(2, 14),
    repeatsHeader: random.chance(0.7),
    remarks: random.pick(["below", "samecell", "smallBelow", "smallBelow"]),
    code: random.pick(["column", "column", "column", "belowName", "beforeName"]),
    unit: random.pick(["column", "withQuantity"]),
    quantity: random.chance(0.06) ? "beforeName" : "column",
    hasSections: random.chance(0.09),
    hasGroupHeading: random.chance(0.06),
    hasCarry: random.chance(0.12),
    verticalAlign: random.pick(["top", "top", "top", "middle"]),
    scale: random.pick([1, 1, 1, 0.92, 0.88]),
  }
}

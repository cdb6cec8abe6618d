import { aContext, aPage, aTable } from "./page.ts"

/** Goods with their quantity, price and amount. */
export const goods = {
  name: "Goods",
  columns: [
    { name: "Description", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Unit price", type: "number" },
    { name: "Line total", type: "number" },
  ],
} as const
export const milk = { Description: "Milk", Quantity: 2, "Unit price": 1.99, "Line total": 3.98 }
export const rolls = { Description: "Rolls", Quantity: 5, "Unit price": 0.4, "Line total": 2 }

/** A receipt of lines, each with a name and perhaps an amount. */
export const aRoll = (lines: readonly (readonly [string, string?])[]) =>
  aContext([aPage(aTable([20, -200], lines, { pitch: 12 }))])

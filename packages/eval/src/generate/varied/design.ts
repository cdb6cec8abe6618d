import { usualDesign } from "../drawing/designs.ts"
import type { PaperStyle } from "../drawing/paper.ts"
import type { Random } from "../random.ts"
import { drawPalette, type Palette } from "./palette.ts"
import { drawTableDesign, type TableDesign } from "./table-design.ts"

/** What stands side by side above the table. */
export type Slot = "sender" | "recipient" | "shipTo" | "references" | "nothing"

/** All choices of one random design, but those that depend on the values. */
export interface VariedDesign extends PaperStyle {
  readonly name: string
  readonly paper: "A4" | "LETTER"
  /** Points. */
  readonly margin: number
  readonly palette: Palette
  readonly brand: "name" | "logo" | "logoAndName" | "logoAboveName" | "none"
  readonly head: "brandLeft" | "brandRight" | "center" | "banner" | "stacked"
  /** Size of the name in the letterhead, relative to the text. */
  readonly brandScale: number
  readonly titleScale: number
  readonly titlePlace: "head" | "aboveParties" | "aboveTable"
  readonly titleAlign: "left" | "right" | "center"
  readonly titleNumber: "none" | "line" | "below"
  readonly senderDetails: "brand" | "block" | "footer" | "window"
  readonly rows: readonly (readonly Slot[])[]
  readonly party: "bare" | "label" | "caps" | "boxed" | "card" | "barred" | "bar" | "labelled" | "form"
  readonly partyOrder: "nameFirst" | "attentionFirst"
  readonly partyAlign: "left" | "right"
  readonly contactPlace: "below" | "above"
  readonly addressJoin: "lines" | "comma" | "streetAndTown"
  readonly hasContactInParties: boolean
  readonly references:
    | "pairs"
    | "pairsRight"
    | "above"
    | "strip"
    | "filledStrip"
    | "boxes"
    | "twoColumns"
    | "inline"
    | "lines"
  readonly referenceBox: "none" | "border" | "fill"
  readonly referencesInHead: boolean
  /** Whether the date follows the sender's town without a label, as in letters. */
  readonly hasPlaceAndDate: boolean
  /** Whether a label and its value may touch, as generators without style sheets print them. */
  readonly isGlued: boolean
  readonly separator: ":" | "" | " :" | "."
  readonly labelCase: "plain" | "bold" | "caps" | "muted" | "boldValue"
  readonly table: TableDesign
  readonly totals: "right" | "rightWide" | "left" | "boxed" | "banner" | "tableRows" | "full"
  readonly totalsOrder: "label" | "labelRight"
  readonly hasTaxTable: boolean
  readonly footer: "none" | "columns" | "centred" | "line" | "filled"
  readonly payment: "footer" | "block" | "sentence" | "none"
  readonly notes: "below" | "besideTotals" | "none"
  /** Whether labels are repeated in English, where the document is in another language. */
  readonly isBilingual: boolean
  /** Whether the sum to pay is printed above everything else, too. */
  readonly hasTopAmount: boolean
  /** Whether further pages start with the title and the number. */
  readonly hasContinuation: boolean
  readonly gap: number
}

const arrangements: readonly (readonly (readonly Slot[])[])[] = [
  [["recipient", "references"]],
  [["recipient", "references"]],
  [["references", "recipient"]],
  [["sender", "recipient"], ["references"]],
  [["sender", "recipient"]],
  [["recipient", "sender"], ["references"]],
  [["recipient", "sender"]],
  [["sender", "recipient", "references"]],
  [["recipient", "sender", "references"]],
  [
    ["sender", "references"],
    ["recipient", "nothing"],
  ],
  [["recipient"], ["references"]],
  [["nothing", "recipient"], ["references"]],
  [["references"], ["recipient", "nothing"]],
  [["references"], ["sender", "recipient"]],
  [["sender"], ["recipient"], ["references"]],
  [["recipient", "nothing", "references"]],
]

/** The fonts that have the letters of a document: those of every PDF reader have Windows-1252 only. */
const fonts = {
  western: ["Helvetica", "Helvetica", "Helvetica", "Times", "Lato", "LatoLight", "PTSans", "Courier"],
  polish: ["Lato", "LatoLight", "PTSans"],
  european: ["PTSans"],
} as const

/** Draws a design; the same seed gives the same one. */
export function drawDesign(
  random: Random,
  name: string,
  paper: "A4" | "LETTER",
  letters: "western" | "polish" | "european",
): VariedDesign {
  const font = random.pick(fonts[letters])
  const palette = drawPalette(random)
  const rows = random.pick(arrangements)
  const hasSender = rows.some((row) => row.includes("sender"))
  const brand = random.pick(["name", "name", "logo", "logoAndName", "logoAboveName", "none"] as const)
  return {
    ...usualDesign,
    name,
    paper: random.chance(0.9) ? paper : random.pick(["A4", "LETTER"]),
    font,
    fontSize:
      font === "Courier"
        ? random.pick([7, 7.5, 8, 8.5])
        : random.pick([6.5, 7, 7.5, 8, 8.5, 9, 9, 9.5, 10, 10, 10.5, 11, 11.5, 12]),
    margin: random.int(26, 64),
    palette,
    ...(palette.paper === undefined ? {} : { paperColor: palette.paper }),
    ink: palette.ink,
    brand,
    head: random.pick(["brandLeft", "brandLeft", "brandRight", "center", "banner", "stacked"]),
    brandScale: random.pick([1, 1.15, 1.3, 1.6, 2, 2.4]),
    titleScale: random.pick([1.1, 1.3, 1.6, 1.8, 2.2, 2.8]),
    titlePlace: random.pick(["head", "head", "head", "aboveParties", "aboveTable"]),
    titleAlign: random.pick(["left", "left", "right", "center"]),
    titleNumber: random.pick(["none", "none", "none", "line", "below"]),
    senderDetails: hasSender ? "block" : random.pick(["brand", "brand", "footer", "window"]),
    rows,
    party: random.pick([
      "bare",
      "bare",
      "label",
      "label",
      "caps",
      "boxed",
      "card",
      "barred",
      "bar",
      "labelled",
      "form",
    ]),
    partyOrder: random.chance(0.8) ? "nameFirst" : "attentionFirst",
    partyAlign: random.chance(0.07) ? "right" : "left",
    contactPlace: random.chance(0.1) ? "above" : "below",
    addressJoin: random.pick(["lines", "lines", "lines", "lines", "comma", "streetAndTown"]),
    hasContactInParties: random.chance(0.5),
    references: random.pick([
      "pairs",
      "pairs",
      "pairs",
      "pairsRight",
      "above",
      "strip",
      "strip",
      "filledStrip",
      "boxes",
      "twoColumns",
      "inline",
      "lines",
    ]),
    referenceBox: random.pick(["none", "none", "none", "none", "none", "none", "border", "fill"]),
    referencesInHead: random.chance(0.25),
    hasPlaceAndDate: random.chance(0.06),
    isGlued: random.chance(0.03),
    separator: random.pick([":", ":", "", "", " :", "."]),
    labelCase: random.pick(["plain", "plain", "bold", "bold", "caps", "muted", "boldValue"]),
    table: drawTableDesign(random),
    totals: random.pick([
      "right",
      "right",
      "right",
      "rightWide",
      "left",
      "boxed",
      "banner",
      "tableRows",
      "tableRows",
      "full",
    ]),
    totalsOrder: random.chance(0.75) ? "label" : "labelRight",
    hasTaxTable: random.chance(0.12),
    footer: random.pick(["none", "columns", "columns", "centred", "line", "filled"]),
    payment: random.pick(["footer", "block", "block", "sentence", "none"]),
    notes: random.pick(["below", "below", "besideTotals", "none"]),
    isBilingual: random.chance(0.06),
    hasTopAmount: random.chance(0.07),
    hasContinuation: random.chance(0.3),
    isLandscape: random.chance(0.025),
    gap: random.int(8, 26),
  }
}

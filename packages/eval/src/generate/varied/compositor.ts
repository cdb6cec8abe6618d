import type { PrintedLabel } from "@docsift/engine/internal/judge/ground-truth"
import type { TextStyle } from "../drawing/paper.ts"
import type { Random } from "../random.ts"
import type { ColumnAttribute } from "./attributes.ts"
import type { Deal } from "./deal.ts"
import type { VariedDesign } from "./design.ts"
import type { Run, Sheet } from "./rich-text.ts"
import { wordingsOf } from "./wordings/all-wordings.ts"
import { english } from "./wordings/english.ts"
import type { Labels } from "./wordings/wordings.ts"

/** The labels that bilingual documents repeat in English. */
const bilingualLabels: ReadonlySet<keyof Labels> = new Set([
  "documentDate",
  "dueDate",
  "deliveryDate",
  "orderReference",
  "customerNumber",
  "buyer",
  "shipTo",
  "subtotal",
  "netTotal",
  "taxTotal",
  "grandTotal",
] as const)

const invoiceWord = /invoice|rechnung|fac?tu(?:re|ra|ur)|fattura|faktur/iu

/** What all parts of one page need: the paper, the values, the design, and labels that stay the same. */
export class Compositor {
  readonly sheet: Sheet
  readonly deal: Deal
  readonly design: VariedDesign
  readonly random: Random
  readonly title: string
  readonly #printed: PrintedLabel[] = []
  readonly #labels = new Map<string, string>()

  constructor(sheet: Sheet, deal: Deal, design: VariedDesign, random: Random) {
    this.sheet = sheet
    this.deal = deal
    this.design = design
    this.random = random
    this.title = random.phrase(wordingsOf[deal.language].titles[deal.kind])
  }

  /** The company that writes the document. */
  get isIssuedByBuyer(): boolean {
    return this.deal.kind === "order"
  }

  #choose(key: string, phrases: string, foreign?: string): string {
    const known = this.#labels.get(key)
    if (known !== undefined) return known
    const taken = new Set(this.#labels.values())
    const free = phrases.split("|").filter((phrase) => !taken.has(phrase))
    const own = free.length > 0 ? this.random.pick(free) : this.random.phrase(phrases)
    const chosen = this.design.isBilingual && foreign !== undefined ? `${own} / ${this.random.phrase(foreign)}` : own
    this.#labels.set(key, chosen)
    return chosen
  }

  /** Returns a label; one for each document, and no two meanings share one where the language has enough. */
  label(key: keyof Labels): string {
    const isSecond = this.deal.language !== "en" && bilingualLabels.has(key)
    return this.#choose(
      key,
      this.#phrasesOf(wordingsOf[this.deal.language].labels[key], key),
      isSecond ? english.labels[key] : undefined,
    )
  }

  /** Leaves out the labels of dates and totals that name an invoice, where the document is none. */
  #phrasesOf(phrases: string, key: keyof Labels): string {
    const isInvoice = this.deal.kind === "invoice" || this.deal.kind === "receipt"
    if (isInvoice || (key !== "documentDate" && key !== "grandTotal")) return phrases
    return phrases
      .split("|")
      .filter((phrase) => !invoiceWord.test(phrase))
      .join("|")
  }

  /** Returns a phrase, which may differ each time. */
  phrase(key: keyof Labels): string {
    return this.random.phrase(wordingsOf[this.deal.language].labels[key])
  }

  /** Returns all parts of a phrase, where they belong together. */
  parts(key: keyof Labels): string[] {
    return wordingsOf[this.deal.language].labels[key].split("|")
  }

  numberLabel(): string {
    return this.#choose("number", wordingsOf[this.deal.language].numbers[this.deal.kind])
  }

  heading(column: ColumnAttribute): string {
    const foreign = this.deal.language === "en" ? undefined : english.columns[column]
    return this.#choose(`column ${column}`, wordingsOf[this.deal.language].columns[column], foreign)
  }

  /** Puts the design's sign after a label, and its case. */
  labelRun(label: string, separator: string = this.design.separator): Run {
    const { labelCase, palette } = this.design
    const text = labelCase === "caps" ? label.toUpperCase() : label
    const sign = separator === "." ? "" : separator
    return { text: text.endsWith(":") || sign === "" ? text : `${text}${sign}`, style: this.labelStyle(palette.muted) }
  }

  /** Records a label with its value as printed. */
  note(label: string, text: string): void {
    this.#printed.push({ label, text })
  }

  /** The labels that were recorded, with their values. */
  get printed(): readonly PrintedLabel[] {
    return this.#printed
  }

  labelStyle(muted: string): TextStyle {
    const { labelCase, fontSize } = this.design
    if (labelCase === "bold") return { isBold: true }
    if (labelCase === "caps") return { size: fontSize * 0.85, color: muted }
    return labelCase === "muted" ? { color: muted } : {}
  }

  valueStyle(): TextStyle {
    return this.design.labelCase === "boldValue" ? { isBold: true } : {}
  }
}

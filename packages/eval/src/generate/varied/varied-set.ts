import type { RenderedDocument } from "../generate-set.ts"
import { Random } from "../random.ts"
import { variedKinds, type VariedKind } from "./attributes.ts"
import { documentLanguages, type DocumentLanguage } from "./countries/country.ts"
import { drawDeal, type Deal } from "./deal.ts"
import { drawDesign, type VariedDesign } from "./design.ts"
import { drawVaried } from "./draw-varied.ts"
import { variedCase } from "./varied-case.ts"

/** How many documents the set has unless asked otherwise. */
export const defaultVariedSize = 300

/** The documents to generate. */
export interface VariedOptions {
  readonly seed: string
  readonly size: number
  readonly kinds?: readonly VariedKind[]
  readonly languages?: readonly DocumentLanguage[]
}

/** A document of a random design. */
export interface VariedDocument {
  readonly fileName: string
  readonly deal: Deal
  readonly design: VariedDesign
  readonly render: () => Promise<RenderedDocument>
}

/** Characters of Windows-1252, which the standard fonts of PDF have. */
const western =
  /^[ -\u00ff\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u2013\u2014\u2018-\u201e\u2020-\u2022\u2026\u2030\u20ac\u2122]*$/u

const polish = /[ąćęłńóśźżĄĆĘŁŃÓŚŹŻ]/gu

/** Returns which letters the fonts of a document must have. */
function lettersOf(deal: Deal): "western" | "polish" | "european" {
  const texts = JSON.stringify(deal)
  if (!western.test(texts.replace(polish, ""))) return "european"
  return deal.language === "pl" || !western.test(texts) ? "polish" : "western"
}

/** Generates one document; the same seed and index give the same one, whatever the size of the set. */
export function generateVaried(
  { seed, kinds = variedKinds, languages = documentLanguages }: VariedOptions,
  index: number,
): VariedDocument {
  const id = `varied-${String(index).padStart(4, "0")}`
  const random = new Random(`${seed} ${id}`)
  const deal = drawDeal(random, kinds, languages)
  const issuer = deal.kind === "order" ? deal.buyer : deal.seller
  const design = drawDesign(new Random(`${seed} ${id} design`), `${seed}-${id}`, issuer.country.paper, lettersOf(deal))
  const fileName = `${id}.pdf`
  const render = async (): Promise<RenderedDocument> => {
    const { bytes, places, labels } = await drawVaried(deal, design, new Random(`${seed} ${id} page`))
    const drawn = variedCase(new Random(`${seed} ${id} request`), deal, design, places)
    return { bytes, places, cases: [{ id, file: `files/${fileName}`, ...drawn, labels }] }
  }
  return { fileName, deal, design, render }
}

/** Generates the documents of the set, each in a design of its own. */
export const generateVariedSet = (options: VariedOptions): VariedDocument[] =>
  Array.from({ length: options.size }, (_, index) => generateVaried(options, index))

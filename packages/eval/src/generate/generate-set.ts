import { caseOf, pointersOf, type GeneratedCase, type Naming } from "./cases.ts"
import { designs } from "./drawing/designs.ts"
import { pdfLayout } from "./drawing/draw-sheet.ts"
import { addDecoys } from "./kinds/decoys.ts"
import { drawInvoice } from "./kinds/invoice.ts"
import { drawOrder } from "./kinds/order.ts"
import { drawReceipt } from "./kinds/receipt.ts"
import { drawRemittance } from "./kinds/remittance.ts"
import { drawStatement } from "./kinds/statement.ts"
import type { Layout } from "./layout.ts"
import { localeCodes, type Locale, type LocaleCode } from "./locale.ts"
import { localeOf, withoutAccents, type Vocabulary } from "./locales.ts"
import { printedLabels } from "./printed-labels.ts"
import { TextComposer } from "./text-composer.ts"
import type { Place, Places } from "./places.ts"
import { Random } from "./random.ts"
import type { Facts, Sheet } from "./sheet.ts"
import { sheetKinds, type Kind } from "./terms.ts"

const drawKind: Record<Kind, (composer: TextComposer) => { sheet: Sheet; facts: Facts }> = {
  invoice: drawInvoice,
  order: drawOrder,
  statement: drawStatement,
  remittance: drawRemittance,
  receipt: drawReceipt,
}

/** The parameters of one generated document. */
export interface Recipe {
  readonly seed: string
  readonly kind: Kind
  readonly locale: LocaleCode
  readonly layout: Layout
  /** @default "usual" */
  readonly vocabulary?: Vocabulary
}

/** The bytes of a document, and its cases with the positions of their values. */
export interface RenderedDocument {
  readonly bytes: Buffer
  readonly places: Places
  readonly cases: readonly GeneratedCase[]
}

/** One generated document. */
export interface GeneratedDocument {
  readonly fileName: string
  readonly facts: Facts
  /** The cases in English and in the document's own language, without positions. */
  readonly cases: readonly GeneratedCase[]
  /** Renders the file and the positions of its values. */
  readonly render: () => Promise<RenderedDocument>
}

/**
 * Lists the recipes of the PDF set: every kind but receipts in every locale, each time in the next designs, so that
 * every design meets every kind and every locale.
 *
 * @param designsEach how many designs each pair of kind and locale is printed in, 1 to 14.
 */
export function recipesOf(seed: string, designsEach: number, vocabulary: Vocabulary = "usual"): Recipe[] {
  const recipes: Recipe[] = []
  let next = 0
  for (const kind of sheetKinds) {
    for (const locale of localeCodes) {
      for (let round = 0; round < designsEach; round++) {
        const design = designs[next++ % designs.length]
        if (design) recipes.push({ seed, kind, locale, layout: pdfLayout(design), vocabulary })
      }
    }
  }
  return recipes
}

/** Generates one document with its ground truth; the same recipe gives the same document. */
export function generateDocument({ seed, kind, locale: code, layout, vocabulary }: Recipe): GeneratedDocument {
  const locale = localeOf(code, vocabulary)
  const printed = layout.hasWesternLettersOnly === true && code === "pl" ? withoutAccents(locale) : locale
  const name = `${kind}-${code}-${layout.name}`
  const composer = new TextComposer(new Random(`${seed} ${name}`), printed, layout)
  const { sheet: plain, facts } = drawKind[kind](composer)
  const sheet = layout.hasDecoys === true ? addDecoys(composer, plain, facts) : plain
  const fileName = `${name}.${layout.extension}`
  const namings = (["english", "own"] as const).filter((naming) => naming === "english" || !code.startsWith("en"))
  const cases = namings.map((naming) => ({
    id: `${name}-${naming}`,
    file: `files/${fileName}`,
    ...caseOf(facts, naming, locale),
    tags: [`kind:${kind}`, `locale:${code}`, `layout:${layout.name}`, `names:${naming}`, `format:${layout.format}`],
  }))
  const labels = printedLabels(sheet)
  const render = async (): Promise<RenderedDocument> => {
    const { bytes, places } = await layout.render(sheet, printed, new Random(`${seed} ${name} file`), facts)
    const placed = cases.map((each, index) => ({
      ...each,
      labels,
      places: placesOf(facts, namings[index] ?? "english", locale, places),
    }))
    return { bytes, places, cases: placed }
  }
  return { fileName, facts, cases, render }
}

function placesOf(facts: Facts, naming: Naming, locale: Locale, places: Places): Record<string, readonly Place[]> {
  const pointers = pointersOf(facts, naming, locale)
  return Object.fromEntries(
    [...places].flatMap(([key, found]) => {
      const pointer = pointers.get(key)
      // Flowing text has no pages: its positions serve the tests only.
      const paged = found.filter(({ page }) => page !== undefined)
      return pointer === undefined || paged.length === 0 ? [] : [[pointer, paged]]
    }),
  )
}

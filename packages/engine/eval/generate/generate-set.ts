import { caseOf, type GeneratedCase } from "./cases.ts"
import { designs, type Design } from "./drawing/designs.ts"
import { drawSheet } from "./drawing/draw-sheet.ts"
import { drawInvoice } from "./kinds/invoice.ts"
import { drawOrder } from "./kinds/order.ts"
import { drawRemittance } from "./kinds/remittance.ts"
import { drawStatement } from "./kinds/statement.ts"
import { localeCodes, type LocaleCode } from "./locale.ts"
import { localeOf, withoutAccents, type Vocabulary } from "./locales.ts"
import { Pen } from "./pen.ts"
import { Random } from "./random.ts"
import type { Facts, Sheet } from "./sheet.ts"
import { kinds, type Kind } from "./terms.ts"

const drawKind: Record<Kind, (pen: Pen) => { sheet: Sheet; facts: Facts }> = {
  invoice: drawInvoice,
  order: drawOrder,
  statement: drawStatement,
  remittance: drawRemittance,
}

/** What a generated document is made of. */
export interface Recipe {
  readonly seed: string
  readonly kind: Kind
  readonly locale: LocaleCode
  readonly design: Design
  /** @default "usual" */
  readonly vocabulary?: Vocabulary
}

/** One generated document. */
export interface GeneratedDocument {
  readonly fileName: string
  readonly facts: Facts
  /** The same document asked in English and in its own language. */
  readonly cases: readonly GeneratedCase[]
  readonly render: () => Promise<Buffer>
}

/**
 * Lists the recipes of a set: every kind in every locale, each time in the next designs, so that every design meets
 * every kind and every locale.
 *
 * @param designsEach how many designs each pair of kind and locale is printed in, 1 to 14.
 */
export function recipesOf(seed: string, designsEach: number, vocabulary: Vocabulary = "usual"): Recipe[] {
  const recipes: Recipe[] = []
  let next = 0
  for (const kind of kinds) {
    for (const locale of localeCodes) {
      for (let round = 0; round < designsEach; round++) {
        const design = designs[next++ % designs.length]
        if (design) recipes.push({ seed, kind, locale, design, vocabulary })
      }
    }
  }
  return recipes
}

/** Makes one document with its truth; the same recipe gives the same document. */
export function generateDocument({ seed, kind, locale: code, design, vocabulary }: Recipe): GeneratedDocument {
  const locale = localeOf(code, vocabulary)
  // The line printer's font has the letters of Western Europe only.
  const printed = design.isLinePrinter && code === "pl" ? withoutAccents(locale) : locale
  const name = `${kind}-${code}-${design.name}`
  const { sheet, facts } = drawKind[kind](new Pen(new Random(`${seed} ${name}`), printed, design))
  const fileName = `${name}.pdf`
  const cases = (["english", "own"] as const)
    .filter((naming) => naming === "english" || !code.startsWith("en"))
    .map((naming) => ({
      id: `${name}-${naming}`,
      file: `files/${fileName}`,
      ...caseOf(facts, naming, locale),
      tags: [`kind:${kind}`, `locale:${code}`, `layout:${design.name}`, `names:${naming}`],
    }))
  return { fileName, facts, cases, render: () => drawSheet(sheet, design, printed) }
}

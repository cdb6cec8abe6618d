import { expect, test } from "vitest"
import type { Page } from "../document.ts"
import { aContext, aPage, type Print } from "../../test/builders/page.ts"
import { documentCards } from "./document-cards.ts"
import { nameText } from "./party-card.ts"

const WIDTH = 8
const LENGTH = 40

/** Adds a word that is read upwards. */
const withSideways = (page: Page, text: string, x: number, y: number): Page => ({
  ...page,
  words: [
    ...page.words,
    { text, box: [x, y, x + WIDTH, y + LENGTH], fontSize: WIDTH, isBold: true, rotation: 270, confidence: 1 },
  ],
})

const block = (x: number, y: number, ...lines: readonly string[]): Print[] =>
  lines.map((text, row) => ({ text, x, y: y + 12 * row }))

test("a heading that is set sideways at the end of a box names the party in it", () => {
  const upright = aPage([
    ...block(60, 100, "Tuscan Clay Products", "800 Kiln Street", "Dayton, OH 44663"),
    ...block(320, 100, "Blue Garden Centers", "2255 Nandino Loop", "Lexington, KY 40511"),
    ...block(60, 300, "Notes", "Handle with care"),
  ])
  const page = withSideways(withSideways(upright, "SHIPPER", 42, 110), "CONSIGNEE", 302, 110)
  const headed = documentCards(aContext([page])).filter(({ heading }) => heading)
  expect(headed.map(({ heading, name }) => [heading?.concept, nameText(name)])).toEqual([
    ["seller", "Tuscan Clay Products"],
    ["shipTo", "Blue Garden Centers"],
  ])
})

import { expect, test } from "vitest"
import type { Document } from "../../src/document.ts"
import { parseBytes } from "../../src/parse/parse-document.ts"
import { suggestWorkflow } from "../../src/suggest/suggest-workflow.ts"
import { aPage } from "../builders/page.ts"
import { expectLinear } from "./expect-linear.ts"
import { times } from "./growth-case.ts"

async function suggestFromText(text: string) {
  const document = await parseBytes(Buffer.from(text), {
    fileName: "sample.txt",
    maxPages: Number.POSITIVE_INFINITY,
  })
  return suggestWorkflow([{ document }])
}

const repeated: readonly (readonly [name: string, part: (index: number) => string])[] = [
  ["labels of one name", (index) => `Invoice number: A-${index}\n`],
  ["labels of different names", (index) => `Zork quux ${String.fromCodePoint(97 + (index % 26))}: value ${index}\n`],
  ["headings above rows", (index) => (index % 4 === 0 ? "Item    Quantity    Price\n" : `Bolt    ${index}    1.00\n`)],
  ["taxes at many rates", (index) => `VAT ${index % 90}%      ${index}.00\n`],
  ["names and addresses", (index) => `Acme ${index} GmbH\nHauptstr. 12\n12345 Berlin\n\n`],
  ["words without labels", () => "lorem ipsum dolor sit amet\n"],
]

test.each(repeated)("a workflow is suggested from %s in linear time", async (_, part) => {
  await expectLinear((size) => suggestFromText(times(size, part)), { minSize: 128, maxSize: 1_024 })
})

const aCrowdedPage = (words: number): Document => ({
  kind: "pdf",
  pages: [
    aPage(
      Array.from({ length: words }, (_, index) => ({
        text: index % 3 === 0 ? "Total:" : `${index}.00`,
        x: 10 + (index % 50) * 11,
        y: 10 + Math.floor(index / 50) * 2,
        size: 2,
      })),
    ),
  ],
  grids: [],
  attachments: [],
})

test("a workflow is suggested from a page of 16,000 words in linear time, within its limits", async () => {
  await expectLinear((size) => suggestWorkflow([{ document: aCrowdedPage(size) }]), { minSize: 1_000, maxSize: 16_000 })
  const { fields, columns } = suggestWorkflow([{ document: aCrowdedPage(16_000) }])
  expect(fields.length).toBeLessThanOrEqual(30)
  expect(columns.length).toBeLessThanOrEqual(60)
})

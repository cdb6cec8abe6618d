import { test } from "vitest"
import type { Configuration } from "../../src/index.ts"
import type { Box } from "../../src/document.ts"
import { extractBuiltin } from "../../src/extract/extract-document.ts"
import { createContext } from "../../src/page/context.ts"
import { parseBytes } from "../../src/parse/parse-document.ts"
import { aForm } from "../builders/form.ts"
import { aContext, aPage } from "../builders/page.ts"
import { expectLinear } from "./expect-linear.ts"
import { times } from "./growth-case.ts"
import { readText } from "./read-text.ts"

const repeated: readonly (readonly [name: string, part: (index: number) => string])[] = [
  ["names under one heading", (index) => (index % 2 === 0 ? "Bill to:\n" : `Acme ${index} GmbH\n`)],
  ["addresses of one party", () => "Acme GmbH\nHauptstr. 12\n12345 Berlin\n\n"],
  ["sums", (index) => `${["Net total", "VAT 19%", "Total"][index % 3]}      ${(index * 1.37).toFixed(2)}\n`],
  ["broken IBANs", () => "IBAN: DE02 1203 0000\n0000 2020 51\n"],
  ["numbered boxes", (index) => `${index}. Name\n`],
]

test.each(repeated)("%s are read in linear time", async (_, part) => {
  await expectLinear((size) => readText(times(size, part)), { minSize: 128, maxSize: 2_048 })
})

test("boxes of a form, and lines that cross all of it, are read in linear time", async () => {
  const read = (size: number) => {
    const boxes = Array.from({ length: size }, (_, index) => [`${index} Zork quux`, `Value ${index}`] as const)
    const { prints, rulings } = aForm(boxes)
    return extractBuiltin(aContext([aPage(prints, [...rulings, ...CROSSING])]), similar(4))
  }
  await expectLinear(read, { minSize: 64, maxSize: 1_024 })
})

/** A page has at most 4,000 rulings; these are as high as all boxes. */
const CROSSING = Array.from({ length: 500 }, (_, index): Box => [50 + index, 100, 50.5 + index, 100_000])

/** Fields whose names are so similar that each label resembles all of them. */
const similar = (count: number): Configuration => ({
  objects: [
    {
      name: "Form",
      fields: Array.from({ length: count }, (_, index) => ({ name: `Zork ${index} quux`, type: "string" })),
    },
  ],
})

test("labels that resemble many fields are read in linear time", async () => {
  const bytes = Buffer.from(times(500, (index) => `Zork ${index} quux: value ${index}\n`))
  const document = await parseBytes(bytes, { fileName: "sample.txt", maxPages: Number.POSITIVE_INFINITY })
  await expectLinear((size) => extractBuiltin(createContext(document), similar(size)), { minSize: 32, maxSize: 512 })
})

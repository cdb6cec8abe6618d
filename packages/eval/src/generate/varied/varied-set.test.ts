import { pointerOf } from "@docsift/engine/json-pointer"
import { expect, test } from "vitest"
import type { Box, Document } from "@docsift/engine"
import { parseBytes } from "@docsift/engine/internal/parse/parse-document"
import type { Place } from "../places.ts"
import { squeeze } from "../spelling.ts"
import { documentsOfSet } from "../write-pack.ts"
import { generateVaried, generateVariedSet } from "./varied-set.ts"

const options = { seed: "varied-test", size: 24 }

/** Points by which the centre of a short word lies outside its value when a comma is attached to it. */
const attached = 1

const containsCentre = ([x0, y0, x1, y1]: Box, [left, top, right, bottom]: Box): boolean => {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  return x > x0 - attached && x < x1 + attached && y > y0 && y < y1
}

/** Returns the words whose centre is in the boxes of a place, in the order of its lines. */
function wordsIn(document: Document, { page, box, lines }: Place): string {
  const words = document.pages.find(({ number }) => number === page)?.words ?? []
  return (lines ?? (box ? [box] : []))
    .flatMap((line) => words.filter((word) => containsCentre(line, word.box)).map(({ text }) => text))
    .join("")
}

/** Removes what differs between an address in lines and in one line. */
const lettersOf = (text: string): string => squeeze(text).replace(/[^\p{L}\p{N}]/gu, "")

test("the same seed gives the same bytes and cases, another seed gives others", async () => {
  const first = await generateVaried(options, 3).render()
  const again = await generateVaried({ ...options, size: 9 }, 3).render()
  expect(again.bytes.equals(first.bytes)).toBe(true)
  expect(again.cases).toStrictEqual(first.cases)
  const other = await generateVaried({ ...options, seed: "other" }, 3).render()
  expect(other.bytes.equals(first.bytes)).toBe(false)
})

test("no two documents of a set have the same design", () => {
  const designs = generateVariedSet({ ...options, size: 300 }).map(({ design }) => {
    const { name, ...choices } = design
    expect(name).not.toBe("")
    return JSON.stringify(choices)
  })
  expect(new Set(designs).size).toBe(designs.length)
})

test("kinds and languages can be chosen, and what the set has not is rejected", () => {
  const chosen = generateVariedSet({ ...options, kinds: ["credit"], languages: ["fr", "pl"] })
  expect(new Set(chosen.map(({ deal }) => deal.kind))).toStrictEqual(new Set(["credit"]))
  expect(new Set(chosen.map(({ deal }) => deal.language))).toStrictEqual(new Set(["fr", "pl"]))
  expect(documentsOfSet({ set: "varied", size: 2, kinds: ["order"], locales: ["en-GB"] })).toHaveLength(2)
  expect(() => documentsOfSet({ set: "varied", kinds: ["statement"] })).toThrow("The set varied has PDFs of")
})

test.each(generateVariedSet(options).map((document) => [document.fileName, document] as const))(
  "every true value of %s is printed where its place says, and every word is on the page",
  async (fileName, { render }) => {
    const { bytes, cases } = await render()
    const document = await parseBytes(bytes, { fileName })
    for (const { width, height, words } of document.pages)
      for (const { box, text } of words)
        expect(box[0] > 0 && box[1] > 0 && box[2] < width && box[3] < height, `${text} is on the page`).toBe(true)
    for (const { expected, places = {} } of cases) {
      for (const [object, { fields = {}, tables = {} } = {}] of Object.entries(expected)) {
        const values = [
          ...Object.entries(fields).map(([name, value]) => [pointerOf(object, "fields", name), value] as const),
          ...Object.entries(tables).flatMap(([table, rows]) =>
            rows.flatMap((row, index) =>
              Object.entries(row).map(
                ([name, value]) => [pointerOf(object, "tables", table, index, name), value] as const,
              ),
            ),
          ),
        ]
        for (const [path, value] of values) {
          const found = places[path] ?? []
          expect(found.length > 0, `${path} has a place if and only if it has a value`).toBe(value !== null)
          for (const place of found) {
            expect(lettersOf(wordsIn(document, place)), `words at ${path}`).toBe(lettersOf(place.text))
            if (typeof value === "string" && !/^\d{4}-\d\d-\d\d$/u.test(value))
              expect(lettersOf(place.text)).toBe(lettersOf(value))
          }
        }
      }
    }
  },
)

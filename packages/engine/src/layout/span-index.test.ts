import { array, assert, integer, nat, property, tuple } from "fast-check"
import { expect, test } from "vitest"
import { SpanIndex } from "./span-index.ts"

const spans = array(
  tuple(integer({ min: -50, max: 50 }), nat(30)).map(([from, width]) => [from, from + width] as const),
  // Few items are searched one by one, more by an index.
  { maxLength: 60 },
)

test("finds the same items in the same order as a linear search", () => {
  assert(
    property(spans, integer({ min: -60, max: 60 }), nat(40), (items, from, width) => {
      const to = from + width
      const touching = items.filter((span) => span[0] <= to && span[1] >= from)
      expect(new SpanIndex(items, (span) => span).touching(from, to)).toEqual(touching)
    }),
  )
})

import fc from "fast-check"
import { expect, test } from "vitest"
import { SpanIndex } from "./span-index.ts"

const spans = fc.array(
  fc.tuple(fc.integer({ min: -50, max: 50 }), fc.nat(30)).map(([from, width]) => [from, from + width] as const),
)

test("finds what touches a range, in the given order, as looking at all items does", () => {
  fc.assert(
    fc.property(spans, fc.integer({ min: -60, max: 60 }), fc.nat(40), (items, from, width) => {
      const to = from + width
      const touching = items.filter((span) => span[0] <= to && span[1] >= from)
      expect(new SpanIndex(items, (span) => span).touching(from, to)).toEqual(touching)
    }),
  )
})

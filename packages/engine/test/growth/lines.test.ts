import { test } from "vitest"
import { expectLinear } from "./expect-linear.ts"
import { readText } from "./read-text.ts"
import { manyLines, tokens } from "./tokens.ts"

const sizes = { minSize: 2_048, maxSize: 16_384 }

test.each(tokens)("lines of 400 characters of %j are read in linear time", async (token) => {
  await expectLinear((size) => readText(manyLines(token, size, 400)), sizes)
})

test.each(tokens.filter((_, index) => index % 3 === 0))(
  "lines of 80 characters of %j are read in linear time",
  async (token) => {
    await expectLinear((size) => readText(manyLines(token, size, 80)), sizes)
  },
)

// A wide gap starts a segment, and three of them a column.
test.each(tokens.filter((_, index) => index % 3 === 1))(
  "lines of %j with wide gaps are read in linear time",
  async (token) => {
    await expectLinear((size) => readText(manyLines(`${token.trimEnd()}   `, size, 400)), sizes)
  },
)

import { test } from "vitest"
import { expectLinear } from "./expect-linear.ts"
import { readText } from "./read-text.ts"
import { manyLines, tokens } from "./tokens.ts"

const sizes = { minSize: 2_048, maxSize: 16_384 }

test.each(tokens)("lines of 400 characters of %j are read in linear time", async (token) => {
  await expectLinear((size) => readText(manyLines(token, size, 400)), sizes)
})

test.each(tokens.filter((_, index) => index % 3 === 0))("lines of 80 characters of %j too", async (token) => {
  await expectLinear((size) => readText(manyLines(token, size, 80)), sizes)
})

// A wide gap begins another segment, and three of them another column.
test.each(tokens.filter((_, index) => index % 3 === 1))("lines of %j set far apart too", async (token) => {
  await expectLinear((size) => readText(manyLines(`${token.trimEnd()}   `, size, 400)), sizes)
})

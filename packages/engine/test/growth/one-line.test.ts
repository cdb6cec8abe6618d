import { expect, test } from "vitest"
import { expectLinear } from "./expect-linear.ts"
import { readText } from "./read-text.ts"
import { oneLine, tokens } from "./tokens.ts"

test.each(tokens)("one line of %j is read in linear time", async (token) => {
  await expectLinear((size) => readText(oneLine(token, size)), { minSize: 8_192, maxSize: 65_536 })
})

test.each(["Total: ", "€ ", "% "])("two megabytes of %j in one line do not overflow the stack", async (token) => {
  const { warnings } = await readText(oneLine(token, 2_000_000))
  expect(warnings.join("\n")).toMatch(/^Line 1 of page 1 has [\d,]+ words; only its first 2,000 were read/u)
})

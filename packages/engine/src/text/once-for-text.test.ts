import { expect, test } from "vitest"
import { onceForText } from "./once-for-text.ts"

test("a short text is computed once, an empty one as well", () => {
  const computed: string[] = []
  const shout = onceForText((text) => {
    computed.push(text)
    return text.toUpperCase()
  })
  expect(["total", "", "total", ""].map(shout)).toEqual(["TOTAL", "", "TOTAL", ""])
  expect(computed).toEqual(["total", ""])
})

test("a long text is not remembered, because it would outlive its document", () => {
  let count = 0
  const length = onceForText((text) => {
    count++
    return [String(text.length)]
  })
  const long = "x".repeat(41)
  expect([length(long), length(long)]).toEqual([["41"], ["41"]])
  expect(count).toBe(2)
})

test("texts without number are forgotten, and computed again", () => {
  let count = 0
  const same = onceForText((text) => {
    count++
    return text
  })
  for (let index = 0; index <= 20_000; index++) same(`text ${index}`)
  same("text 0")
  expect(count).toBe(20_002)
})

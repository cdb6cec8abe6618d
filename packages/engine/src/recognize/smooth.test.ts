import { expect, test } from "vitest"
import { smooth } from "./smooth.ts"

test("a lone dot fades, and an even surface stays as it is", () => {
  const dot = new Uint8Array(25).fill(255)
  dot[12] = 3
  expect(smooth(dot, 5, 5)[12]).toBe(227)
  expect(smooth(new Uint8Array(25).fill(90), 5, 5)).toEqual(new Uint8Array(25).fill(90))
})

test("images smaller than the window are returned unchanged", () => {
  expect(smooth(new Uint8Array([7, 9]), 2, 1)).toEqual(new Uint8Array([7, 9]))
})

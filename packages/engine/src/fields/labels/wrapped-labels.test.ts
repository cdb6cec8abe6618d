import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

test("a value after the colon of a label over two lines is that of the whole label", () => {
  const [first, second] = ["Data dokonania lub zakończenia dostawy towarów lub wykonania", "usługi: 02.04.2026"]
  const prints = [at(50, 100, "Data wystawienia: 03.04.2026"), at(50, 114, first), at(50, 126, second)]
  expect(valuesOf({ "Delivery date": "date" }, prints)).toEqual(["2026-04-02"])
})

test("lines that are no label together are labels of their own", () => {
  const prints = [
    at(50, 100, "Terms of sale and of the services of the firm"),
    at(50, 112, "Delivery date: 02.04.2026"),
  ]
  expect(valuesOf({ "Delivery date": "date" }, prints)).toEqual(["2026-04-02"])
})

import { expect, test } from "vitest"
import { mergePrices, type PriceInput, readModelPrices } from "./model-prices.ts"

const prices = { inputPrice: 0.25, outputPrice: 2, currency: "EUR" }

test.each<[PriceInput, PriceInput | undefined]>([
  [prices, prices],
  [
    { ...prices, inputPrice: 0, outputPrice: 0 },
    { ...prices, inputPrice: 0, outputPrice: 0 },
  ],
  [{}, undefined],
  [{ currency: "" }, undefined],
])("%j are the prices %j", (input, expected) => {
  expect(readModelPrices(input)).toEqual(expected)
})

test.each<[PriceInput, string]>([
  [{ inputPrice: 1, outputPrice: 1 }, "currency: is missing; inputPrice, outputPrice and currency come together"],
  [{ inputPrice: 0, outputPrice: 0, currency: "" }, "currency: is missing"],
  [{ inputPrice: 1, currency: "EUR" }, "outputPrice: is missing"],
  [{ outputPrice: 1, currency: "EUR" }, "inputPrice: is missing"],
  [{ currency: "EUR" }, "inputPrice: is missing"],
])("%j is rejected with what is missing", (input, sentence) => {
  expect(() => readModelPrices(input)).toThrow(sentence)
})

test("a change keeps the prices that it omits, and an empty currency removes them", () => {
  expect(mergePrices(prices, {})).toEqual(prices)
  expect(mergePrices(prices, { inputPrice: 0 })).toEqual({ ...prices, inputPrice: 0 })
  expect(readModelPrices(mergePrices(prices, { currency: "" }))).toBeUndefined()
  expect(() => readModelPrices(mergePrices(prices, { inputPrice: 1, currency: "" }))).toThrow("outputPrice: is missing")
})

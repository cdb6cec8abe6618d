import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

test("the code of a currency is the value of its label, and a part of that of an amount", () => {
  expect(valuesOf({ Currency: "string" }, [at(60, 300, "Currency GBP")])).toEqual(["GBP"])
  expect(valuesOf({ Total: "number" }, [at(60, 300, "Total GBP"), at(300, 300, "20.00")])).toEqual([20])
})

test("a longer label with all words of a name needs no colon before the one number behind it", () => {
  const read = (text: string) => valuesOf({ "Mean grades": "number" }, [at(60, 300, text)])
  expect(read("Arithmetic mean of all grades 4.25")).toEqual([4.25])
  expect(read("Arithmetic mean of 3 grades 4.25")).toEqual([null])
})

import { expect, test } from "vitest"
import { at, valuesOf } from "../../../test/builders/paper.ts"

test("a label above an address heads it, whatever block begins beside the label", () => {
  const order = [
    at(50, 100, "Shipping address:"),
    at(50, 112, "9 Samuel Road"),
    at(50, 124, "Nuriootpa SA 5355"),
    at(320, 100, "Barossa Cask Storage Co."),
    at(320, 112, "71 Railway Terrace"),
    at(320, 124, "Adelaide SA 5000"),
  ]
  expect(valuesOf({ "Shipping address": "string" }, order)).toEqual(["9 Samuel Road Nuriootpa SA 5355"])
})

test("an address beside a label with nothing below it is the label's", () => {
  const order = [
    at(50, 100, "Shipping address:"),
    at(320, 100, "Barossa Cask Storage Co."),
    at(320, 112, "71 Railway Terrace"),
    at(320, 124, "Adelaide SA 5000"),
  ]
  expect(valuesOf({ "Shipping address": "string" }, order)).toEqual(["71 Railway Terrace Adelaide SA 5000"])
})

import { expect, test } from "vitest"
import type { ValueType } from "../../configuration.ts"
import type { Print } from "../../../test/builders/page.ts"
import { valuesOf } from "../../../test/builders/paper.ts"

const names = {
  "License plate": "string",
  "Holder surname or company": "string",
  "Vehicle make": "string",
  "Commercial name": "string",
  "Date of this registration": "date",
} as const satisfies Record<string, ValueType>

/** Prints boxes with a code, a caption of unknown words and the value below, two in a row. */
const boxes = (texts: readonly (readonly [code: string, caption: string, value: string])[]): Print[] =>
  texts.flatMap(([code, caption, value], index) => {
    const [x, y] = [50 + 260 * (index % 2), 100 + 36 * Math.floor(index / 2)]
    return [
      { text: code, x, y, size: 7, isBold: true },
      { text: caption, x: x + 30, y, size: 7 },
      { text: value, x: x + 8, y: y + 14 },
    ]
  })

const certificate = boxes([
  ["A", "Zorka", "QRV-731"],
  ["I", "E zorkaba quuxo", "2019.11.08."],
  ["C.1.1", "Quux vagy zork", "Holm & Moe Kft."],
  ["D.1", "Blofz", "NORDWAGEN"],
  ["D.3", "Blofzi quux", "FJORD KOMBI"],
  ["P.3", "Wubble", "DIESEL"],
  ["R", "Quuxi", "GREY"],
])

test("the captions of a registration certificate are known by their codes, whatever their words", () => {
  expect(valuesOf(names, certificate)).toEqual(["QRV-731", "Holm & Moe Kft.", "NORDWAGEN", "FJORD KOMBI", "2019-11-08"])
})

test("a few letters before captions make no certificate", () => {
  expect(valuesOf(names, certificate.slice(0, 12))).toEqual(Array.from({ length: 5 }, () => null))
})

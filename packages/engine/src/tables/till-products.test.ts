import { expect, test } from "vitest"
import type { TableDefinition } from "../configuration.ts"
import type { Page } from "../document.ts"
import { aContext } from "../../test/builders/page.ts"
import { extractTable } from "./extract-table.ts"

const goods: TableDefinition = {
  name: "Goods",
  columns: [
    { name: "Item", type: "string" },
    { name: "Quantity", type: "number" },
    { name: "Unit price", type: "number" },
    { name: "Amount", type: "number" },
  ],
}

/** Sizes of a till's typewriter, in points. */
const SIZE = 9
const CHARACTER = 5.4
const PITCH = 11

/** A till receipt, typed with characters of one width. */
function aReceipt(text: string): Page {
  const words = text.split("\n").flatMap((line, row) =>
    [...line.matchAll(/\S+/gu)].map((match) => {
      const [x, y] = [10 + match.index * CHARACTER, 20 + row * PITCH]
      return {
        text: match[0],
        box: [x, y, x + match[0].length * CHARACTER, y + SIZE] as const,
        fontSize: SIZE,
        isBold: false,
        rotation: 0 as const,
        confidence: 1,
        isAfterSpace: match.index > 0,
      }
    }),
  )
  return { number: 1, width: 240, height: 600, rulings: [], words }
}

const read = (text: string, definition = goods) => extractTable(aContext([aReceipt(text)]), definition)
const rowsOf = (text: string, definition = goods) => read(text, definition).rows.map((row) => Object.values(row))

test("a quantity, a price and an amount with the letter of its tax are read beside or below the name, however close they are set", () => {
  const receipt = `
Chleb razowy 500G   1 szt. x7,49 7,49C
Pomidory
                0,642 kg x16,90 10,85C
Woda gaz. 0,5L     4 szt. x4,29 17,16A
   OPUST                        -2,00A
                                15,16A
Torebka             1 szt. x0,35 0,35A
--------------------------------------
SPRZEDAZ OPODATKOWANA A          15,51
SUMA PTU                          4,63
SUMA PLN                         33,85`
  expect(rowsOf(receipt)).toEqual([
    ["Chleb razowy 500G", 1, 7.49, 7.49],
    ["Pomidory", 0.642, 16.9, 10.85],
    ["Woda gaz. 0,5L", 4, 4.29, 17.16],
    ["Torebka", 1, 0.35, 0.35],
  ])
  const [first] = read(receipt).evidence
  expect(first?.["Amount"]?.text).toBe("7,49")
})

test.each([
  ["a letter and an asterisk", "2,49B*", "5,99A "],
  ["an asterisk before the amount", "*2,49", "*5,99"],
  ["a sign of equality", "=2,49_A", "=5,99_A"],
])("%s joined to the amounts are no part of them", (_, bread, soap) => {
  expect(rowsOf(`Bread          ${bread}\nSoap           ${soap}\nTOTAL          8,48`)).toEqual([
    ["Bread", null, null, 2.49],
    ["Soap", null, null, 5.99],
  ])
})

test("a size with its unit in a name is no amount with a mark", () => {
  const lines = "Cola 1,50L\n  2 x 1,99       3,98\nLime 1,25L\n  2 x 1,00       2,00\nTOTAL            5,98"
  expect(rowsOf(lines)).toEqual([
    ["Cola 1,50L", 2, 1.99, 3.98],
    ["Lime 1,25L", 2, 1, 2],
  ])
})

test("a rate between the price and the amount, and a price before a sign of equality, are read over", () => {
  expect(rowsOf("Melk 1L  15%       21,90\nLoff 2 x 39,90 15% 79,80\nSUM               101,70")).toEqual([
    ["Melk 1L", null, null, 21.9],
    ["Loff", 2, 39.9, 79.8],
  ])
  expect(rowsOf("Loff    2 * 4,99= 9,98 C\nMelk    3 * 2,00= 6,00 C\nSUM             15,98")).toEqual([
    ["Loff", 2, 4.99, 9.98],
    ["Melk", 3, 2, 6],
  ])
})

test("a unit joined to the quantity, and one that the price is for, belong to neither", () => {
  const lines = "Loff   2st*24,90          49,80\nBanan  0,845kg*22,90kr/kg 19,35\nSUM                       69,15"
  expect(rowsOf(lines)).toEqual([
    ["Loff", 2, 24.9, 49.8],
    ["Banan", 0.845, 22.9, 19.35],
  ])
})

test("a quantity and a price without a sign, indented below the name, are those of the entry where they multiply to its amount", () => {
  const lines =
    "Maito                 1,29\nLeipa                 5,38\n   2 KPL  2,69 EUR/KPL\nYHTEENSA              6,67"
  expect(rowsOf(lines)).toEqual([
    ["Maito", null, null, 1.29],
    ["Leipa", 2, 2.69, 5.38],
  ])
})

test("bar codes and letters of taxes between the names and the amounts are no names", () => {
  const coded = { ...goods, columns: [...goods.columns, { name: "Item number", type: "string" as const }] }
  const lines = `
MILK GAL   007874235186 F   3.49 O
BANANAS    000000004011KF
  2.34 lb @ 1 lb /0.58      1.36 N
           SUBTOTAL         4.85`
  expect(rowsOf(lines, coded)).toEqual([
    ["MILK GAL", null, null, 3.49, "007874235186"],
    ["BANANAS", 2.34, 0.58, 1.36, "000000004011KF"],
  ])
  expect(rowsOf("GRANOLA    HMRJ   5.99\nMILK 2%    MRJ    4.29\nSUBTOTAL         10.28")).toEqual([
    ["GRANOLA", null, null, 5.99],
    ["MILK 2%", null, null, 4.29],
  ])
})

test("what is left of an amount after its discount is no sum that ends the list", () => {
  const lines = `
Cement   8 szt x17,49 139,92A
OPUST                  -6,99A
                       132,93A
Panel    6 szt x49,90 299,40A
SUMA PLN               432,33`
  expect(rowsOf(lines).map(([name, , , amount]) => [name, amount])).toEqual([
    ["Cement", 139.92],
    ["OPUST", -6.99],
    ["Panel", 299.4],
  ])
})

test("quantities before all names are read where only some have a price beside them", () => {
  expect(
    rowsOf("2 HALFV MELK    1,19     2,38 B\n1 BRUIN BROOD            2,09 B\nTOTAAL                   4,47"),
  ).toEqual([
    ["HALFV MELK", 2, 1.19, 2.38],
    ["BRUIN BROOD", 1, null, 2.09],
  ])
})

test("the amounts of a list without products are amounts, and what is printed below its entries is read", () => {
  const lines = "PANE       4%    2,50\nLATTE 1L   4%    3,18\n  2 x 1,59\nSAPONE    22%    4,99\nTOTALE          10,67"
  expect(rowsOf(lines)).toEqual([
    ["PANE", null, null, 2.5],
    ["LATTE 1L", 2, 1.59, 3.18],
    ["SAPONE", null, null, 4.99],
  ])
})

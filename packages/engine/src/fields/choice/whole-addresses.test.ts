import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

test("the address of the payer is all of its lines, not the one beside its label on a slip", () => {
  const prints = [
    ...["Nordwind ry", "c/o Blue Hat", "Rantakatu 5 B", "17200 Vääksy"].map((text, line) =>
      at(60, 140 + 12 * line, text),
    ),
    at(40, 590, "Maksajan"),
    at(40, 600, "nimi ja"),
    at(40, 610, "osoite"),
    ...["Nordwind ry", "c/o Blue Hat", "Rantakatu 5 B", "17200 Vääksy"].map((text, line) =>
      at(110, 586 + 12 * line, text),
    ),
    at(300, 140, "Lasku 10912"),
  ]
  expect(valueOf("Customer address", "string", prints)).toBe("c/o Blue Hat Rantakatu 5 B 17200 Vääksy")
})

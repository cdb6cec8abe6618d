import { expect, test } from "vitest"
import { aContext, aPage, type Print } from "../../../test/builders/page.ts"
import { extractFields } from "../extract-fields.ts"

const at = (x: number, y: number, text: string): Print => ({ text, x, y })

function valueOf(name: string, prints: readonly Print[]): unknown {
  const fields = [{ name, type: "string" as const }]
  return extractFields(aContext([aPage(prints)]), { name: "Form", fields }).fields.get(name)?.value
}

/** Words of five points a letter and a gap of twelve points, wider than a space and narrower than a column. */
function apart(x: number, y: number, ...words: string[]): Print[] {
  let start = x
  return words.map((text) => {
    const print = at(start, y, text)
    start += text.replaceAll(" ", "").length * 5 + (text.split(" ").length - 1) * 2.8 + 12
    return print
  })
}

test("a name below its label is read with the words that wide gaps split off", () => {
  const prints = [at(50, 100, "Name of keeper"), ...apart(50, 112, "Nora", "B.", "Lindqvist")]
  expect(valueOf("Name of keeper", prints)).toBe("Nora B. Lindqvist")
})

test("a name that starts left of its label is read from its first word", () => {
  const prints = [at(90, 100, "Name of keeper"), ...apart(60, 112, "Nora", "Birgitta", "Lindqvist")]
  expect(valueOf("Name of keeper", prints)).toBe("Nora Birgitta Lindqvist")
})

test("a value in the segment of its label continues after a wide gap", () => {
  const prints = apart(50, 100, "Mooring place: East", "quay")
  expect(valueOf("Mooring place", prints)).toBe("East quay")
})

test("the label of the next value ends a split value", () => {
  const prints = apart(50, 100, "Mooring place: East", "Hull colour: red")
  expect(valueOf("Mooring place", prints)).toBe("East")
})

test("an initial is part of a name, and not the number of the next box", () => {
  const prints = [at(50, 100, "Keeper:"), ...apart(120, 100, "K.", "B.", "Lindqvist")]
  expect(valueOf("Keeper", prints)).toBe("K. B. Lindqvist")
})

test("a date right after a name is not part of it", () => {
  const prints = [at(50, 100, "Supplier"), ...apart(50, 112, "Harbour", "02/18/20")]
  expect(valueOf("Supplier", prints)).toBe("Harbour")
})

test("the value of another column is not joined", () => {
  const prints = [at(50, 100, "Name of keeper"), at(50, 112, "Nora"), at(150, 112, "Pilot station")]
  expect(valueOf("Name of keeper", prints)).toBe("Nora")
})

test("the line that a form has for a value is not part of it", () => {
  const prints = [at(50, 100, "Mooring place"), at(160, 100, "__East quay,__"), at(50, 130, "Hull colour: —red")]
  expect(valueOf("Mooring place", prints)).toBe("East quay")
  expect(valueOf("Hull colour", prints)).toBe("red")
})

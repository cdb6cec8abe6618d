import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

const vehicle = [
  at(50, 100, "Your vehicle"),
  at(50, 120, "Make and model"),
  at(200, 120, "Toyota Yaris Hybrid 1.5"),
  at(50, 140, "Class of use"),
  at(200, 140, "Social and pleasure"),
  at(50, 160, "Drivers covered"),
  at(200, 160, "Aoife Byrne"),
]

test("a label below the title of a section of labels and values is no value of the title", () => {
  expect(valueOf("Vehicle", "string", vehicle)).toBeNull()
})

test("a value below a label alone on its line is its value", () => {
  expect(valueOf("Vehicle", "string", vehicle.slice(0, 2))).toBe("Make and model")
})

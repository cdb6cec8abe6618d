import { expect, test } from "vitest"
import { brokenValues } from "./broken-values.ts"

const schema = {
  type: "object",
  additionalProperties: false,
  required: ["name", "parts"],
  properties: {
    name: { type: "string", maxLength: 3 },
    parts: { type: "array", minItems: 1, items: { type: "object", properties: { kind: { enum: ["a"] } } } },
    id: { "x-ignored": true },
  },
}

test("a number is below its least and above its greatest value, and an integer a fraction", () => {
  const number = { type: "integer", minimum: 0, maximum: 10 }
  const broken = brokenValues(number, 5, "count").map(({ reason, value }) => [reason, value])
  expect(broken).toEqual([
    ["wrong type", "nonsense"],
    ["null", null],
    ["too small", -1],
    ["too large", 11],
    ["a fraction", 1.5],
  ])
})

test("every member is missing, mistyped and out of bounds once, each with its location", () => {
  const broken = brokenValues(schema, { name: "one", parts: [{ kind: "a" }, "second"] })
  expect(broken.map(({ location, reason }) => `${location} ${reason}`)).toEqual([
    " wrong type",
    " null",
    "name missing",
    "parts missing",
    "colour unknown member",
    "name wrong type",
    "name null",
    "name too long",
    "parts wrong type",
    "parts null",
    "parts too few items",
    "parts[0] wrong type",
    "parts[0] null",
    "parts[0].kind not in the closed set",
  ])
  expect(broken.at(-1)?.value).toEqual({ name: "one", parts: [{ kind: "nonsense" }, "second"] })
  expect(broken.find(({ reason }) => reason === "missing")?.value).toEqual({ parts: [{ kind: "a" }, "second"] })
})

import { assert, jsonValue, property } from "fast-check"
import { expect, test } from "vitest"
import { indentJson } from "./indent-json.ts"

test("JSON is indented as JSON.stringify indents it", () => {
  assert(
    property(jsonValue(), (value) => {
      expect(indentJson(JSON.stringify(value))).toBe(JSON.stringify(value, null, 2))
    }),
  )
})

test("names keep the order of the text", () => {
  expect(indentJson('{"2":{},"1":["}",{"b":null,"a":"\\"{"}]}')).toBe(
    '{\n  "2": {},\n  "1": [\n    "}",\n    {\n      "b": null,\n      "a": "\\"{"\n    }\n  ]\n}',
  )
})

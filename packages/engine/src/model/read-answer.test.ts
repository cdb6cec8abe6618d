import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { requestLeaves } from "./answer-schema.ts"
import { MAX_ANSWER_CHARACTERS, parseAnswer, readFields, readRows } from "./read-answer.ts"

const requested = requestLeaves([
  { name: "Reference", type: "string" },
  { name: "Total", type: "number" },
])
const [reference, total] = ["v1_reference", "v2_total"]

/** Reads an answer to a query for fields. */
function fieldsOf(text: string) {
  const { content, findings } = readFields(parseAnswer(text)?.json, requested)
  return { values: Object.fromEntries([...content].map(([key, raw]) => [key, raw?.text ?? null])), findings }
}

/** Reads an answer to a query for rows. */
function rowsOf(text: string) {
  const { content, findings } = readRows(parseAnswer(text)?.json, requested)
  return { rows: content.map(({ cells }) => [...cells.values()].map((cell) => cell.text)), findings }
}

const right = `{"${reference}":{"value":"A-17","line":1},"${total}":{"value":"12.50","line":2}}`
const both = { [reference]: "A-17", [total]: "12.50" }

describe("an answer is read despite its form", () => {
  test.each<[what: string, text: string]>([
    ["as it should be", right],
    ["in a fence", "```json\n" + right + "\n```"],
    ["in a fence without a name, cut", "Here:\n```\n" + right],
    ["between sentences", `Sure! The values {as requested} are: ${right}. Anything else?`],
    ["after thinking aloud", `<think>Maybe {"${reference}":{"value":"B-99","line":9}} or [1]?</think>\n${right}`],
    ["with single quotes", right.replaceAll('"', "'")],
    ["with commas too many", right.replaceAll("}", ",}")],
    ["with comments", right.replace(",", ", // the reference\n /* then */ ")],
    ["without quotes around keys", right.replaceAll(/"(v\d_\w+|value|line)"/gu, "$1")],
    ["without its end", right.slice(0, -2)],
    ["in a list of one", `[${right}]`],
    ["with values in lists of one", right.replaceAll(/"value":("[^"]+")/gu, '"value":[$1]')],
    ["with plain values", `{"${reference}":"A-17","${total}":"12.50"}`],
    ["with figures instead of texts", `{"${reference}":{"value":"A-17"},"${total}":{"value":12.50}}`],
    ["with members that were not requested", `{"__proto__":{"x":1},"constructor":{},"other":[{}],${right.slice(1)}`],
    ["with a byte order mark", `\ufeff${right}`],
  ])("%s", (_, text) => {
    expect(fieldsOf(text).values).toEqual(both)
  })

  test("of duplicate keys, the last", () => {
    expect(fieldsOf(`{"${total}":{"value":"1"},${right.slice(1)}`).values).toEqual(both)
  })

  test("of several answers, the last, with a finding that one was expected", () => {
    const draft = right.replace("A-17", "B-99")
    expect(parseAnswer(`Draft: ${draft}\nFinal: ${right}`)).toEqual({ ...parseAnswer(right), isOneOfSeveral: true })
    expect(parseAnswer(right)?.isOneOfSeveral).toBe(false)
  })
})

describe("rows are read", () => {
  const row = `{"line":4,"${reference}":"Bolt","${total}":3}`
  test.each<[what: string, text: string]>([
    ["as they should be", `{"rows":[${row},${row}]}`],
    ["without the object around them", `[${row},${row}]`],
    ["as an object that counts them", `{"rows":{"0":${row},"1":${row}}}`],
    ["inside a list", `[{"rows":[${row},${row}]}]`],
    [
      "with cells in the form of single values",
      `{"rows":[${row},{"line":5,"${reference}":{"value":"Bolt","line":5},"${total}":["3"]}]}`,
    ],
    ["from an answer that was cut", `{"rows":[${row},${row.slice(0, -1)}`],
  ])("%s", (_, text) => {
    expect(rowsOf(text).rows).toEqual([
      ["Bolt", "3"],
      ["Bolt", "3"],
    ])
  })

  test("and what is not a row is named by its path", () => {
    expect(rowsOf(`{"rows":[${row},"Bolt 3",null,{"line":6,"${total}":{"a":{}}}]}`)).toEqual({
      rows: [["Bolt", "3"]],
      findings: ["rows[1]: must be an object", "rows[2]: must be an object", `rows[3].${total}: must be text or null`],
    })
  })
})

describe("numbers", () => {
  test.each([
    ["1.10", "1.10"],
    ["12345678901234567890", "12345678901234567890"],
    ["-0", "-0"],
    ["1e3", "1e3"],
    ['"1.234,56"', "1.234,56"],
    ['"1\'234.50"', "1'234.50"],
  ])("%s stays as it is written", (written, read) => {
    expect(fieldsOf(`{"${reference}":{"value":${written}},"${total}":null}`).values[reference]).toBe(read)
  })

  test.each(["1e400", "-1e99999", "[[1]]", "{}", '{"a":1}'])("%s is not a value", (written) => {
    const { values, findings } = fieldsOf(`{"${reference}":{"value":${written}},"${total}":null}`)
    expect(values).toEqual({ [total]: null })
    expect(findings).toEqual([`${reference}: must be an object with the members value and line`])
  })

  test.each([
    ["12", 12],
    ['"12"', 12],
    ['"line 12"', 12],
    ['"[12]"', 12],
    ["-3", 0],
    ["1.5e300", 0],
    ["null", 0],
    ["[[[4]]]", 0],
    ['"12345678901234567890"', 0],
  ])("the line %s is %i", (written, line) => {
    const answer = parseAnswer(`{"${reference}":{"value":"x","line":${written}}}`)
    expect(readFields(answer?.json, requested).content.get(reference)?.line).toBe(line)
  })
})

test.each([
  ["a table in Markdown", "| Reference | Total |\n|---|---|\n| A-17 | 12.50 |"],
  ["XML", "<reference>A-17</reference><total>12.50</total>"],
  ["prose", "The reference is A-17 and the total 12.50."],
  ["nothing", ""],
  ["a number", "17"],
  ["a text", '"A-17"'],
  ["null", "null"],
])("%s is no answer", (_, text) => {
  expect(fieldsOf(text)).toEqual({ values: {}, findings: ["the answer must be a JSON object"] })
  expect(rowsOf(text)).toEqual({ rows: [], findings: ["rows: must be an array"] })
})

describe("hostile answers", () => {
  test("of 50 MB are not parsed", () => {
    expect(parseAnswer(`{"a":"${"x".repeat(50_000_000)}"}`)).toBeUndefined()
    expect(parseAnswer(" ".repeat(MAX_ANSWER_CHARACTERS + 1))).toBeUndefined()
  })

  test.each(["[", '{"a":', '[{"rows":'])("nested 10,000 deep by %s are harmless", (opening) => {
    const text = opening.repeat(10_000)
    const closed = `{"rows":${"[".repeat(10_000)}${"]".repeat(10_000)},"${reference}":${"[".repeat(5000)}${"]".repeat(5000)}}`
    for (const answer of [text, closed]) {
      expect(fieldsOf(answer).values).toEqual({})
      expect(rowsOf(answer).rows).toEqual([])
    }
  })

  test("of a million rows are read within bounds", () => {
    const { content, findings } = readRows(parseAnswer(`{"rows":[${"0,".repeat(999_999)}0]}`)?.json, requested)
    expect(content).toEqual([])
    expect(findings).toHaveLength(1000)
  })

  test("that repeat themselves endlessly are truncated", () => {
    const { values } = fieldsOf(`{"${reference}":{"value":"${"la ".repeat(500_000)}"},"${total}":null}`)
    expect(values[reference]?.length).toBeLessThanOrEqual(10_000)
  })

  test("that name members of every object give no such value", () => {
    const inherited = requestLeaves([{ name: "x", type: "string" }]).map((leaf) => ({ ...leaf, key: "constructor" }))
    expect(readFields({}, inherited).content.size).toBe(0)
    expect(readRows([{}], inherited).content).toEqual([])
    fieldsOf('{"__proto__":{"polluted":true}}')
    expect({}).not.toHaveProperty("polluted")
  })
})

/** Text that is nearly valid, with parts that are not. */
const anyJson = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, -0, 1e308, 17, "A-17", "\u0000", "\ud800", "\u202e", "x".repeat(20_000)),
    fc.string({ unit: "binary" }),
    fc.double(),
    fc.array(tie("value"), { maxLength: 4 }),
    fc.dictionary(
      fc.constantFrom(reference, total, "rows", "line", "value", "__proto__", "constructor", "toString", "0"),
      tie("value"),
      { maxKeys: 4 },
    ),
  ),
})).value
const anyAnswer = fc.oneof(
  anyJson.map((json) => JSON.stringify(json) ?? ""),
  fc
    .tuple(fc.string(), anyJson, fc.string())
    .map(([before, json, after]) => `${before}${JSON.stringify(json)}${after}`),
  fc.tuple(anyJson, fc.nat(200)).map(([json, at]) => (JSON.stringify(json) ?? "").slice(0, at)),
  fc.tuple(anyJson, fc.nat(200), fc.string({ unit: "binary" })).map(([json, at, junk]) => {
    const text = JSON.stringify(json) ?? ""
    return text.slice(0, at) + junk + text.slice(at)
  }),
  fc.string({
    unit: fc.constantFrom("{", "}", "[", "]", '"', "'", ",", ":", "\\", "`", "1", "-", "e", "a", "/", "*", " "),
  }),
)

test("for any input: reading never throws and returns only storable text for what was requested", () => {
  const keys = new Set(requested.map(({ key }) => key))
  const check = (key: string, raw: { text: string; line: number } | null) => {
    expect(keys).toContain(key)
    if (raw === null) return
    expect(raw.text.isWellFormed()).toBe(true)
    expect(raw.text).not.toMatch(/[^\P{Cc}\t\n]/u)
    expect(raw.text.length).toBeLessThanOrEqual(10_000)
    expect(raw.text).not.toBe("")
    expect(Number.isSafeInteger(raw.line) && raw.line >= 0).toBe(true)
  }
  fc.assert(
    fc.property(anyAnswer, (text) => {
      const json = parseAnswer(text)?.json
      for (const [key, raw] of readFields(json, requested).content) check(key, raw)
      for (const { cells } of readRows(json, requested).content) for (const [key, raw] of cells) check(key, raw)
    }),
    { numRuns: 2000 },
  )
})

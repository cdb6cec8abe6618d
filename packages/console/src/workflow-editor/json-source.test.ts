import { describe, expect, test } from "vitest"
import { lineOfPath, readSource } from "./json-source.ts"

const source = `{
  "name": "A \\"quoted\\" {name}, [x]",
  "configuration": {
    "objects": [
      {
        "name": "Invoice",
        "fields": [
          { "name": "Number", "type": "string" },
          { "name": "Number",
            "type": "date" }
        ]
      }
    ]
  }
}`

describe("JSON of a workflow", () => {
  test("a valid text is the definition, and what the server sets is left out", () => {
    const valid = source.replace('"Number",\n', '"Issued",\n').replace("{\n", '{\n  "id": "wkf_1", "version": 3,\n')
    expect(readSource(valid)).toMatchObject({ name: 'A "quoted" {name}, [x]' })
  })

  test("a problem has the line of its place", () => {
    expect(readSource(source)).toEqual({
      text: 'configuration.objects[0].fields[1].name: "Number" is used twice.',
      line: 9,
    })
    expect(readSource(source.replace('"date"', '"money"'))).toMatchObject({ line: 9 })
    expect(readSource(source.replace('"Number",\n', '"Issued",\n').replace('"date"', '"money"'))).toEqual({
      text: "configuration.objects[0].fields[1].type: must be string, date or number.",
      line: 10,
    })
    expect(readSource("[]")).toEqual({ text: "workflow: must be an object.", line: 1 })
  })

  test("a broken text says the line", () => {
    expect(readSource(source.replace('"Invoice",', '"Invoice"'))).toEqual({ text: "This is not valid JSON.", line: 7 })
    expect(readSource(source.slice(0, -1))).toMatchObject({ line: source.split("\n").length })
  })

  test("a misspelt member is named instead of lost", () => {
    const misspelt = source.replace('"Number",\n', '"Issued", "descripton": "x",\n')
    expect(readSource(misspelt)).toEqual({
      text: "configuration.objects[0].fields[1].descripton: unknown property.",
      line: 9,
    })
  })

  test("a place that the text does not have is that of its parent", () => {
    expect(lineOfPath(source, "configuration.objects[0].tables[3].name")).toBe(5)
    expect(lineOfPath(source, "retentionDays")).toBe(1)
  })
})

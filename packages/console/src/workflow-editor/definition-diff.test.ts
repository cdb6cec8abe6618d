import type { WorkflowInput } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { diffDefinitions } from "./definition-diff.ts"

const fields = [
  { name: "Number", type: "string" },
  { name: "Issued", type: "date" },
  { name: "Total", type: "number" },
] as const
const columns = [
  { name: "Article", type: "string" },
  { name: "Amount", type: "number" },
] as const

const withObject = (object: Partial<WorkflowInput["configuration"]["objects"][number]>): WorkflowInput => ({
  name: "Invoices",
  configuration: { objects: [{ name: "Invoice", fields, tables: [{ name: "Lines", columns }], ...object }] },
})
const before = withObject({})

describe("difference of definitions", () => {
  test("the same definition has none, with or without an empty description", () => {
    expect(diffDefinitions(before, { ...before, description: "" })).toEqual([])
  })

  test("added and removed parts are named with their path", () => {
    const after = withObject({
      fields: fields.slice(0, 2),
      tables: [{ name: "Lines", columns: [...columns, { name: "Tax", type: "number" }] }],
    })
    expect(diffDefinitions(before, after)).toEqual([
      { kind: "removed", what: "field", path: ["Invoice", "Total"], details: [] },
      { kind: "added", what: "column", path: ["Invoice", "Lines", "Tax"], details: [] },
    ])
  })

  test("a new name at the same place is a rename, with its other changes", () => {
    const after = withObject({
      fields: [fields[0], { name: "Date", type: "string", description: '"Dated"' }, fields[2]],
    })
    expect(diffDefinitions(before, after)).toEqual([
      {
        kind: "changed",
        what: "field",
        path: ["Invoice", "Date"],
        details: [
          { label: "Name", before: "Issued", after: "Date" },
          { label: "Type", before: "Date", after: "Text" },
          { label: "Description", before: "", after: '"Dated"' },
        ],
      },
    ])
  })

  test("another order is one change, and additions alone are none", () => {
    const reordered = withObject({ fields: [fields[2], fields[0], fields[1]] })
    expect(diffDefinitions(before, reordered)).toEqual([
      {
        kind: "changed",
        what: "object",
        path: ["Invoice"],
        details: [{ label: "Fields", before: "Number, Issued, Total", after: "Total, Number, Issued" }],
      },
    ])
    const added = withObject({ fields: [{ name: "First", type: "string" }, ...fields] })
    expect(diffDefinitions(before, added)).toEqual([
      { kind: "added", what: "field", path: ["Invoice", "First"], details: [] },
    ])
  })

  test("a renamed object keeps its parts", () => {
    const [object] = before.configuration.objects
    const after = { ...before, configuration: { objects: [{ ...object, name: "Bill" }] } }
    expect(diffDefinitions(before, after)).toMatchObject([
      { what: "object", path: ["Bill"], details: [{ label: "Name", before: "Invoice", after: "Bill" }] },
    ])
  })

  test("name, review and retention of the workflow are told in words", () => {
    const after = {
      ...before,
      name: "Bills",
      review: { threshold: 0.8, required: ["/Invoice/fields/Total"], sample: 0.025 },
      retentionDays: 1,
    }
    expect(diffDefinitions(before, after)[0]?.details).toEqual([
      { label: "Name", before: "Invoices", after: "Bills" },
      { label: "Review", before: "", after: "values below 80%; without Total; 2.5% of the others" },
      { label: "Kept for", before: "", after: "1 day" },
    ])
  })
})

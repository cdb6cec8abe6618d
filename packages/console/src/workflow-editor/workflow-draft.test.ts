import type { WorkflowInput } from "@docsift/sdk"
import { describe, expect, test } from "vitest"
import { definitionOf, draftOf, placesOf } from "./draft.ts"
import type { Edit } from "./draft-edit.ts"
import { findProblems } from "./draft-problems.ts"
import { type DraftAction, reduceDraft, startDraft, type WorkflowDraft } from "./workflow-draft.ts"

const definition: WorkflowInput = {
  name: "Invoices",
  description: "From suppliers",
  configuration: {
    objects: [
      {
        name: "Invoice",
        description: "One invoice",
        fields: [
          { name: "Number", type: "string" },
          { name: "Issued", type: "date" },
          { name: "Total", type: "number", description: '"Amount due"' },
        ],
        tables: [
          {
            name: "Lines",
            columns: [
              { name: "Article", type: "string" },
              { name: "Amount", type: "number" },
            ],
          },
        ],
      },
    ],
  },
  review: { threshold: 0.8, required: ["/Invoice/fields/Total"] },
  retentionDays: 30,
}

const start = () => startDraft(draftOf(definition))
const isEdit = (action: DraftAction | Edit): action is Edit =>
  !["undo", "redo", "pause", "load", "edit"].includes(action.type)
const run = (state: WorkflowDraft, ...actions: readonly (DraftAction | Edit)[]) =>
  actions.reduce(
    (current, action) => reduceDraft(current, isEdit(action) ? { type: "edit", edit: action } : action),
    state,
  )
const keyOf = ({ present }: WorkflowDraft, pointer: string): number => {
  const place = placesOf(present).find((each) => each.pointer === pointer)
  if (place === undefined) throw new Error(`There is no ${pointer}`)
  return place.part.key
}
const fieldsOf = ({ present }: WorkflowDraft) =>
  definitionOf(present).configuration.objects[0]?.fields?.map(({ name }) => name)

describe("workflow draft", () => {
  test("a definition comes back from a draft as it was", () => {
    expect(definitionOf(draftOf(definition))).toEqual(definition)
  })

  test("a definition that replaces another keeps the keys of the same parts, and gives no key to another part", () => {
    const state = start()
    const [object] = definition.configuration.objects
    const fields = object?.fields
      ?.toReversed()
      .map((field) => (field.name === "Issued" ? { ...field, name: "Due" } : field))
    const replaced = run(state, {
      type: "replace",
      definition: { ...definition, configuration: { objects: [{ ...object, name: "Invoice", fields }] } },
    })
    const kept = ["/Invoice", "/Invoice/fields/Number", "/Invoice/fields/Total", "/Invoice/tables/Lines/columns/Amount"]
    expect(kept.map((pointer) => keyOf(replaced, pointer))).toEqual(kept.map((pointer) => keyOf(state, pointer)))
    const keys = placesOf(state.present).map(({ part }) => part.key)
    expect(keys).not.toContain(keyOf(replaced, "/Invoice/fields/Due"))
    expect(definitionOf(replaced.present).review?.required).toEqual(["/Invoice/fields/Total"])
    const added = placesOf(run(replaced, { type: "add", kind: "object" }).present).map(({ part }) => part.key)
    expect(new Set(added).size).toBe(added.length)
  })

  test("every edit can be undone and redone", () => {
    const edits: readonly Edit[] = [
      { type: "describe", change: { name: "Bills", description: "", retentionDays: undefined } },
      { type: "review", review: undefined },
      { type: "change", key: keyOf(start(), "/Invoice/fields/Number"), change: { name: "No.", type: "number" } },
      { type: "add", kind: "field", parent: keyOf(start(), "/Invoice") },
      { type: "add", kind: "object" },
      { type: "move", key: keyOf(start(), "/Invoice/fields/Total"), by: -1 },
      { type: "delete", key: keyOf(start(), "/Invoice/tables/Lines/columns/Article") },
      { type: "replace", definition: { name: "Other", configuration: { objects: [] } } },
    ]
    for (const edit of edits) {
      const edited = run(start(), edit)
      expect(edited.present, edit.type).not.toEqual(start().present)
      const undone = run(edited, { type: "undo" })
      expect(undone.present, edit.type).toEqual(start().present)
      expect(run(undone, { type: "redo" }).present, edit.type).toEqual(edited.present)
    }
  })

  test("typing in one text is one step, until the focus leaves it", () => {
    const key = keyOf(start(), "/Invoice/fields/Total")
    const type = (name: string): Edit => ({ type: "change", key, change: { name } })
    const typed = run(start(), type("Totals"), type("Totals d"), { type: "pause" }, type("Due"), type("Due now"))
    expect(typed.past.length).toBe(2)
    expect(fieldsOf(run(typed, { type: "undo" }))).toEqual(["Number", "Issued", "Totals d"])
    expect(fieldsOf(run(typed, { type: "undo" }, { type: "undo" }))).toEqual(["Number", "Issued", "Total"])
  })

  test("an edit after an undo takes the place of what was undone", () => {
    const key = keyOf(start(), "/Invoice/fields/Total")
    const state = run(start(), { type: "delete", key }, { type: "undo" }, { type: "move", key, by: -2 })
    expect(state.future).toEqual([])
    expect(fieldsOf(state)).toEqual(["Total", "Number", "Issued"])
    expect(run(state, { type: "redo" })).toBe(state)
  })

  test("a part moves among its own kind only, and no further than its ends", () => {
    const [field, table] = [keyOf(start(), "/Invoice/fields/Total"), keyOf(start(), "/Invoice/tables/Lines")]
    expect(run(start(), { type: "move", key: field, by: 5 }).past).toEqual([])
    expect(run(start(), { type: "move", key: table, by: -1 }).past).toEqual([])
    expect(fieldsOf(run(start(), { type: "move", key: field, by: -9 }))).toEqual(["Total", "Number", "Issued"])
  })

  test("a field is added after the fields, before the tables", () => {
    const state = start()
    const added = run(
      state,
      { type: "add", kind: "field", parent: keyOf(state, "/Invoice") },
      { type: "change", key: state.present.nextKey, change: { name: "IBAN" } },
    )
    expect(fieldsOf(added)).toEqual(["Number", "Issued", "Total", "IBAN"])
    expect(definitionOf(added.present).configuration.objects[0]?.tables).toHaveLength(1)
  })

  test("the review policy follows a required field through a new name, and forgets it when it is deleted", () => {
    const key = keyOf(start(), "/Invoice/fields/Total")
    const renamed = run(start(), { type: "change", key, change: { name: "Due/now" } })
    expect(definitionOf(renamed.present).review?.required).toEqual(["/Invoice/fields/Due~1now"])
    const deleted = run(renamed, { type: "delete", key })
    expect(definitionOf(deleted.present).review).toEqual({ threshold: 0.8 })
  })

  test("every problem is named with its part", () => {
    const state = start()
    const field = keyOf(state, "/Invoice/fields/Number")
    const [first, second] = [state.present.nextKey, state.present.nextKey + 1]
    const { present } = run(
      state,
      { type: "describe", change: { name: " ", retentionDays: 0 } },
      { type: "change", key: field, change: { name: " Issued" } },
      { type: "add", kind: "table", parent: keyOf(state, "/Invoice") },
      { type: "add", kind: "object" },
      { type: "change", key: second, change: { name: "x".repeat(129) } },
    )
    const issued = keyOf(state, "/Invoice/fields/Issued")
    expect(findProblems(present).map(({ key, text }) => [key, text])).toEqual([
      [undefined, "The name is missing."],
      [second, "Must have 1 to 128 characters."],
      [issued, '"Issued" is used twice.'],
      [first, "The name is missing."],
      [first, "A table needs at least one column."],
      [second, "Add a field or a table."],
      [undefined, "Must be a whole number from 1 to 3650."],
    ])
    expect(findProblems(start().present)).toEqual([])
  })

  test("a draft without objects, and one with too many values, say so for the entire workflow", () => {
    expect(findProblems(draftOf({ name: "Empty", configuration: { objects: [] } }))).toMatchObject([
      { key: undefined, text: "Add a field or a table." },
    ])
    const fields = Array.from({ length: 501 }, (_, index) => ({ name: `F${index}`, type: "string" as const }))
    expect(findProblems(draftOf({ name: "Many", configuration: { objects: [{ name: "A", fields }] } }))).toMatchObject([
      { key: undefined, text: expect.stringMatching(/at most 500/) },
    ])
  })
})

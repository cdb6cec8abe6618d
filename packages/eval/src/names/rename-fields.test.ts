import { expect, test } from "vitest"
import type { Case } from "@docsift/engine/internal/judge/manifest"
import { readDecoys, addDecoys, scoreDecoys } from "./decoys.ts"
import { nameSets, readNames, renameFields } from "./rename-fields.ts"

const given: Case = {
  id: "a",
  file: "a.pdf",
  tags: [],
  configuration: {
    objects: [
      {
        name: "Bill",
        fields: [
          { name: "Total/sum", type: "number", description: '"Total"' },
          { name: "Due date", type: "date" },
        ],
        tables: [{ name: "Lines", columns: [{ name: "Item", type: "string" }] }],
      },
    ],
  },
  expected: { Bill: { fields: { "Total/sum": 3, "Due date": null }, tables: { Lines: [{ Item: "Pen" }] } } },
  accept: { "/Bill/fields/Total~1sum": [4], "/Bill/tables/Lines/0/Item": ["Pens"] },
  places: { "/Bill/tables/Lines/0/Item": [{ page: 1 }] },
}

test("renames in the configuration, the ground truth and every pointer, and drops descriptions", () => {
  const renamed = renameFields(given, { "Total/sum": ["A/B"], Item: ["Thing"] })
  expect(renamed.configuration.objects[0]).toEqual({
    name: "Bill",
    fields: [
      { name: "A/B", type: "number" },
      { name: "Due date", type: "date" },
    ],
    tables: [{ name: "Lines", columns: [{ name: "Thing", type: "string" }] }],
  })
  expect(renamed.expected).toEqual({
    Bill: { fields: { "A/B": 3, "Due date": null }, tables: { Lines: [{ Thing: "Pen" }] } },
  })
  expect(renamed.accept).toEqual({ "/Bill/fields/A~1B": [4], "/Bill/tables/Lines/0/Thing": ["Pens"] })
  expect(renamed.places).toEqual({ "/Bill/tables/Lines/0/Thing": [{ page: 1 }] })
})

test("uses all names of a list over a pack, and always the same for a document", () => {
  const names = { "Due date": ["a", "b", "c"] }
  const nameOf = (id: string) => renameFields({ ...given, id }, names).configuration.objects[0]?.fields?.[1]?.name
  const used = Array.from({ length: 60 }, (_, index) => nameOf(`case ${index}`))
  expect(new Set(used)).toEqual(new Set(["a", "b", "c"]))
  expect(nameOf("case 1")).toBe(used[1])
})

test("no two fields of an object get the same name", () => {
  const fields = renameFields(given, { "Total/sum": ["Due date", "x"], "Due date": ["x"] }).configuration.objects[0]
    ?.fields
  expect(fields?.map(({ name }) => name)).toEqual(["x", "Due date"])
})

test.each(nameSets)("the list %s has no duplicate name", async (set) => {
  const all = Object.values(await readNames(set))
    .flat()
    .map((name) => name.toLowerCase())
  expect(all.filter((name, index) => all.indexOf(name) !== index)).toEqual([])
})

const paper = (text: string) => ({
  kind: "pdf" as const,
  grids: [],
  attachments: [],
  pages: [
    {
      number: 1,
      width: 1,
      height: 1,
      rulings: [],
      words: text.split(" ").map((each) => ({
        text: each,
        box: [0, 0, 1, 1] as const,
        fontSize: 1,
        isBold: false,
        rotation: 0 as const,
        confidence: 1,
      })),
    },
  ],
})

test("decoys are named in the language of the names, and skipped for documents that may contain such a value", async () => {
  const decoys = await readDecoys()
  const namesOf = (text: string) =>
    addDecoys(given.configuration, paper(text), decoys, "de").requested.map(({ name }) => name)
  expect(namesOf("Hello")).toEqual(decoys.map(({ de }) => de))
  expect(namesOf("Pay to DE88 2008 0000 0970 3757 00")).not.toContain("IBAN")
  expect(namesOf("geboren am")).not.toContain("Geburtsdatum")
})

test("a decoy with a value is invented, null is right", () => {
  const requested = [
    { object: "Bill", name: "Mileage", type: "number" as const },
    { object: "Bill", name: "IBAN", type: "string" as const },
  ]
  expect(scoreDecoys(requested, { Bill: { fields: { Mileage: 3 } } }).map(({ verdict }) => verdict)).toEqual([
    "invented",
    "empty",
  ])
})

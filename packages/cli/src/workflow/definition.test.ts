import { expect, test } from "vitest"
import { canonical, differencesOf } from "./definition.ts"

const total = { name: "total", type: "number" } as const
const date = { name: "date", type: "date" } as const

test("definitions that mean the same are the same, in whatever order their members are and with defaults written or not", () => {
  const one = {
    name: "A",
    description: "",
    configuration: { objects: [{ name: "Invoice", fields: [total], tables: [] }] },
    review: { threshold: 0, always: false, sample: 0, required: [] },
  }
  const other = {
    review: { threshold: 0 },
    configuration: { objects: [{ fields: [{ type: "number", name: " total" } as const], name: "Invoice" }] },
    name: "A ",
  }
  expect(canonical(one)).toBe(canonical(other))
  expect(differencesOf(one, other)).toEqual([])
  expect(canonical({ ...other, review: { threshold: 0.1 } })).not.toBe(canonical(other))
})

test("differences go by the names of parts: added, removed, changed, and another order", () => {
  const of = (...fields: readonly (typeof total | typeof date)[]) => ({
    name: "A",
    configuration: { objects: [{ name: "Invoice", fields }] },
  })
  expect(differencesOf(of(total, date), of(total))).toEqual([
    { path: "Invoice/fields/date/type", here: '"date"', server: undefined },
  ])
  expect(differencesOf({ ...of(total), name: "B" }, of(total))).toEqual([{ path: "name", here: '"B"', server: '"A"' }])
  expect(differencesOf(of(total, date), of(date, total))).toMatchObject([{ here: "changed" }])
})

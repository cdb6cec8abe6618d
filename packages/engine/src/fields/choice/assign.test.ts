import { expect, test } from "vitest"
import type { Rankable } from "../../scoring/score-candidates.ts"
import { assignCandidates } from "./assign.ts"

const party = { kind: "party", concept: undefined, end: undefined } as const
const thresholds = { amount: 0.4, date: 0.4, id: 0.4, party: 0.4, text: 0.4, address: 0.4, pattern: 0.4 }

const choice = (value: string, probability: number): Rankable => ({ value, position: value, probability })

function valuesOf(...choices: readonly (readonly Rankable[])[]): unknown[] {
  const plans = choices.map(() => party)
  return assignCandidates(plans, choices, { thresholds }).map((chosen) => chosen?.value)
}

test("words that went to another field leave their probability to the others of a field", () => {
  const consignee = [choice("Legnami", 0.95)]
  expect(valuesOf(consignee, [choice("Legnami", 0.66), choice("Tesero", 0.23)])).toEqual(["Legnami", "Tesero"])
})

test("a field stays empty where it probably is, also among what other fields left", () => {
  const consignee = [choice("Legnami", 0.95)]
  expect(valuesOf(consignee, [choice("Legnami", 0.5), choice("Tesero", 0.1)])).toEqual(["Legnami", undefined])
  expect(valuesOf(consignee, [choice("Legnami", 0.74), choice("Tesero", 0.01)])).toEqual(["Legnami", undefined])
})

test("what is assigned is one of the choices itself, by which explanations find it", () => {
  const [taken, left] = [choice("Legnami", 0.66), choice("Tesero", 0.23)]
  const [, chosen] = assignCandidates([party, party], [[choice("Legnami", 0.95)], [taken, left]], { thresholds })
  expect(chosen).toBe(left)
})

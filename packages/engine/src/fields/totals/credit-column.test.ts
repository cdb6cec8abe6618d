import { expect, test } from "vitest"
import { at, valueOf } from "../../../test/builders/paper.ts"

const folio = (balance: string) => [
  at(50, 100, "Date"),
  at(150, 100, "Description"),
  at(350, 100, "Charges"),
  at(450, 100, "Credits"),
  at(50, 120, "10/03/2025"),
  at(150, 120, "Room"),
  at(350, 120, "992.72"),
  at(50, 140, "11/03/2025"),
  at(150, 140, "Bank transfer"),
  at(450, 140, "300.00"),
  at(150, 160, "Total"),
  at(350, 160, "992.72"),
  at(450, 160, "300.00"),
  at(150, 180, "Balance due"),
  at(350, 180, balance),
]

test("what was paid is the sum of the credits where the balance is the difference", () => {
  expect(valueOf("Amount paid", "number", folio("692.72"))).toBe(300)
})

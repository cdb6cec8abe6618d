import { expect, test } from "vitest"
import { at } from "../../test/builders/paper.ts"
import { aContext, aPage } from "../../test/builders/page.ts"
import { documentParties } from "./document-parties.ts"
import { nameText } from "./party-card.ts"

const reader = [at(50, 100, "The Blue Hat"), at(50, 112, "Hauptstraße 3"), at(50, 124, "28195 Bremen")]
const letterhead = [at(380, 100, "Nordwind Bakery"), at(380, 112, "12 Kingsway"), at(380, 124, "Leeds LS1 4AP")]
const addressed = [
  at(50, 630, "To:"),
  at(90, 630, "Nordwind Bakery"),
  at(90, 642, "12 Kingsway"),
  at(90, 654, "Leeds LS1 4AP"),
]

test("a payment slip is addressed to the seller, who gets the money", () => {
  const title = { ...at(50, 50, "TAX INVOICE"), size: 18 }
  const page = aPage([
    title,
    ...reader,
    ...letterhead,
    at(50, 300, "Total"),
    at(480, 300, "120.00"),
    at(50, 600, "PAYMENT ADVICE"),
    ...addressed,
  ])
  const { sender, recipient } = documentParties(aContext([page]), false)
  expect([sender, recipient].map((party) => nameText(party?.cards[0]?.name ?? []))).toEqual([
    "Nordwind Bakery",
    "The Blue Hat",
  ])
})

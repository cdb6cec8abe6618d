import { expect, test } from "vitest"
import { isLetterPhrase } from "./letter-phrases.ts"

test.each([
  "Mit freundlichen Grüßen",
  "Kind regards,",
  "Herrn",
  "Alla ditta",
  "Med venlig hilsen",
  "Thank You For Your Business!",
  "Merci de votre confiance.",
])("%s is a phrase of letters, and no name", (text) => {
  expect(isLetterPhrase(text)).toBe(true)
})

test.each(["Herrn Kessler", "Regards Catering Ltd", "Nordwind Bakery", "4711", "Thank You Flowers Ltd"])(
  "%s is none",
  (text) => {
    expect(isLetterPhrase(text)).toBe(false)
  },
)

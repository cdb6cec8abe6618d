import { expect, test } from "vitest"
import { canonicalTokens } from "../label-key.ts"
import { formMeaningsOfToken, languageOf, phraseAt } from "./form-meanings.ts"

const formWords = (token: string, language?: string): readonly (readonly string[])[] =>
  (formMeaningsOfToken(token, language) ?? []).map((word) => word.formWords)

test.each([
  ["employee", "arbetstagare"],
  ["vehicle", "fahrzeug"],
  ["rent", "loyer"],
  ["birth", "urodzenia"],
])("%s and %s mean the same", (name, label) => {
  const [[meaning] = []] = formWords(name, "en")
  expect(meaning).toBeDefined()
  expect(formWords(label).flat()).toContain(meaning)
})

test("a compound means what its parts mean", () => {
  expect(formWords("fahrzeughalter")).toEqual([["vehicle"], ["owner"]])
  expect(formMeaningsOfToken("fahrzeugxyzw")).toBeUndefined()
})

test("a word of several languages has only its meaning in the given one", () => {
  expect(formWords("personal", "en")).toEqual([["personal"]])
  expect(formWords("personal", "sv")).toEqual([["employee"]])
  expect(formWords("personal").flat()).toEqual(expect.arrayContaining(["personal", "employee"]))
})

test("the language of names is the one that lists most of their words, English where that is open", () => {
  expect(languageOf(["personal", "number"])).toBe("en")
  expect(languageOf(["personal", "avdelning", "lon"])).toBe("sv")
  expect(languageOf(["zork", "quux"])).toBeUndefined()
})

test("a phrase is one meaning, the longest that is listed", () => {
  const tokens = canonicalTokens("Applicant's first name")
  const at = tokens.indexOf("first")
  expect(phraseAt(tokens, at)).toEqual({ length: 2, meaning: { meaning: undefined, formWords: ["givenName"] } })
  expect(phraseAt(tokens, tokens.length - 1)).toBeUndefined()
})

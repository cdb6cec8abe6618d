import { expect, test } from "vitest"
import { help, readOptions } from "./options.ts"

test("without options, evaluates the built-in engine on generated documents with the given names", () => {
  expect(readOptions([], {})).toMatchObject({
    data: undefined,
    names: ["given"],
    engine: "builtin",
    byTag: true,
    tolerance: 0.5,
  })
})

test("the environment names the data folder unless the command line does", () => {
  expect(readOptions([], { EVAL_DATA: "a" }).data).toBe("a")
  expect(readOptions(["--data", "b"], { EVAL_DATA: "a" }).data).toBe("b")
})

test.each([
  [["--names", "given,latin"], /^--names: must be given or plain or synonyms or de or fr or es, is "latin"$/u],
  [["--engine", "magic"], /^--engine: must be builtin or model, is "magic"$/u],
  [["--limit", "few"], /^--limit: must be a number of at least 0, is "few"$/u],
  [["--tolerance=-1"], /^--tolerance/u],
  [["--recognition", "some"], /^--recognition: must be real or perfect/u],
  [["--folds", "random"], /^--folds: must be design, is "random"$/u],
  [["--only", "labelled"], /^--only: must be generated, is "labelled"$/u],
  [["--set", "huge"], /^--set: must be small or long or formats or full or varied, is "huge"$/u],
  [["--kinds", "invoice,letter"], /^--kinds: must be invoice or order or .* is "letter"$/u],
  [["--formats", "odt"], /^--formats: must be pdf or png or .* is "odt"$/u],
  [["--locales", "sv"], /^--locales: must be en-US or .* is "sv"$/u],
  [["--headings", "two"], /^--headings: must be one or all or none, is "two"$/u],
  [["--nonsense"], /--nonsense/u],
])("%j is rejected with the allowed values", (args, message) => {
  expect(() => readOptions(args, {})).toThrow(message)
})

test("the help names every option", () => {
  for (const name of Object.keys(readOptions([], {}))) {
    const option =
      { packs: "pack", caseText: "case" }[name] ?? name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`)
    if (option !== "help") expect(help).toContain(`--${option}`)
  }
})

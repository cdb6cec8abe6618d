import { expect, test } from "vitest"
import { explainFailure } from "./failure-advice.ts"

test("a failure is split into its sentence and what to do about its reason", () => {
  expect(explainFailure("file_encrypted: The PDF is protected by a password.\nAsk for it.")).toEqual({
    sentence: "The PDF is protected by a password.\nAsk for it.",
    advice: "Save a copy without the password, and upload that.",
    isUnreadable: true,
  })
  expect(explainFailure("timeout: Reading took longer than 5 minutes.").isUnreadable).toBe(false)
})

test("a sentence without a reason is shown in full, also when it has a colon", () => {
  for (const sentence of ["Something broke.", "A word: and another", ""]) {
    expect(explainFailure(sentence)).toMatchObject({ sentence, isUnreadable: false })
  }
  expect(explainFailure("Something broke.").advice).toContain("the log of the server")
})

test.each(["a_reason_of_a_newer_server", "constructor", "__proto__"])(
  "the reason %s, which is not known here, has general advice",
  (reason) => {
    expect(explainFailure(`${reason}: It broke.`)).toEqual({
      sentence: "It broke.",
      advice: "Run it again, or look at the document.",
      isUnreadable: false,
    })
  },
)

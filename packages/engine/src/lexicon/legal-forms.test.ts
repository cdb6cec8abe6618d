import { describe, expect, test } from "vitest"
import { LEGAL_FORM_PATTERN } from "./legal-forms.ts"

const form = new RegExp(`^(?:${LEGAL_FORM_PATTERN})$`, "u")

describe("the pattern of legal forms", () => {
  test.each([
    "GmbH & Co. KG",
    "Inc.",
    "S.A. de C.V.",
    "Sp. z o.o. Sp. k.",
    "B.V.",
    "Sdn. Bhd.",
    "SARL",
    "S.r.l.",
    "Lda.",
    "Kft.",
  ])("matches %s", (text) => {
    expect(form.test(text)).toBe(true)
  })

  test.each(["", "gmbh", "Street", "Co"])("does not match %j", (text) => {
    expect(form.test(text)).toBe(false)
  })
})

import { expect, test } from "vitest"
import { aContext, aPage } from "../../../test/builders/page.ts"
import { fragmentsOf } from "../candidates/fragments.ts"
import { parseBic, parseEmail, parsePhone } from "./patterns.ts"

test("BIC, mail and phone are read inside words", () => {
  const { segments } = aContext([aPage([{ text: "COBADEFFXXX info@example.com +49 6051 916440", x: 20, y: 50 }])])
  const run = segments.flatMap(fragmentsOf)
  expect(parseBic(run)[0]?.value).toBe("COBADEFFXXX")
  expect(parseEmail(run)[0]?.value).toBe("info@example.com")
  expect(parsePhone(run)[0]?.value).toBe("+49 6051 916440")
})

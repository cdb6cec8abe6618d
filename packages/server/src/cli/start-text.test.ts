import { expect, test } from "vitest"
import { composeKeyText, composeStartText, type StartedServer } from "./start-text.ts"

const again: StartedServer = {
  url: "http://127.0.0.1:3000",
  isFirst: false,
  hasConsole: true,
  isTerminal: true,
}

test("a later start names the address on a terminal, and prints nothing into a log", () => {
  expect(composeStartText(again)).toBe("Docsift is listening on http://127.0.0.1:3000. Open it in a browser.\n")
  expect(composeStartText({ ...again, isTerminal: false })).toBe("")
})

test("nothing is to be opened in a browser without the console", () => {
  const withoutConsole = { ...again, hasConsole: false }
  expect(composeStartText(withoutConsole)).toBe("Docsift is listening on http://127.0.0.1:3000\n")
  expect(composeStartText({ ...withoutConsole, isFirst: true })).toBe("Docsift is listening on http://127.0.0.1:3000\n")
})

test("the key is on a line of its own", () => {
  expect(composeKeyText("dsk_new")).toBe("Admin API key, shown only this once:\ndsk_new\n")
})

test.each([true, false])("the first start says what the key is for, on a terminal or not: %s", (isTerminal) => {
  expect(composeStartText({ ...again, isFirst: true, isTerminal })).toBe(
    "Docsift is listening on http://127.0.0.1:3000\n" +
      "Open http://127.0.0.1:3000 in a browser and sign in with the key above.\n",
  )
})

import { expect, test } from "vitest"
import { commandOf, hasSingleKey, type PressedKey, shortcuts } from "./keyboard.ts"

const press = (key: string, rest: Partial<PressedKey> = {}) =>
  commandOf(
    { key, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, focus: "value", ...rest },
    { areSingleKeysOn: true },
  )

test("each key has its command", () => {
  expect(["j", "k", "n", "Enter", "Escape", "x", "a", "u"].map((key) => press(key))).toEqual([
    "next",
    "previous",
    "next-to-check",
    "edit",
    "leave",
    "absent",
    "approve",
    "undo",
  ])
  expect([press("A", { shiftKey: true }), press("?", { shiftKey: true })]).toEqual(["approve-and-next", "help"])
})

test("keys belong to the input while a person types", () => {
  for (const key of ["j", "x", "a", "Enter", "Escape"]) expect(press(key, { focus: "typing" })).toBeUndefined()
})

test("keys with Ctrl, Meta or Alt belong to the browser", () => {
  expect([press("a", { ctrlKey: true }), press("u", { metaKey: true }), press("n", { altKey: true })]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test("Enter and the arrows belong to other controls that have the focus", () => {
  expect([press("Enter", { focus: "control" }), press("ArrowDown", { focus: "page" })]).toEqual([undefined, undefined])
  expect([press("Enter", { focus: "page" }), press("j", { focus: "control" })]).toEqual(["edit", "next"])
})

test("letters with Shift decide nothing but the approval", () => {
  expect([press("X", { shiftKey: true }), press("U", { shiftKey: true })]).toEqual([undefined, undefined])
})

test("switched off, letters and signs do nothing, and keys with a name of their own go on", () => {
  const press = (key: string, shiftKey = false) =>
    commandOf(
      { key, shiftKey, ctrlKey: false, metaKey: false, altKey: false, focus: "value" },
      { areSingleKeysOn: false },
    )
  for (const key of ["j", "k", "n", "x", "a", "u", "?"]) expect(press(key)).toBeUndefined()
  expect([press("A", true), press("?", true)]).toEqual([undefined, undefined])
  expect([press("Enter"), press("ArrowDown"), press("Escape")]).toEqual(["edit", "next", "leave"])
})

test("the help strikes out letters and signs, not the arrows and the keys with a name", () => {
  const lasting = shortcuts.filter((shortcut) => !hasSingleKey(shortcut)).map(({ keys }) => keys.join(" "))
  expect(lasting).toEqual(["← →", "Enter", "Esc"])
})

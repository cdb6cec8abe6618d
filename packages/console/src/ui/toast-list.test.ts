import { expect, test } from "vitest"
import { addToast, isLasting, type Toast } from "./toast-list.ts"

const add = (...toasts: readonly Omit<Toast, "id">[]) =>
  toasts.reduce<readonly Toast[]>((all, toast, id) => addToast(all, { ...toast, id }), []).map(({ text }) => text)

const action = { label: "Open", run: () => {} }

test("messages with an action and errors last, others pass", () => {
  const toasts = [{ text: "Saved." }, { text: "Run again.", action }, { text: "Not saved.", isError: true }]
  expect(toasts.map((toast) => isLasting({ id: 0, ...toast }))).toEqual([false, true, true])
})

test("passing messages make room for each other, and never displace one that lasts", () => {
  const passing = ["1", "2", "3", "4"].map((text) => ({ text }))
  expect(add({ text: "Not saved.", isError: true }, { text: "Undo?", action }, ...passing)).toEqual([
    "Not saved.",
    "Undo?",
    "2",
    "3",
    "4",
  ])
})

test("the same message is shown once, at the end", () => {
  expect(add({ text: "Failed.", isError: true }, { text: "Saved." }, { text: "Failed.", isError: true })).toEqual([
    "Saved.",
    "Failed.",
  ])
})

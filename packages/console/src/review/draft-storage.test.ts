import type { Correction } from "@docsift/sdk"
import { expect, test } from "vitest"
import { restoreDraft, storeDraft } from "./draft-storage.ts"
import { applyEdit, createDraft, fieldAt } from "./review-draft.ts"

const TOTAL = "/Invoice/fields/Total"
const user = "usr_0123456789ab"
const execution = "exe_0123456789ab"
const draftOf = (revision = 0, corrections: Record<string, Correction> = {}) =>
  createDraft({ Invoice: { fields: { Total: 12.5, Tax: null } } }, { revision, corrections })
const edited = applyEdit(draftOf(), TOTAL, { kind: "field", value: 13 })

function storageOf(limit = Infinity): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    clear: () => items.clear(),
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    removeItem: (key) => items.delete(key),
    setItem(key, value) {
      if (value.length > limit) throw new DOMException("full", "QuotaExceededError")
      items.set(key, value)
    },
  }
}

test("a draft comes back after a reload, and is removed once there is nothing to save", () => {
  const storage = storageOf()
  expect(storeDraft(storage, user, execution, edited)).toBe(true)
  expect(fieldAt(restoreDraft(storage, user, execution, draftOf()), TOTAL).value).toBe(13)
  storeDraft(storage, user, execution, draftOf())
  expect(storage.length).toBe(0)
})

// Security: values of documents must not reach the next person at the same computer.
test("the draft of another user is removed, not restored", () => {
  const storage = storageOf()
  storeDraft(storage, user, execution, edited)
  expect(restoreDraft(storage, "usr_ba9876543210", execution, draftOf()).edits).toEqual({})
  expect(storage.length).toBe(0)
})

test("an edit of a value that has been corrected since waits for a decision", () => {
  const storage = storageOf()
  storeDraft(storage, user, execution, edited)
  const theirs = { value: 14, by: "usr_ba9876543210", at: "2026-11-01T08:00:00Z" } as const
  const restored = restoreDraft(storage, user, execution, draftOf(1, { [TOTAL]: theirs }))
  expect([fieldAt(restored, TOTAL).value, Object.keys(restored.aside)]).toEqual([14, [TOTAL]])
})

test("a draft that the browser has no room for is reported", () => {
  expect(storeDraft(storageOf(10), user, execution, edited)).toBe(false)
})

test("text that is no draft is left out", () => {
  const storage = storageOf()
  storage.setItem(`docsift-draft:${execution}`, "{")
  expect(restoreDraft(storage, user, execution, draftOf()).edits).toEqual({})
})

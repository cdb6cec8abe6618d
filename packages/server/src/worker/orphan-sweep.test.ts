import { expect, test } from "vitest"
import { type FileId, newId } from "../domain/ids.ts"
import type { SweepCursor, SweptPart } from "../repositories/sweep-progress.ts"
import { OrphanSweep } from "./orphan-sweep.ts"

const now = new Date("2026-11-22T12:00:00Z")
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const daySeconds = 24 * 3600

function setUp({
  documents = 1_000,
  orphans = 10,
  withheldSeconds = 0,
  age = 2,
  partSize = 10_000,
  roundMs = 60_000,
} = {}) {
  const stored = new Map<FileId, Date>()
  const known = new Set<FileId>()
  // Ids made within a millisecond are in random order. Sorted, the orphans are spread evenly over the parts of a sweep.
  const ids = Array.from({ length: documents }, () => newId("file")).toSorted()
  for (const id of ids) stored.set(id, hoursAgo(age))
  const orphanIds = new Set(
    Array.from({ length: orphans }, (_, index) => ids[Math.floor((index * documents) / orphans)]),
  )
  for (const id of ids) if (!orphanIds.has(id)) known.add(id)
  const state = {
    cursor: undefined as SweepCursor,
    parts: [] as SweptPart[],
    warnings: [] as object[],
    isOurs: true,
    isReadOnly: false,
    lookups: 0,
    listed: 0,
    onSecondLookup: () => undefined as void,
  }
  const sweep = new OrphanSweep({
    partSize,
    roundMs,
    files: {
      async findExisting(_scope, ids) {
        if (++state.lookups === 2) state.onSecondLookup()
        return new Set(ids.filter((id) => known.has(id)))
      },
    },
    storage: {
      async *list(after) {
        for (const fileId of [...stored.keys()].toSorted()) {
          if (after !== undefined && fileId <= after) continue
          state.listed++
          yield { fileId, modifiedAt: stored.get(fileId) ?? now }
        }
      },
      async deleteAll(ids) {
        if (state.isReadOnly) throw new Error("read-only")
        for (const id of ids) stored.delete(id)
      },
    },
    guard: {
      async verify() {
        if (!state.isOurs) throw new Error("another deployment's")
      },
    },
    sweepProgress: {
      readCursor: async () => state.cursor,
      renew: async () => undefined,
      withhold: async () => withheldSeconds,
      async advance(part) {
        if (part.from !== state.cursor) return false
        state.parts.push(part)
        state.cursor = part.to
        return true
      },
    },
    logger: { warn: (details) => void state.warnings.push(details) },
  })
  const controller = new AbortController()
  return { sweep, stored, known, state, controller, run: () => sweep.run(now, controller.signal) }
}

test("up to 1 % of the documents is removed, and documents with a row stay", async () => {
  const { run, stored, known, state } = setUp()
  expect(await run()).toBe(10)
  expect(new Set(stored.keys())).toEqual(known)
  expect(state.warnings).toEqual([])
})

test("a larger share is reported with its size and the days left", async () => {
  const { run, stored, state } = setUp({ orphans: 11, withheldSeconds: 2.5 * daySeconds })
  expect(await run()).toBe(0)
  expect(stored.size).toBe(1_000)
  expect(state.parts).toEqual([{ from: undefined, to: undefined, withheld: 11 }])
  expect(state.warnings).toEqual([{ count: 11, total: 1_000, daysLeft: 5 }])
})

test("documents are removed after a week of reports", async () => {
  const { run, stored, state } = setUp({ orphans: 600, withheldSeconds: 7 * daySeconds })
  expect(await run()).toBe(600)
  expect([stored.size, state.parts]).toEqual([400, [{ from: undefined, to: undefined, withheld: 0 }]])
})

test("a round ends after its time, and the next one, of any process, continues after the last part", async () => {
  const { run, stored, known, state } = setUp({ orphans: 3, partSize: 400, roundMs: 0 })
  const removed = [await run(), await run(), await run()]
  expect(removed.reduce((sum, count) => sum + count)).toBe(3)
  expect(new Set(stored.keys())).toEqual(known)
  // Each document was listed once; the third part reached the end.
  expect([state.listed, state.parts.length, state.cursor]).toEqual([1_000, 3, undefined])
})

test("a round goes on from part to part while it has time", async () => {
  const { run, state } = setUp({ orphans: 3, partSize: 400 })
  expect([await run(), state.parts.length, state.cursor]).toEqual([3, 3, undefined])
})

test("the share is that of a part: rows that went missing during a sweep do not hide behind its earlier parts", async () => {
  const { run, stored, known, state } = setUp({ documents: 10_000, orphans: 0, partSize: 9_000, roundMs: 0 })
  expect(await run()).toBe(0)
  const rest = [...stored.keys()].filter((id) => state.cursor !== undefined && id > state.cursor)
  for (const id of rest.slice(0, 50)) known.delete(id)
  expect(await run()).toBe(0)
  expect([stored.size, state.parts.at(-1)?.withheld, state.warnings]).toEqual([
    10_000,
    50,
    [{ count: 50, total: 1_000, daysLeft: 7 }],
  ])
})

test("withheld documents of several parts are reported together", async () => {
  const { run, state } = setUp({ orphans: 1_000, partSize: 400 })
  expect(await run()).toBe(0)
  expect(state.warnings).toEqual([{ count: 1_000, total: 1_000, daysLeft: 7 }])
  expect(state.parts.map(({ withheld }) => withheld)).toEqual([400, 400, 200])
})

test("a part that is stopped, or whose removal fails, is swept again", async () => {
  const failing = setUp()
  failing.state.isReadOnly = true
  await expect(failing.run()).rejects.toThrow("read-only")
  expect(failing.state.parts).toEqual([])
  failing.state.isReadOnly = false
  expect(await failing.run()).toBe(10)
  const stopped = setUp({ partSize: 400 })
  stopped.state.onSecondLookup = () => stopped.controller.abort()
  await stopped.run()
  expect([stopped.state.parts, stopped.state.cursor]).toEqual([[], undefined])
})

test("a sweep that another process has taken over ends", async () => {
  const { run, state } = setUp({ orphans: 3, partSize: 400 })
  const other = newId("file")
  state.onSecondLookup = () => void (state.cursor = other)
  await run()
  expect([state.parts, state.cursor]).toEqual([[], other])
})

test("documents younger than an hour stay, because they may still get their row", async () => {
  const { run, stored } = setUp({ age: 0.9 })
  expect(await run()).toBe(0)
  expect(stored.size).toBe(1_000)
})

test("a document that got its row during the listing stays", async () => {
  const { run, stored, known, state } = setUp({ documents: 400, orphans: 4 })
  state.onSecondLookup = () => {
    for (const id of stored.keys()) known.add(id)
  }
  expect(await run()).toBe(0)
  expect([state.lookups, stored.size]).toEqual([2, 400])
})

test("a store of another deployment is not touched", async () => {
  const { run, state, stored } = setUp()
  state.isOurs = false
  await expect(run()).rejects.toThrow("another deployment's")
  expect([state.lookups, stored.size]).toEqual([0, 1_000])
})

import { expect, test } from "vitest"
import { type FileId, newId } from "../domain/ids.ts"
import { OrphanSweep } from "./orphan-sweep.ts"

const now = new Date("2026-11-22T12:00:00Z")
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const daySeconds = 24 * 3600

function setUp({ documents = 1_000, orphans = 10, withheldSeconds = 0, age = 2, maxHeld = 10_000 } = {}) {
  const stored = new Map<FileId, Date>()
  const known = new Set<FileId>()
  for (let index = 0; index < documents; index++) {
    const id = newId("file")
    stored.set(id, hoursAgo(age))
    if (index >= orphans) known.add(id)
  }
  const state = {
    withheld: 0,
    warnings: [] as object[],
    isOurs: true,
    lookups: 0,
    onSecondLookup: () => undefined as void,
  }
  const sweep = new OrphanSweep({
    maxHeld,
    files: {
      async findExisting(_scope, ids) {
        if (++state.lookups === 2) state.onSecondLookup()
        return new Set(ids.filter((id) => known.has(id)))
      },
    },
    storage: {
      async *list() {
        for (const [fileId, modifiedAt] of stored) yield { fileId, modifiedAt }
      },
      delete: async (id) => void stored.delete(id),
    },
    guard: {
      async verify() {
        if (!state.isOurs) throw new Error("another deployment's")
      },
    },
    housekeeping: {
      async withhold(_chore, count) {
        state.withheld = count
        return withheldSeconds
      },
      renew: async () => undefined,
      release: async () => void (state.withheld = 0),
    },
    logger: { warn: (details) => void state.warnings.push(details) },
  })
  return { sweep, stored, known, state, run: () => sweep.run(now, new AbortController().signal) }
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
  expect(state.withheld).toBe(11)
  expect(state.warnings).toEqual([{ count: 11, total: 1_000, daysLeft: 5 }])
})

test("documents are removed after a week of reports", async () => {
  const { run, stored, state } = setUp({ orphans: 600, withheldSeconds: 7 * daySeconds })
  expect(await run()).toBe(600)
  expect([stored.size, state.withheld]).toEqual([400, 0])
})

test("orphans beyond the limit in memory count as well, and need no second week", async () => {
  const young = setUp({ orphans: 11, maxHeld: 5 })
  expect(await young.run()).toBe(0)
  expect([young.stored.size, young.state.withheld]).toEqual([1_000, 11])
  const old = setUp({ orphans: 11, maxHeld: 5, withheldSeconds: 7 * daySeconds })
  expect([await old.run(), await old.run(), old.state.withheld]).toEqual([5, 5, 11])
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

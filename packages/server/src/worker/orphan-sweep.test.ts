import { expect, test } from "vitest"
import { type FileId, newId } from "../domain/ids.ts"
import { OrphanSweep } from "./orphan-sweep.ts"

const now = new Date("2026-11-22T12:00:00Z")
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)
const daySeconds = 24 * 3600

function setUp({ documents = 1_000, orphans = 10, withheldSeconds = 0, age = 2, maxHeld = 10_000 } = {}) {
  const stored = new Map<FileId, Date>()
  const known = new Set<FileId>()
  for (let place = 0; place < documents; place++) {
    const id = newId("file")
    stored.set(id, hoursAgo(age))
    if (place >= orphans) known.add(id)
  }
  const state = { withheld: 0, warnings: [] as object[], isOurs: true, looks: 0, onSecondLook: () => undefined as void }
  const sweep = new OrphanSweep({
    maxHeld,
    files: {
      async findKnown(_scope, ids) {
        if (++state.looks === 2) state.onSecondLook()
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

test("up to a hundredth of the documents is removed, and what has a row stays", async () => {
  const { run, stored, known, state } = setUp()
  expect(await run()).toBe(10)
  expect(new Set(stored.keys())).toEqual(known)
  expect(state.warnings).toEqual([])
})

test("more are reported with their number and the days that are left", async () => {
  const { run, stored, state } = setUp({ orphans: 11, withheldSeconds: 2.5 * daySeconds })
  expect(await run()).toBe(0)
  expect(stored.size).toBe(1_000)
  expect(state.withheld).toBe(11)
  expect(state.warnings).toEqual([{ count: 11, total: 1_000, daysLeft: 5 }])
})

test("after a week of reports they go", async () => {
  const { run, stored, state } = setUp({ orphans: 600, withheldSeconds: 7 * daySeconds })
  expect(await run()).toBe(600)
  expect([stored.size, state.withheld]).toEqual([400, 0])
})

test("those that do not fit into memory count as well, and need no second week", async () => {
  const young = setUp({ orphans: 11, maxHeld: 5 })
  expect(await young.run()).toBe(0)
  expect([young.stored.size, young.state.withheld]).toEqual([1_000, 11])
  const old = setUp({ orphans: 11, maxHeld: 5, withheldSeconds: 7 * daySeconds })
  expect([await old.run(), await old.run(), old.state.withheld]).toEqual([5, 5, 11])
})

test("documents of the last hour may still get their row", async () => {
  const { run, stored } = setUp({ age: 0.9 })
  expect(await run()).toBe(0)
  expect(stored.size).toBe(1_000)
})

test("a document that got its row during the listing stays", async () => {
  const { run, stored, known, state } = setUp({ documents: 400, orphans: 4 })
  state.onSecondLook = () => {
    for (const id of stored.keys()) known.add(id)
  }
  expect(await run()).toBe(0)
  expect([state.looks, stored.size]).toEqual([2, 400])
})

test("nothing is looked at in a store that is not this deployment's", async () => {
  const { run, state, stored } = setUp()
  state.isOurs = false
  await expect(run()).rejects.toThrow("another deployment's")
  expect([state.looks, stored.size]).toEqual([0, 1_000])
})

import { sql } from "drizzle-orm"
import { expect, test } from "vitest"
import { rowsOf } from "../../src/database/rows-of.ts"
import { newId } from "../../src/domain/ids.ts"
import { HousekeepingRepository } from "../../src/repositories/housekeeping.ts"
import { SweepProgressRepository } from "../../src/repositories/sweep-progress.ts"
import { describeOnEveryDatabase } from "../world.ts"
import { aRetentionLab } from "./retention-lab.ts"

const chore = "orphaned_documents"

describeOnEveryDatabase("the progress of a sweep", (newDatabase) => {
  const setUp = async () => {
    const { opened } = await aRetentionLab(newDatabase)
    const { database } = opened
    const progress = new SweepProgressRepository(database)
    const housekeeping = new HousekeepingRepository(database)
    const pass = (seconds: number) =>
      database.execute(
        sql`update housekeeping set started_at = started_at - make_interval(secs => ${seconds}),
          withheld_since = withheld_since - make_interval(secs => ${seconds})`,
      )
    const read = async () => {
      const rows: unknown = await database.execute(
        sql`select withheld::int, withheld_so_far::int as "soFar", withheld_since is not null as "isWithheld" from housekeeping`,
      )
      return rowsOf(rows)[0]
    }
    return { progress, housekeeping, pass, read }
  }

  test("a sweep that ended in the middle is due earlier than the next one", async () => {
    const { progress, housekeeping, pass } = await setUp()
    const start = () => housekeeping.start(chore, 3_540, 540)
    expect([await start(), await start()]).toEqual([true, false])
    const middle = newId("file")
    expect(await progress.advance({ from: undefined, to: middle, withheld: 0 })).toBe(true)
    expect([await start(), await progress.readCursor()]).toEqual([false, middle])
    await pass(541)
    expect([await start(), await start()]).toEqual([true, false])
    expect(await progress.advance({ from: middle, to: undefined, withheld: 0 })).toBe(true)
    await pass(541)
    expect([await start(), await progress.readCursor()]).toEqual([false, undefined])
    await pass(3_000)
    await progress.renew()
    expect(await start()).toBe(false)
  })

  test("a process that was overtaken does not move the cursor", async () => {
    const { progress, housekeeping } = await setUp()
    await housekeeping.start(chore, 0)
    const [one, other] = [newId("file"), newId("file")]
    expect(await progress.advance({ from: undefined, to: one, withheld: 0 })).toBe(true)
    expect(await progress.advance({ from: undefined, to: other, withheld: 5 })).toBe(false)
    expect(await progress.readCursor()).toBe(one)
  })

  test("what the parts withhold is counted at once, and forgotten after a sweep that withholds nothing", async () => {
    const { progress, housekeeping, pass, read } = await setUp()
    await housekeeping.start(chore, 0)
    const middle = newId("file")
    expect(await progress.withhold()).toBeLessThan(60)
    await progress.advance({ from: undefined, to: middle, withheld: 20 })
    expect(await read()).toEqual({ withheld: 20, soFar: 20, isWithheld: true })
    await pass(100)
    expect(await progress.withhold()).toBeGreaterThanOrEqual(100)
    await progress.advance({ from: middle, to: undefined, withheld: 30 })
    expect(await read()).toEqual({ withheld: 50, soFar: 0, isWithheld: true })
    // The next sweep removes the first part's, and withholds the second part's no more: that counts at its end.
    await progress.advance({ from: undefined, to: middle, withheld: 0 })
    expect(await read()).toEqual({ withheld: 50, soFar: 0, isWithheld: true })
    await progress.advance({ from: middle, to: undefined, withheld: 0 })
    expect(await read()).toEqual({ withheld: 0, soFar: 0, isWithheld: false })
  })
})

import { sql } from "drizzle-orm"
import { expect, onTestFinished, test } from "vitest"
import { z } from "zod"
import { createRepositories } from "../../src/create-repositories.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import { newId } from "../../src/domain/ids.ts"
import { describeOnEveryDatabase, describeOnPostgres, type NewDatabase } from "../world.ts"

const scanRows = z.array(z.object({ count: z.number() }))

async function open(newDatabase: NewDatabase) {
  const opened = await openDatabase(await newDatabase())
  onTestFinished(() => opened.close())
  await opened.migrate()
  const { database } = opened
  const repositories = createRepositories(opened)
  const newTenant = async (name: string) => {
    const { id: organizationId } = await repositories.organizations.insert(name, database)
    const { id: ownerId } = await repositories.users.insert({ organizationId, name: "U", role: "member" }, database)
    const scope = Scope.of({ organizationId })
    const aWorkflow = () =>
      repositories.workflows.insert(scope, {
        organizationId,
        ownerId,
        name,
        description: "",
        configuration: { objects: [] },
      })
    return { scope, aWorkflow }
  }
  return { database, workflows: repositories.workflows, newTenant }
}

describeOnEveryDatabase("lookups in one tick", (newDatabase) => {
  // They share a statement: it must not show one organization what belongs to another.
  test("find for each organization its own rows, and nothing of another", async () => {
    const { workflows, newTenant } = await open(newDatabase)
    const [one, other] = [await newTenant("One"), await newTenant("Other")]
    const [first, second, foreign] = [await one.aWorkflow(), await one.aWorkflow(), await other.aWorkflow()]
    const found = await Promise.all([
      workflows.find(one.scope, first.id),
      workflows.find(one.scope, second.id),
      workflows.find(one.scope, first.id),
      workflows.find(one.scope, foreign.id),
      workflows.find(other.scope, foreign.id),
      workflows.find(other.scope, first.id),
      workflows.find(one.scope, newId("wkf")),
    ])
    expect(found).toEqual([first, second, first, undefined, foreign, undefined, undefined])
  })
})

describeOnPostgres("lookups", (newDatabase) => {
  test("do not queue behind statements that wait for a lock, however many these are", async () => {
    const { database, workflows, newTenant } = await open(newDatabase)
    const { scope, aWorkflow } = await newTenant("One")
    const workflow = await aWorkflow()
    const locked = Promise.withResolvers<void>()
    const found = Promise.withResolvers<void>()
    const holding = database.transaction(async (transaction) => {
      await transaction.execute(sql`lock table rate_limit_buckets in access exclusive mode`)
      locked.resolve()
      await found.promise
    })
    await locked.promise
    const waiting = Array.from({ length: 100 }, () => database.execute(sql`select 1 from rate_limit_buckets`))
    try {
      expect(await workflows.find(scope, workflow.id)).toEqual(workflow)
    } finally {
      found.resolve()
      await holding
      await Promise.all(waiting)
    }
  })

  // PostgreSQL prefers to read a table entirely that was empty a moment ago, and would keep that plan while it grows.
  test("use the index of a table that has no statistics yet", async () => {
    const { database, workflows, newTenant } = await open(newDatabase)
    const { scope, aWorkflow } = await newTenant("One")
    const workflow = await aWorkflow()
    for (let count = 0; count < 20; count++) expect(await workflows.find(scope, workflow.id)).toEqual(workflow)
    const countScans = async () => {
      const result: unknown = await database.execute(
        sql`select idx_scan::int as count from pg_stat_user_tables where relname = 'workflows'`,
      )
      return scanRows.parse(rowsOf(result))[0]?.count
    }
    // A connection reports what it did once it has been idle for a moment.
    await expect.poll(countScans, { timeout: 15_000 }).toBeGreaterThanOrEqual(20)
  })
})

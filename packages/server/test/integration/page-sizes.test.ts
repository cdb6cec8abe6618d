import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { Scope } from "../../src/database/scope.ts"
import { newId } from "../../src/domain/ids.ts"
import { maxPageBytes } from "../../src/generated/limits.ts"
import type { Workflow } from "../../src/domain/workflow.ts"
import { presentWorkflow } from "../../src/http/present.ts"
import { WorkflowRepository } from "../../src/repositories/workflows.ts"
import { WorkflowService } from "../../src/services/workflows.ts"
import { describeOnEveryDatabase } from "../world.ts"

/** The largest workflow: 256 KiB of configuration, and a description whose characters take two bytes each in JSON. */
const largest = {
  description: "\n".repeat(10_000),
  configuration: {
    objects: [
      {
        name: "O",
        fields: Array.from({ length: 500 }, (_, index) => ({
          name: `field ${index}`,
          type: "string" as const,
          description: "ä".repeat(230),
        })),
      },
    ],
  },
}
const small = { description: "", configuration: { objects: [{ name: "O", fields: [] }] } }

describeOnEveryDatabase("pages of workflows", (newDatabase) => {
  let opened: OpenDatabase
  let repository: WorkflowRepository
  beforeAll(async () => {
    opened = await openDatabase(await newDatabase())
    await opened.migrate()
    repository = new WorkflowRepository(opened.database)
  })
  afterAll(() => opened.close())

  /** Stores workflows in a new organization, the first as the newest. */
  async function store(definitions: readonly Pick<Workflow, "description" | "configuration">[]) {
    const caller = { organizationId: newId("org"), userId: newId("usr"), keyId: newId("key"), role: "member" as const }
    const { organizationId, userId } = caller
    await opened.database.execute(sql`insert into organizations (id, name) values (${organizationId}, 'O')`)
    await opened.database.execute(
      sql`insert into users (id, organization_id, name, role) values (${userId}, ${organizationId}, 'U', 'member')`,
    )
    const ids: string[] = []
    for (const definition of definitions.toReversed()) {
      const values = { name: "W", ...definition, organizationId, ownerId: userId }
      ids.unshift((await repository.insert(Scope.of(caller), values)).id)
    }
    // Several of one millisecond would be listed by their ids.
    for (const [age, id] of ids.entries()) {
      await opened.database.execute(
        sql`update workflows set created_at = now() - ${age} * interval '1 s' where id = ${id}`,
      )
    }
    return { caller, scope: Scope.of(caller), ids }
  }

  /** Reads all pages; the service uses nothing but the repository for that. */
  async function readPages(caller: Parameters<WorkflowService["list"]>[0], limit: number): Promise<Workflow[][]> {
    const service = Reflect.construct(WorkflowService, [{ workflows: repository }]) as WorkflowService // it lists only
    const pages: Workflow[][] = []
    let cursor: string | undefined
    do {
      const page = await service.list(caller, { limit, cursor })
      pages.push(page.items)
      cursor = page.nextCursor
    } while (cursor !== undefined)
    return pages
  }

  const jsonOf = (page: readonly Workflow[]) => Buffer.byteLength(JSON.stringify(page.map(presentWorkflow)))

  // Security: a thousand of them would be a quarter of a gigabyte in the database's result, and again in the response.
  test("a page of the largest workflows is smaller than 4 MiB, and the pages together contain each of them once", async () => {
    const { caller, scope, ids } = await store(Array.from({ length: 40 }, () => largest))
    const pages = await readPages(caller, 1000)
    expect(pages.flat().map(({ id }) => id)).toEqual(ids)
    const sizes = pages.map((page) => jsonOf(page))
    expect(Math.max(...sizes)).toBeLessThanOrEqual(maxPageBytes)
    // Full as well: not much less than a page fits.
    expect(sizes[0]).toBeGreaterThan(maxPageBytes * 0.8)
    const rows = await repository.list(scope, { limit: 1000 })
    expect(rows.map(({ id }) => id)).toEqual(ids.slice(0, (pages[0]?.length ?? 0) + 1))
  })

  test("the size computed by the database is never less than the JSON of the item", async () => {
    const texts = ["", "a", '"\\\n\t\r', "ä€😀".repeat(50), '"'.repeat(10_000)]
    const definitions = texts.map((description) => {
      const field = {
        name: `${description.replaceAll(/[\n\t\r]/g, "").slice(0, 100)}x`,
        type: "string" as const,
        description,
      }
      const configuration = { objects: [{ name: "O", fields: [field] }] }
      return { description, configuration, review: { threshold: 0.123, required: Array(200).fill(description) } }
    })
    const { scope } = await store(definitions)
    const rows = await repository.list(scope, { limit: 10 })
    expect(rows).toHaveLength(texts.length)
    for (const row of rows) expect(row.jsonBytes + row.reviewBytes).toBeGreaterThanOrEqual(jsonOf([row]))
  })

  // The table has no limit for descriptions.
  test("stored workflows above all limits are listed one per page and stay readable", async () => {
    const huge = { ...small, description: "x".repeat(maxPageBytes) }
    const { caller, scope, ids } = await store([huge, small, huge, huge, small, small])
    const pages = await readPages(caller, 1000)
    expect(pages.map((page) => page.map(({ id }) => ids.indexOf(id)))).toEqual([[0], [1], [2], [3], [4, 5]])
    expect((await repository.list(scope, { limit: 1000 })).length).toBe(2)
  })

  test("pages of small workflows are bounded by the limit alone", async () => {
    const { caller, ids } = await store(Array.from({ length: 7 }, () => small))
    const pages = await readPages(caller, 3)
    expect(pages.map((page) => page.map(({ id }) => ids.indexOf(id)))).toEqual([[0, 1, 2], [3, 4, 5], [6]])
    expect((await readPages(caller, 7)).map((page) => page.length)).toEqual([7])
  })
})

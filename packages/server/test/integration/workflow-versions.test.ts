import { sql } from "drizzle-orm"
import { afterAll, beforeAll, expect, test } from "vitest"
import { createRepositories } from "../../src/create-repositories.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { openDatabase } from "../../src/database/open-database.ts"
import { rowsOf } from "../../src/database/rows-of.ts"
import { Scope } from "../../src/database/scope.ts"
import type { Caller } from "../../src/domain/caller.ts"
import { newId, type WorkflowId } from "../../src/domain/ids.ts"
import { ReplaceWorkflow } from "../../src/services/replace-workflow.ts"
import { createWorld, describeOnEveryDatabase, once, type World } from "../world.ts"

describeOnEveryDatabase("versions of workflows", (newDatabase) => {
  let world: World
  beforeAll(async () => {
    world = await createWorld(await newDatabase(), { isWorking: false })
  })
  afterAll(() => world.close())

  const configuration = { objects: [{ name: "Bill", fields: [{ name: "Id", type: "number" as const }] }] }
  const named = (name: string) => ({ name, configuration })
  const namesOf = async (id: string) =>
    (await world.services.workflowVersions.list(world.admin, id, { limit: 100 })).items.map(
      ({ version, name }) => `${version} ${name}`,
    )

  test("no concurrent change loses its number", async () => {
    const { workflows } = world.services
    const { id } = await world.aWorkflow({ name: "Start" })
    const names = Array.from({ length: 12 }, (_, index) => `N${index}`)
    const updated = await Promise.all(names.map((name) => workflows.update(world.admin, id, named(name))))
    expect(updated.map(({ version }) => version).toSorted((a, b) => a - b)).toEqual(names.map((_, index) => index + 2))
    const listed = await namesOf(id)
    expect(listed.toReversed()).toEqual([
      "1 Start",
      ...updated.toSorted((a, b) => a.version - b.version).map(({ version, name }) => `${version} ${name}`),
    ])
  })

  test("a version keeps who made it and when", async () => {
    const { workflows, workflowVersions } = world.services
    const { organizationId } = world.admin
    const colleague = await world.aCaller("member", organizationId)
    const workflow = await world.aWorkflow({ name: "A" })
    const changed = await workflows.update(colleague, workflow.id, named("B"))
    const { items } = await workflowVersions.list(world.admin, workflow.id, { limit: 10 })
    expect(items).toEqual([
      { version: 2, name: "B", createdAt: changed.updatedAt, userId: colleague.userId, isCurrent: true },
      { version: 1, name: "A", createdAt: workflow.updatedAt, userId: world.admin.userId, isCurrent: false },
    ])
  })

  // Security: another organization's versions are indistinguishable from missing ones.
  test("another organization finds and restores nothing", async () => {
    const { workflows, workflowVersions } = world.services
    const { id } = await world.aWorkflow({ name: "A" })
    await workflows.update(world.admin, id, named("B"))
    const stranger = await world.aCaller("admin")
    const attempts = [
      () => workflowVersions.list(stranger, id, { limit: 10 }),
      () => workflowVersions.get(stranger, id, 1),
      () => workflowVersions.restore(stranger, id, 1, once),
      () => workflowVersions.restore(stranger, id, 9, once),
    ]
    for (const attempt of attempts) {
      await expect(attempt()).rejects.toMatchObject({
        code: "not_found",
        message: "No workflow with this id exists.",
      })
    }
    expect(await namesOf(id)).toEqual(["2 B", "1 A"])
  })
})

describeOnEveryDatabase("stored versions of workflows", (newDatabase) => {
  const organizationId = newId("org")
  const userId = newId("usr")
  const caller: Caller = { keyId: newId("key"), userId, organizationId, role: "admin" }
  const scope = Scope.of(caller)
  let opened: OpenDatabase
  beforeAll(async () => {
    opened = await openDatabase(await newDatabase())
    await opened.migrate()
    await opened.database.execute(sql`insert into organizations (id, name) values (${organizationId}, 'O')`)
    await opened.database.execute(
      sql`insert into users (id, organization_id, name, role) values (${userId}, ${organizationId}, 'U', 'admin')`,
    )
  })
  afterAll(() => opened.close())

  const configuration = { objects: [{ name: "Bill", fields: [{ name: "Id", type: "number" as const }] }] }
  const definition = (name: string) => ({ name, description: "", configuration })

  async function aLab() {
    const { workflows, workflowVersions: versions } = createRepositories(opened)
    const replaceWorkflow = new ReplaceWorkflow({ workflows, versions })
    const { id } = await workflows.insert(scope, { ...definition("A"), organizationId, ownerId: userId })
    return {
      id,
      workflows,
      replace: (name: string) =>
        opened.database.transaction((transaction) =>
          replaceWorkflow.replace(caller, { workflowId: id, definition: definition(name) }, transaction),
        ),
      stored: async () =>
        (await versions.list(scope, id, { newest: 100, before: undefined, rows: 100 })).map(
          ({ version, name }) => `${version} ${name}`,
        ),
    }
  }

  /** Changes a workflow as a server without versions does: it leaves the number. */
  async function changeAsBefore(id: WorkflowId, name: string): Promise<void> {
    await opened.database.execute(sql`update workflows set name = ${name}, updated_at = now() where id = ${id}`)
  }

  test("the first version gets its row when it is replaced", async () => {
    const { replace, stored } = await aLab()
    expect(await stored()).toEqual([])
    await replace("B")
    expect(await stored()).toEqual(["2 B", "1 A"])
    await replace("C")
    expect(await stored()).toEqual(["3 C", "2 B", "1 A"])
  })

  test("what a server without versions changes is kept, whether or not its version had a row", async () => {
    const { id, replace, stored } = await aLab()
    await changeAsBefore(id, "Old 1")
    await replace("B")
    expect(await stored()).toEqual(["2 B", "1 Old 1"])
    await changeAsBefore(id, "Old 2")
    expect((await replace("C")).workflow.version).toBe(4)
    expect(await stored()).toEqual(["4 C", "3 Old 2", "2 B", "1 Old 1"])
  })

  test("a deletion takes the versions with it", async () => {
    const { id, workflows, replace } = await aLab()
    await replace("B")
    await opened.database.transaction((transaction) => workflows.delete(scope, id, transaction))
    const result = await opened.database.execute(sql`select 1 from workflow_versions where workflow_id = ${id}`)
    expect(rowsOf(result)).toEqual([])
  })
})

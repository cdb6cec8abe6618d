import { eq } from "drizzle-orm"
import type { PgTable } from "drizzle-orm/pg-core"
import { expectTypeOf, test } from "vitest"
import type { Database } from "./database.ts"
import { apiKeys } from "./schema/api-keys.ts"
import { executionResults, executions, files } from "./schema/executions.ts"
import { organizations } from "./schema/tenants.ts"
import { workflows } from "./schema/workflows.ts"
import { Scope, within } from "./scope.ts"

declare const database: Database

test("an organization's tables cannot be queried without a scope", () => {
  expectTypeOf(workflows).not.toExtend<PgTable>()
  expectTypeOf(executions).not.toExtend<PgTable>()
  expectTypeOf(executionResults).not.toExtend<PgTable>()
  expectTypeOf(files).not.toExtend<PgTable>()
  expectTypeOf(apiKeys).not.toExtend<PgTable>()
  expectTypeOf(organizations).toExtend<PgTable>()
  // @ts-expect-error a closed table is not a table
  void (() => database.select().from(workflows))
  // @ts-expect-error nor can rows be written
  void (() => database.delete(executions))
  // @ts-expect-error nor can its columns be accessed
  void (() => files.id)
  // @ts-expect-error opening one needs a scope
  void (() => within(undefined, apiKeys))
})

test("a scope comes only from a caller or from the decision to see everything", () => {
  // @ts-expect-error the constructor is private
  void (() => new Scope(undefined))
  // @ts-expect-error an object of the same shape is no scope
  void (() => within({ condition: () => undefined, parameter: null }, workflows))
  // @ts-expect-error an organization's id alone is no caller
  void (() => Scope.of("org_000000000000"))
})

test("with a scope the table is drizzle's own", () => {
  void (() => {
    const { table, where } = within(Scope.system(), workflows)
    return database
      .select()
      .from(table)
      .where(where(eq(table.name, "x")))
  })
})

import { eq, sql } from "drizzle-orm"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { openPostgresDatabase } from "../../src/database/postgres-database.ts"
import type { OpenDatabase } from "../../src/database/database.ts"
import { executions } from "../../src/database/schema/executions.ts"
import { Scope, within } from "../../src/database/scope.ts"
import { parseId } from "../../src/domain/ids.ts"
import { AuditLogRepository } from "../../src/repositories/audit-log.ts"
import { DeliveryLogRepository } from "../../src/repositories/delivery-log.ts"
import { ReviewRepository } from "../../src/repositories/reviews.ts"
import { sumOf } from "../../src/repositories/execution-usage.ts"
import { afterCursor, newestFirst } from "../../src/repositories/newest-first.ts"
import { canTestPostgres, startPostgres, type TestPostgres } from "@docsift/testing/postgres"

const organizationId = parseId("org", "org_0123456789ab")

describe.runIf(canTestPostgres())("lists on PostgreSQL", () => {
  let postgres: TestPostgres
  let opened: OpenDatabase

  beforeAll(async () => {
    postgres = await startPostgres()
    opened = openPostgresDatabase(await postgres.createMigratedDatabase())
    await opened.migrate()
    const { database } = opened
    await database.execute(sql`insert into organizations (id, name) values (${organizationId}, 'A')`)
    await database.execute(
      sql`insert into users (id, organization_id, name, role) values ('usr_1', ${organizationId}, 'A', 'admin')`,
    )
    await database.execute(
      sql`insert into files (id, organization_id, name, media_type, size_bytes, sha256) values ('file_1', ${organizationId}, 'a', 'a', 1, 'a')`,
    )
    await database.execute(sql`
      insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id, file_name,
        job_id, status, attempt_limit, created_at)
      select 'exe_' || i, ${organizationId}, 'usr_1', 'wkf_1', 'a', '{}', 'file_1', 'a', gen_random_uuid(), 'Completed', 3,
        now() - i * interval '1 s'
      from generate_series(1, 5000) as i`)
    await database.execute(sql`analyze executions`)
  })
  afterAll(async () => {
    await opened.close()
    await postgres.stop()
  })

  const cursor = Buffer.from(`${Date.now() - 2_500_000} exe_0123456789ab`).toString("base64url")

  test.each([
    ["the first page", undefined],
    ["a page from the middle", cursor],
  ])("%s is read out of the index in its order, not sorted", async (_what, position) => {
    const { table, where } = within(Scope.of({ organizationId }), executions)
    const query = opened.database
      .select({ id: table.id })
      .from(table)
      .where(where(afterCursor(table, "exe", { limit: 50, cursor: position })))
      .orderBy(...newestFirst(table))
      .limit(51)
    const plan = JSON.stringify(await opened.database.execute(sql`explain ${query}`))
    expect(plan).toContain("executions_newest")
    expect(plan).not.toContain("Sort")
  })

  test.each([undefined, "failed", "pending", "delivered"] as const)(
    "a page of deliveries in the state %s is read out of an index in its order, not sorted",
    async (state) => {
      const webhookId = parseId("whe", "whe_0123456789ab")
      const { database } = opened
      await database.execute(sql`
        insert into webhooks (id, organization_id, owner_id, url, events, is_enabled, sealed_secret)
        values (${webhookId}, ${organizationId}, 'usr_1', 'https://a', '["*"]', true, 'x') on conflict do nothing`)
      await database.execute(sql`
        insert into webhook_messages (id, organization_id, type, payload)
        select 'msg_' || i, ${organizationId}, 'webhook.test', '{}' from generate_series(1, 5000) as i
        on conflict do nothing`)
      await database.execute(sql`
        insert into webhook_deliveries (message_id, webhook_id, organization_id, state, created_at)
        select 'msg_' || i, ${webhookId}, ${organizationId},
          case when i % 5 = 0 then 'failed' when i % 5 = 1 then 'pending' else 'delivered' end,
          now() - i * interval '1 s'
        from generate_series(1, 5000) as i on conflict do nothing`)
      await database.execute(sql`analyze webhook_messages, webhook_deliveries`)
      const query = new DeliveryLogRepository(database).listed(Scope.of({ organizationId }), webhookId, {
        limit: 50,
        state,
      })
      const plan = JSON.stringify(await database.execute(sql`explain ${query}`))
      const isRare = state === "failed" || state === "pending"
      expect(plan).toContain(isRare ? "webhook_deliveries_undelivered" : "webhook_deliveries_newest")
      expect(plan).not.toContain("Sort")
    },
  )

  test.each([
    ["one organization", Scope.of({ organizationId })],
    ["all organizations", Scope.system()],
  ])("the usage of %s is read out of the index of its period alone", async (_what, scope) => {
    await opened.database.execute(sql`
      insert into execution_usage (execution_id, organization_id, workflow_id, at, status, seconds, attempts, models)
      select gen_random_uuid()::text, ${organizationId}, 'wkf_1', now() - i * interval '1 h', 'Completed', 1, 1, '[]'
      from generate_series(1, 5000) as i`)
    await opened.database.execute(sql`analyze execution_usage`)
    const to = new Date()
    const from = new Date(to.getTime() - 86_400_000)
    for (const groupBy of ["day", "workflow", "model"] as const) {
      const query = sumOf(scope, { from, to, groupBy })
      const plan = JSON.stringify(await opened.database.execute(sql`explain ${query}`))
      expect(plan).toMatch(/Index Cond: [^,]*at >= /)
      expect(plan).toContain("execution_usage_time")
      expect(plan).not.toContain("Seq Scan on execution_usage")
    }
  })

  test.each([
    ["the first page", undefined],
    ["a page from the middle", { at: new Date(Date.now() - 2_500_000), id: 2500 }],
  ])("%s of the audit log is read out of the index in its order, not sorted", async (_what, before) => {
    await opened.database.execute(sql`
      insert into audit_log (at, operation, target_id)
      select now() - i * interval '1 s', 'createUser', 'usr_1' from generate_series(1, 5000) as i`)
    await opened.database.execute(sql`analyze audit_log`)
    const query = new AuditLogRepository(opened.database).newest({ before, operation: "createUser" }, 51)
    const plan = JSON.stringify(await opened.database.execute(sql`explain ${query}`))
    expect(plan).toContain("Index Scan Backward using audit_log_oldest")
    expect(plan).not.toContain("Sort")
  })

  describe("of reviews", () => {
    beforeAll(async () => {
      // 10,000 of two workflows to be reviewed, then 10,000 that were not reviewed; the oldest 100 are approved.
      await opened.database.execute(sql`
        insert into executions (id, organization_id, owner_id, workflow_id, workflow_name, configuration, file_id, file_name,
          job_id, status, attempt_limit, created_at, review_state)
        select 'exe_r' || i, ${organizationId}, 'usr_1', 'wkf_r' || i % 2, 'a', '{}', 'file_1', 'a', gen_random_uuid(),
          'Completed', 3, now() - i * interval '1 s',
          case when i <= 10000 then 'needed' when i > 20000 - 100 then 'approved' end
        from generate_series(1, 20000) as i`)
      await opened.database.execute(sql`
        insert into execution_reviews (execution_id, organization_id, revision, reasons, corrections, reviewed_by, reviewed_at)
        select id, organization_id, 1, '[]', '{}', 'usr_1', now() from executions where review_state = 'approved'`)
      await opened.database.execute(sql`analyze executions`)
      await opened.database.execute(sql`analyze execution_reviews`)
    })

    test.each([
      ["the first page", undefined],
      ["a page from the middle", cursor],
    ])("%s of the queue is one scan of its index, not sorted", async (_what, position) => {
      const { table, where } = within(Scope.of({ organizationId }), executions)
      const query = opened.database
        .select({ id: table.id })
        .from(table)
        .where(where(eq(table.reviewState, "needed"), afterCursor(table, "exe", { limit: 50, cursor: position })))
        .orderBy(...newestFirst(table))
        .limit(51)
      const plan = JSON.stringify(await opened.database.execute(sql`explain ${query}`))
      expect(plan).toMatch(/using executions_newest_of_review/)
      expect(plan).not.toMatch(/Sort|Seq Scan/)
    })

    test("a page of labels is read out of an index in its order, up to the executions that are approved", async () => {
      const query = new ReviewRepository(opened.database).approved(
        Scope.of({ organizationId }),
        parseId("wkf", "wkf_0123456789ab"),
        { limit: 50, reviewedAfter: undefined },
      )
      const plan = JSON.stringify(await opened.database.execute(sql`explain ${query}`))
      expect(plan).toMatch(/using executions_newest_of_(?:review|workflow)/)
      expect(plan).not.toContain("Seq Scan on executions")
    })
  })
})

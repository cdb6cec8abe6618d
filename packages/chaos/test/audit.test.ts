import { afterAll, beforeAll, describe, expect, test } from "vitest"
import postgres from "postgres"
import { Readable } from "node:stream"
import { newId, parseId } from "@docsift/server/internal/domain/ids"
import { canTestPostgres } from "@docsift/testing/postgres"
import { audit, waitUntilFinal } from "../src/auditor.ts"
import { Deployment } from "../src/deployment.ts"
import { createWorkflow, type Sent, sendDocuments } from "../src/load.ts"
import { createMember } from "../src/member.ts"
import { References } from "../src/reference.ts"

/*
 * Manipulates the state of a fault-free deployment one step at a time, by SQL or in the store, and restores it after each.
 * The audit must report exactly the violated invariants, and none before and after.
 */

const tables = ["executions", "execution_results", "files"]
const rows = 4000
const settleDeadlineMs = 60_000
const small = "S-000000.txt"
const large = "L-000000.txt"

interface Mutation {
  readonly what: string
  readonly sql: string
  /** Whether the database's constraints forbid it and must be bypassed, as a restore or a database defect can. @default false */
  readonly isForced?: boolean
  readonly breaks: readonly string[]
}

const ofFile = (fileName: string) => `(select id from executions where file_name = '${fileName}')`
const otherData = "results whose data differs from the reference run"
const otherEvidence = "results whose evidence differs from the reference run"
const otherOrganization = "executions of another organization than their caller, file, result or workflow"

const mutations: readonly Mutation[] = [
  {
    what: "a result is deleted",
    sql: `delete from execution_results where execution_id = ${ofFile(small)}`,
    breaks: ["executions Completed without a result"],
  },
  {
    what: "a table of thousands of rows is emptied",
    sql: `update execution_results set extracted_data = '{"Document":{"fields":{"Number":"L-000000"},"tables":{"Items":[]}}}'
      where execution_id = ${ofFile(large)}`,
    breaks: [otherData],
  },
  {
    what: "one digit of one of thousands of rows is changed",
    sql: `update execution_results set extracted_data = replace(extracted_data::text, '12340', '12341')::json
      where execution_id = ${ofFile(large)}`,
    breaks: [otherData],
  },
  {
    what: "evidence is emptied",
    sql: `update execution_results set evidence = '{"pages":[],"evidence":{},"warnings":[]}'
      where execution_id = ${ofFile(large)}`,
    breaks: [otherEvidence],
  },
  {
    what: "a result is replaced by that of another document",
    sql: `update execution_results r set extracted_data = o.extracted_data, evidence = o.evidence
      from execution_results o where r.execution_id = ${ofFile(small)} and o.execution_id = ${ofFile("S-000001.txt")}`,
    breaks: ["results without the number of their document", otherData, otherEvidence],
  },
  {
    what: "one attempt too many is counted",
    sql: `update executions set attempt = attempt + 1 where id = ${ofFile(small)}`,
    breaks: ["executions whose attempts differ from the write log"],
  },
  {
    what: "attempts are counted beyond the limit",
    sql: `update executions set attempt = 7 where id = ${ofFile(small)}`,
    breaks: ["executions whose attempts differ from the write log", "executions with more attempts than allowed"],
  },
  {
    what: "the limit of attempts is raised",
    sql: `update executions set attempt_limit = attempt_limit + 1 where id = ${ofFile(small)}`,
    breaks: ["executions whose attempt limit does not match their refunds"],
  },
  {
    what: "an execution gets another workflow of the same name and configuration",
    sql: `update executions e set workflow_id = w.id from workflows w
      where e.id = ${ofFile(small)} and w.id <> e.workflow_id and w.organization_id = e.organization_id`,
    breaks: ["executions of another workflow than their caller recorded"],
  },
  {
    what: "an execution gets another configuration",
    sql: `update executions set configuration = replace(configuration::text, 'Amount', 'Amounts')::json
      where id = ${ofFile(small)}`,
    breaks: ["executions with another configuration than their workflow"],
  },
  {
    what: "a row of files has no execution",
    sql: `insert into files select 'file_000000000000', organization_id, name, media_type, size_bytes, sha256
      from files where name = '${small}'`,
    breaks: ["file rows without an execution"],
  },
  {
    what: "an execution has no row of its file",
    isForced: true,
    sql: `delete from files where name = '${small}'`,
    breaks: ["executions of another document than their caller sent", "executions without a file row"],
  },
  {
    what: "a result has no execution",
    isForced: true,
    sql: `insert into execution_results select 'exe_000000000000', organization_id, extracted_data, evidence
      from execution_results where execution_id = ${ofFile(small)}`,
    breaks: ["results without an execution", "results that were not stored exactly once"],
  },
  ...["executions", "files", "execution_results"].map((table) => ({
    what: `a row of ${table} moves to another organization`,
    sql: `update ${table} set organization_id = (select id from organizations where name = 'Other')
      where ${table === "executions" ? "id" : table === "files" ? "name" : "execution_id"} = ${
        table === "files" ? `'${small}'` : ofFile(small)
      }`,
    breaks: [
      otherOrganization,
      ...(table === "executions" ? ["executions of another organization than their caller recorded"] : []),
    ],
  })),
  {
    what: "all rows of an execution move to another organization",
    sql: `update executions set owner_id = (select u.id from users u join organizations o on o.id = u.organization_id
        where o.name = 'Other'), organization_id = (select id from organizations where name = 'Other'),
        workflow_id = (select w.id from workflows w join organizations o on o.id = w.organization_id where o.name = 'Other')
        where id = ${ofFile(small)};
      update files set organization_id = (select id from organizations where name = 'Other') where name = '${small}';
      update execution_results set organization_id = (select id from organizations where name = 'Other')
        where execution_id = ${ofFile(small)}`,
    breaks: [
      "executions of another organization than their caller recorded",
      "executions of another workflow than their caller recorded",
    ],
  },
  {
    what: "a result is stored by another worker than that of the latest attempt",
    sql: `insert into chaos_attempts (execution_id, attempt, worker) select id, 1, 'other_worker' from executions
        where id = ${ofFile(small)};
      update executions set attempt = attempt + 1 where id = ${ofFile(small)}`,
    breaks: ["results not stored by the worker of the latest attempt"],
  },
  {
    what: "two executions swap their files",
    sql: `update executions e set file_id = o.file_id from executions o
      where e.file_name in ('S-000000.txt', 'S-000001.txt') and o.file_name in ('S-000000.txt', 'S-000001.txt')
        and o.id <> e.id`,
    breaks: [otherData, otherEvidence, "executions of another document than their caller sent"],
  },
]

describe.skipIf(!canTestPostgres())("the audit", () => {
  let deployment: Deployment
  let sql: postgres.Sql
  let sent: Sent[]
  const references = new References()

  const findBroken = async () => {
    const { databaseUrl, storage } = deployment
    const figures = await audit({ databaseUrl, storage, sent, references })
    return figures.filter(({ what, isMet }) => !isMet && what.startsWith("  ")).map(({ what }) => what.trim())
  }

  beforeAll(async () => {
    deployment = await Deployment.start({ serve: 1, work: 1 })
    const { databaseUrl } = deployment
    sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
    const client = deployment.client()
    const other = await createMember(deployment, "Other")
    await createWorkflow(other.client)
    await createWorkflow(client)
    const workflowId = await createWorkflow(client)
    const [workflow] = await sql<{ organizationId: string }[]>`
      select organization_id as "organizationId" from workflows where id = ${workflowId}`
    const organizationId = workflow?.organizationId ?? ""
    const load = { parallel: 1, client: () => client, organizationId }
    sent = [
      ...(await sendDocuments(workflowId, { ...load, count: 3, prefix: "S" })),
      ...(await sendDocuments(workflowId, { ...load, count: 2, prefix: "L", rows })),
    ]
    await waitUntilFinal(databaseUrl, settleDeadlineMs)
    await Promise.all(deployment.replicas.map((replica) => replica.terminate()))
    for (const table of tables) await sql.unsafe(`create table saved_${table} as table ${table}`)
    await sql`create table saved_chaos_attempts as table chaos_attempts`
  })

  afterAll(async () => {
    await sql?.end({ timeout: 5 })
    await references[Symbol.asyncDispose]()
    await deployment?.close()
  })

  test("reports nothing when nothing is wrong", async () => {
    const { databaseUrl, storage } = deployment
    const figures = await audit({ databaseUrl, storage, sent, references })
    expect(figures.filter(({ isMet }) => !isMet)).toEqual([])
    expect(sent.every(({ executionId }) => executionId !== undefined)).toBe(true)
  })

  test.each(mutations)("reports it when $what", async ({ sql: mutation, isForced = false, breaks }) => {
    const role = isForced ? "replica" : "origin"
    await sql.unsafe(`begin; set local session_replication_role = ${role}; ${mutation}; commit`)
    try {
      expect(await findBroken()).toEqual(breaks)
    } finally {
      const restored = [...tables, "chaos_attempts"].map(
        (table) => `delete from ${table}; insert into ${table} overriding system value table saved_${table};`,
      )
      await sql.unsafe(`begin; set local session_replication_role = replica; ${restored.join(" ")} commit`)
    }
  })

  test("reports nothing once everything is restored", async () => {
    expect(await findBroken()).toEqual([])
  })

  test("reports a stored document that is lost, changed or orphaned", async () => {
    const { storage } = deployment
    const [row] = await sql<{ id: string }[]>`select id from files where name = ${small}`
    const id = parseId("file", row?.id ?? "")
    const options = { maxBytes: 1000, signal: AbortSignal.timeout(10_000) }
    await storage.delete(id)
    expect(await findBroken()).toEqual(["files missing"])
    await storage.put(id, Readable.from("Number: S-999999"), options)
    expect(await findBroken()).toEqual([otherData, otherEvidence, "files whose content differs from their row"])
    const stray = newId("file")
    await storage.put(stray, Readable.from("stray"), options)
    expect(await findBroken()).toContain("files without an execution")
  })
})

import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import type { FileStorage } from "@docsift/server/internal/ports/file-storage"
import { leaseSeconds } from "@docsift/server/internal/repositories/idempotency-keys"
import { checkAttempts } from "./audit-attempts.ts"
import { checkFiles } from "./audit-files.ts"
import { checkOwnership } from "./audit-ownership.ts"
import { checkContents, checkStoredResults } from "./audit-results.ts"
import { type AuditedExecution, type Check, numberOf, readExecutions } from "./audited-execution.ts"
import type { Sent } from "./load.ts"
import { untilDamaged } from "./mutation.ts"
import { References } from "./reference.ts"
import { exactly, type Figure, noted } from "./scenario.ts"

/** The state to audit. */
export interface Evidence {
  /** Direct connection to the database, bypassing injected faults. */
  readonly databaseUrl: string
  readonly storage: FileStorage
  readonly sent: readonly Sent[]
  /** Reference runs. @default those that all audits of this process share */
  readonly references?: References
}

/** Deviations from the invariants that a scenario expects. */
export interface Expectations {
  /** Whether the document with this number may end as Failed. @default none may */
  readonly mayFail?: (number: string) => boolean
  /** Whether orphaned files may exist because no sweep has run since the fault. @default false */
  readonly mayHaveOrphans?: boolean
  /** Executions started by callers for documents that already had one. @default 0 */
  readonly retried?: number
  /** Whether documents were not sent by this load: their content and how often each was sent is not known. @default false */
  readonly areForeign?: boolean
}

/**
 * The reference runs of this process. Scenarios send equal documents, and a thread costs 0.5 s of processor time for its first
 * one. Its threads keep no process alive.
 */
const sharedReferences = new References()

/** Violations printed per invariant: enough to see what they have in common. */
const shownOffenders = 3
const finalStates: ReadonlySet<string> = new Set(["Completed", "Failed"])

/**
 * Checks the invariants that hold once every execution is final, whatever faults came before: no acknowledged execution
 * is lost; each has one result, equal to that of a reference run and stored by the worker of the latest attempt; attempts
 * are counted correctly; ownership is consistent; nothing is stuck; and files and rows match.
 */
export async function audit(evidence: Evidence, expectations: Expectations = {}): Promise<Figure[]> {
  await untilDamaged()
  const sql = connect(evidence.databaseUrl)
  const { references = sharedReferences } = evidence
  try {
    const executions = await readExecutions(sql)
    const known = new Set(executions.map(({ id }) => id))
    const lost = evidence.sent.filter(({ executionId }) => executionId !== undefined && !known.has(executionId))
    const failed = executions.filter(({ status }) => status === "Failed")
    const unexpected = failed.filter((execution) => expectations.mayFail?.(numberOf(execution)) !== true)
    const areForeign = expectations.areForeign === true
    const checks: Check[] = [
      ["executions that are not final", names(executions.filter(({ status }) => !finalStates.has(status)))],
      [
        "executions unexpectedly Failed",
        unexpected.map(({ fileName, errorMessage }) => `${fileName}: ${errorMessage ?? ""}`),
      ],
      ["executions Failed without a reason", names(failed.filter(({ errorMessage }) => !errorMessage))],
      ["executions with timestamps out of order", names(executions.filter(({ isInOrder }) => isInOrder === false))],
      ...(await checkStoredResults(sql, executions)),
      ...(areForeign ? [] : await checkContents(sql, evidence.storage, references, executions)),
      ...(await checkAttempts(sql)),
      ...(await checkOwnership(sql, evidence.sent, areForeign)),
      ["jobs left in the queue", await listJobs(sql)],
      ["idempotency keys still leased", await listHeldKeys(sql)],
      ...(await checkFiles(sql, evidence.storage, executions, expectations.mayHaveOrphans === true)),
    ]
    const broken = checks.filter(([, offenders]) => offenders.length > 0)
    const repeated = executions.length - new Set(names(executions)).size - (expectations.retried ?? 0)
    return [
      exactly("acknowledged executions lost", lost.length, 0),
      ...(areForeign ? [] : [exactly("documents with a second execution", repeated, 0)]),
      exactly(`other invariants violated, of ${checks.length}, over ${executions.length} executions`, broken.length, 0),
      ...broken.flatMap(([what, offenders]) => [
        exactly(`  ${what}`, offenders.length, 0),
        ...offenders.slice(0, shownOffenders).map((offender) => noted("    such as", offender)),
      ]),
    ]
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Counts executions with these statuses. */
export async function countExecutions(databaseUrl: string, statuses: readonly string[]): Promise<number> {
  const sql = connect(databaseUrl)
  try {
    const [row] = await sql<{ count: number }[]>`
      select count(*)::int as count from executions where status = any(${[...statuses]})`
    return row?.count ?? 0
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Counts stored files by the pattern of their name (SQL's `like`). */
export async function countFilesNamed(databaseUrl: string, pattern: string): Promise<number> {
  const sql = connect(databaseUrl)
  try {
    const [row] = await sql<{ count: number }[]>`select count(*)::int as count from files where name like ${pattern}`
    return row?.count ?? 0
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Waits until every execution is final. @returns milliseconds until then; Infinity after the deadline. */
export async function waitUntilFinal(databaseUrl: string, deadlineMs: number): Promise<number> {
  const startedAt = performance.now()
  while ((await countExecutions(databaseUrl, ["Queued", "Processing"])) > 0) {
    if (performance.now() - startedAt > deadlineMs) return Number.POSITIVE_INFINITY
    await sleep(250)
  }
  return performance.now() - startedAt
}

async function listJobs(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`select id from pgboss.job where name = 'executions'`
  return rows.map(({ id }) => id)
}

/** Lists idempotency keys that are still leased after the leases of killed calls must have expired. */
async function listHeldKeys(sql: postgres.Sql): Promise<string[]> {
  const deadline = performance.now() + 2 * leaseSeconds * 1000
  for (;;) {
    const held = await sql<{ key: string }[]>`
      select key from idempotency_keys where payload_hash is null and lease_until > now()`
    if (held.length === 0 || performance.now() > deadline) return held.map(({ key }) => key)
    await sleep(500)
  }
}

function connect(databaseUrl: string) {
  return postgres(databaseUrl, { max: 1, onnotice: () => undefined })
}

function names(executions: readonly AuditedExecution[]): string[] {
  return executions.map(({ fileName }) => fileName)
}

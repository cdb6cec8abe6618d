import { createHash } from "node:crypto"
import { setTimeout as sleep } from "node:timers/promises"
import postgres from "postgres"
import type { FileStorage } from "../../server/src/ports.ts"
import { leaseSeconds } from "../../server/src/repositories/idempotency-keys.ts"
import { parseId } from "../../server/src/domain/ids.ts"
import { type Figure, exactly, noted } from "./scenario.ts"
import { numberPath, type Sent } from "./load.ts"

/** What the auditor looks at. */
export interface Evidence {
  /** Reaches the database past every fault. */
  readonly databaseUrl: string
  readonly storage: FileStorage
  readonly sent: readonly Sent[]
}

/** What the auditor takes for right beyond the invariants. */
export interface Expectations {
  /** Documents that may end Failed. @default none */
  readonly mayFail?: (number: string) => boolean
  /** Whether files without a row may lie about because nothing has swept since. @default false */
  readonly mayHaveOrphans?: boolean
  /** Executions that callers began anew of documents that had one. @default 0 */
  readonly retried?: number
  /** Whether documents are somebody else's: what they hold and how often each was sent is not known. @default false */
  readonly areForeign?: boolean
}

/** Enough to see what they have in common. */
const shownFailures = 3

/** An invariant, and how often it is broken. */
type Check = readonly [what: string, count: number]

interface Row {
  readonly id: string
  readonly status: string
  readonly file_id: string
  readonly file_name: string
  readonly error_message: string | null
  readonly in_order: boolean | null
  readonly results: number
  readonly data: unknown
  readonly jobs: number
  readonly sha256: string
}

/**
 * Checks what must be true when everything has settled, whatever broke before: no acknowledged execution is lost, each
 * has one result and the right one, nothing is stuck, and files and rows belong together.
 */
export async function audit(evidence: Evidence, expectations: Expectations = {}): Promise<Figure[]> {
  const sql = connect(evidence.databaseUrl)
  try {
    const rows = await sql<Row[]>`
      select e.id, e.status, e.file_id, e.file_name, e.error_message, f.sha256,
        e.created_at <= coalesce(e.started_at, e.completed_at) and coalesce(e.started_at, e.created_at) <= e.completed_at as in_order,
        (select count(*)::int from execution_results r where r.execution_id = e.id) as results,
        (select r.extracted_data from execution_results r where r.execution_id = e.id) as data,
        (select count(*)::int from pgboss.job j where j.data ->> 'executionId' = e.id) as jobs
      from executions e join files f on f.id = e.file_id`
    const [counts] = await sql<{ jobs: number }[]>`
      select count(*)::int as jobs from pgboss.job where name = 'executions'`
    const known = new Map(rows.map((row) => [row.id, row]))
    const acknowledged = evidence.sent.flatMap(({ executionId, number }) =>
      executionId === undefined ? [] : [{ number, row: known.get(executionId) }],
    )
    const failed = rows.filter((row) => row.status === "Failed")
    const unexpected = failed.filter((row) => expectations.mayFail?.(numberOf(row)) !== true)
    const completed = rows.filter((row) => row.status === "Completed")
    const wrong = completed.filter((row) => numberIn(row.data) !== numberOf(row))
    const areForeign = expectations.areForeign === true
    const checks: Check[] = [
      ["executions that are not final", rows.length - completed.length - failed.length],
      ["executions Failed that should not be", unexpected.length],
      ["executions Failed without a reason", failed.filter((row) => !row.error_message).length],
      ["executions Completed without a result", completed.filter((row) => row.results === 0).length],
      [
        "results of executions that are not Completed",
        rows.filter((row) => row.status !== "Completed" && row.results > 0).length,
      ],
      ["results that are wrong", areForeign ? 0 : wrong.length],
      ["executions with times out of order", rows.filter((row) => row.in_order === false).length],
      ["jobs left in the queue", counts?.jobs ?? Number.NaN],
      ["idempotency keys still held", await countHeldKeys(sql)],
      ...(await checkFiles(evidence.storage, rows, expectations)),
    ]
    const broken = checks.filter(([, count]) => count !== 0)
    const names = new Set(rows.map((row) => row.file_name))
    const repeated = rows.length - names.size - (expectations.retried ?? 0)
    return [
      exactly("acknowledged executions lost", acknowledged.filter(({ row }) => row === undefined).length, 0),
      ...(areForeign ? [] : [exactly("documents with a second execution", repeated, 0)]),
      exactly(`other invariants broken, of ${checks.length}, over ${rows.length} executions`, broken.length, 0),
      ...broken.map(([what, count]) => exactly(`  ${what}`, count, 0)),
      ...unexpected.slice(0, shownFailures).map((row) => noted(`    ${row.file_name}`, row.error_message ?? "")),
    ]
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** Counts executions in a state, past every fault. */
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

/** Waits until every execution is final. @returns how long that took, or Infinity after the deadline. */
export async function settle(databaseUrl: string, deadlineMs: number): Promise<number> {
  const startedAt = performance.now()
  while ((await countExecutions(databaseUrl, ["Queued", "Processing"])) > 0) {
    if (performance.now() - startedAt > deadlineMs) return Number.POSITIVE_INFINITY
    await sleep(250)
  }
  return performance.now() - startedAt
}

/** Counts idempotency keys that calls without an end still hold, once the lease of a killed call is over. */
async function countHeldKeys(sql: postgres.Sql): Promise<number> {
  const deadline = performance.now() + 2 * leaseSeconds * 1000
  for (;;) {
    const [row] = await sql<{ held: number }[]>`
      select count(*)::int as held from idempotency_keys where payload_hash is null and lease_until > now()`
    const held = row?.held ?? Number.NaN
    if (held === 0 || performance.now() > deadline) return held
    await sleep(500)
  }
}

async function checkFiles(storage: FileStorage, rows: readonly Row[], expectations: Expectations): Promise<Check[]> {
  const stored = new Set<string>()
  for await (const { fileId } of storage.list()) stored.add(fileId)
  const referenced = new Set(rows.map((row) => row.file_id))
  let broken = 0
  for (const row of rows) {
    if (!stored.has(row.file_id)) continue
    const hash = createHash("sha256")
    for await (const chunk of await storage.open(parseId("file", row.file_id))) hash.update(chunk)
    if (hash.digest("hex") !== row.sha256) broken++
  }
  const orphans = [...stored].filter((id) => !referenced.has(id)).length
  return [
    ["files missing", [...referenced].filter((id) => !stored.has(id)).length],
    ["files of another content than their row says", broken],
    ["files that no execution knows", expectations.mayHaveOrphans === true ? 0 : orphans],
  ]
}

function connect(databaseUrl: string) {
  return postgres(databaseUrl, { max: 1, onnotice: () => undefined })
}

function numberOf(row: Row): string {
  return row.file_name.replace(/\.[a-z]+$/, "")
}

function numberIn(data: unknown): unknown {
  let current = data
  for (const name of numberPath) current = Object(current)[name]
  return current
}

import type postgres from "postgres"
import type { FileStorage } from "@docsift/server/internal/ports/file-storage"
import { type AuditedExecution, type Check, numberOf } from "./audited-execution.ts"
import { type DocumentKeys, parallelRuns, type Reference, type References, type ResultHashes } from "./reference.ts"

interface StoredResult {
  readonly executionId: string
  readonly exact: ResultHashes
  readonly hidden: ResultHashes
}

/** A completed execution, its stored result, and the keys of its document. */
interface Compared {
  readonly execution: AuditedExecution
  readonly stored: StoredResult
  readonly keys: DocumentKeys
}

/** Checks that each Completed execution has one result, stored by the worker of its latest attempt, and no other has one. */
export async function checkStoredResults(sql: postgres.Sql, executions: readonly AuditedExecution[]): Promise<Check[]> {
  const ownerless = await sql<{ id: string }[]>`
    select execution_id as id from execution_results r where not exists (select from executions e where e.id = r.execution_id)`
  const writers = await sql<{ id: string; stored: number; writer: string | null; worker: string | null }[]>`
    select r.execution_id as id,
      (select count(*)::int from chaos_results c where c.execution_id = r.execution_id) as stored,
      (select c.worker from chaos_results c where c.execution_id = r.execution_id order by place desc limit 1) as writer,
      (select b.worker from chaos_attempts b where b.execution_id = r.execution_id order by place desc limit 1) as worker
    from execution_results r`
  const isCompleted = ({ status }: AuditedExecution) => status === "Completed"
  return [
    ["executions Completed without a result", names(executions.filter((row) => isCompleted(row) && !row.hasResult))],
    [
      "results of executions that are not Completed",
      names(executions.filter((row) => !isCompleted(row) && row.hasResult)),
    ],
    ["results without an execution", ownerless.map(({ id }) => id)],
    ["results that were not stored exactly once", writers.filter(({ stored }) => stored !== 1).map(({ id }) => id)],
    [
      "results not stored by the worker of the latest attempt",
      writers
        .filter(({ writer, worker }) => writer !== worker)
        .map(({ id, writer, worker }) => `${id}: ${writer} for ${worker}`),
    ],
  ]
}

/**
 * Compares complete results, data and evidence, with those of a reference run of the same document.
 *
 * Generated documents differ by their number only, and some have thousands of rows. So one reference run covers all
 * documents that are equal except for the digits of the number: these are masked in both results before the comparison.
 * Where that finds a difference, the document itself is extracted again before it counts.
 */
export async function checkContents(
  sql: postgres.Sql,
  storage: FileStorage,
  references: References,
  executions: readonly AuditedExecution[],
): Promise<Check[]> {
  const completed = executions.filter(({ status, hasResult }) => status === "Completed" && hasResult)
  const stored = await readHashes(sql)
  const groups = new Map<string, Compared[]>()
  for (const execution of completed) {
    const [keys, result] = [await references.keysOf(execution, storage), stored.get(execution.id)]
    if (keys === undefined || result === undefined) continue
    const members = groups.get(keys.hidden) ?? []
    members.push({ execution, stored: result, keys })
    groups.set(keys.hidden, members)
  }
  const different = { data: new Array<string>(), evidence: new Array<string>(), unread: new Array<string>() }
  const readAgain = ({ execution, keys }: Compared) => references.of(execution, keys, storage)
  const compare = ({ execution, stored }: Compared, reference: Reference | undefined) => {
    if (reference === undefined) different.unread.push(execution.fileName)
    else if (reference.exact.data !== stored.exact.data) different.data.push(execution.fileName)
    if (reference !== undefined && reference.exact.evidence !== stored.exact.evidence) {
      different.evidence.push(execution.fileName)
    }
  }
  await runConcurrently([...groups.values()], async ([first, ...others]) => {
    if (first === undefined) return
    const reference = await readAgain(first)
    compare(first, reference)
    for (const other of others) {
      if (reference !== undefined && isSame(reference.hidden, other.stored.hidden)) continue
      compare(other, await readAgain(other))
    }
  })
  return [
    [
      "results without the number of their document",
      names(completed.filter((execution) => execution.extractedNumber !== numberOf(execution))),
    ],
    ["results whose data differs from the reference run", different.data],
    ["results whose evidence differs from the reference run", different.evidence],
    ["results of documents that the reference run cannot read", different.unread],
  ]
}

/** Hashes the stored results inside the database, so that thousands of rows need not be transferred. */
async function readHashes(sql: postgres.Sql): Promise<Map<string, StoredResult>> {
  const hash = (text: string) => `encode(sha256(convert_to(${text}, 'UTF8')), 'hex')`
  const hidden = (column: string) => `case number when '' then ${column} else replace(${column}, number, shape) end`
  const parts = (text: (column: string) => string) =>
    `json_build_object('data', ${hash(text("data"))}, 'evidence', ${hash(text("evidence"))})`
  const rows = await sql.unsafe<StoredResult[]>(`
    select id as "executionId", ${parts((column) => column)} as exact, ${parts(hidden)} as hidden
    from (
      select e.id, r.extracted_data::text as data, r.evidence::text as evidence,
        regexp_replace(e.file_name, '\\.[a-z]+$', '') as number,
        regexp_replace(regexp_replace(e.file_name, '\\.[a-z]+$', ''), '[0-9]', '#', 'g') as shape
      from executions e join execution_results r on r.execution_id = e.id) as results`)
  return new Map(rows.map((row) => [row.executionId, row]))
}

async function runConcurrently<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const left = items.values()
  const lane = async () => {
    for (const item of left) await work(item)
  }
  await Promise.all(Array.from({ length: parallelRuns }, lane))
}

function isSame(left: ResultHashes, right: ResultHashes): boolean {
  return left.data === right.data && left.evidence === right.evidence
}

function names(executions: readonly AuditedExecution[]): string[] {
  return executions.map(({ fileName }) => fileName)
}

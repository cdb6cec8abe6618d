import { createHash } from "node:crypto"
import type postgres from "postgres"
import { parseId } from "@docsift/server/internal/domain/ids"
import type { FileStorage } from "@docsift/server/internal/ports/file-storage"
import type { AuditedExecution, Check } from "./audited-execution.ts"

/** Checks that executions, file rows and stored documents match, and the content of every document. */
export async function checkFiles(
  sql: postgres.Sql,
  storage: FileStorage,
  executions: readonly AuditedExecution[],
  mayHaveOrphans: boolean,
): Promise<Check[]> {
  const stored = new Set<string>()
  for await (const { fileId } of storage.list()) stored.add(fileId)
  const unused = await sql<{ id: string; name: string }[]>`
    select id, name from files f
    where unattached_until is null and not exists (select from executions e where e.file_id = f.id)`
  // Uploaded without an execution; removed a day after their last use.
  const unattached = await sql<{ id: string }[]>`select id from files where unattached_until is not null`
  const referenced = new Map(executions.map(({ fileId, sha256 }) => [fileId, sha256]))
  const changed: string[] = []
  for (const [fileId, sha256] of referenced) {
    if (stored.has(fileId) && sha256 !== null && (await hashOf(storage, fileId)) !== sha256) changed.push(fileId)
  }
  const kept = new Set(unattached.map(({ id }) => id))
  const orphans = [...stored].filter((id) => !referenced.has(id) && !kept.has(id))
  return [
    ["files missing", [...referenced.keys()].filter((id) => !stored.has(id))],
    ["files whose content differs from their row", changed],
    ["files without an execution", mayHaveOrphans ? [] : orphans],
    ["executions without a file row", executions.filter(({ sha256 }) => sha256 === null).map(({ id }) => id)],
    ["file rows without an execution", unused.map(({ id, name }) => `${name} (${id})`)],
  ]
}

async function hashOf(storage: FileStorage, fileId: string): Promise<string> {
  const hash = createHash("sha256")
  for await (const chunk of await storage.open(parseId("file", fileId))) hash.update(chunk)
  return hash.digest("hex")
}

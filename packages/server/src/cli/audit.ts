import { once } from "node:events"
import { ConfigError, readConfig } from "../config.ts"
import { isMigrated } from "../database/migrations.ts"
import { openDatabase } from "../database/open-database.ts"
import type { AuditEntry } from "../domain/audit-entry.ts"
import { SetupError } from "../domain/setup-error.ts"
import { AuditLogRepository } from "../repositories/audit-log.ts"

/** Rows read at once: small enough to keep nothing in memory, large enough to read a million in a thousand steps. */
const pageSize = 1000

/**
 * Prints the audit log since a moment, oldest first, one JSON object a line.
 *
 * @throws {ConfigError} when `since` is neither a time nor an age.
 * @throws {SetupError} when a server runs on the embedded database, or the schema is older than this program.
 */
export async function printAudit(since: string): Promise<void> {
  const from = readMoment(since, new Date())
  const opened = await openDatabase(readConfig().database)
  try {
    if (!(await isMigrated(opened.database))) {
      throw new SetupError('The database schema is older than this program. Run "docsift-server migrate" first.')
    }
    const entries = new AuditLogRepository(opened.database)
    let last: AuditEntry | undefined
    for (;;) {
      const page = await entries.list(from, last, pageSize)
      const text = page.map((entry) => `${JSON.stringify(entry)}\n`).join("")
      if (!process.stdout.write(text)) await once(process.stdout, "drain")
      if (page.length < pageSize) return
      last = page.at(-1)
    }
  } finally {
    await opened.close()
  }
}

const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const

/** Reads a time (RFC 3339, or a date alone, which begins in UTC) or an age. @throws {ConfigError} for anything else. */
export function readMoment(text: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,6})([dhm])$/.exec(text) ?? []
  if (count !== undefined) return new Date(now.getTime() - Number(count) * unitMs[unit as keyof typeof unitMs]) // The pattern.
  const moment = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2}))?$/.test(text) ? new Date(text) : undefined
  if (moment === undefined || Number.isNaN(moment.getTime())) {
    throw new ConfigError([`--since: must be a time such as 2026-05-01T00:00:00Z or an age such as 7d, 12h or 30m`])
  }
  return moment
}

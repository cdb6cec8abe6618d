import { Readable } from "node:stream"
import { pipeline } from "node:stream/promises"
import { z } from "zod"
import { readConfig } from "../config.ts"
import { openExistingDatabase } from "../database/open-existing-database.ts"
import type { AuditEntry } from "../domain/audit-entry.ts"
import { codeOf } from "../domain/causes.ts"
import { SetupError } from "../domain/setup-error.ts"
import { AuditLogRepository } from "../repositories/audit-log.ts"

/** Rows per query: small enough for memory, large enough to read a million rows in a thousand queries. */
const pageSize = 1000

/**
 * Prints the audit log since a point in time, oldest first, one JSON object per line; ends without an error when the reader
 * closes the pipe.
 *
 * @throws {SetupError} when `since` is neither a time nor an age, a server runs on the embedded database, there is none,
 * or its schema is older than this program.
 */
export async function printAudit(since: string): Promise<void> {
  const from = parseSince(since, new Date())
  const opened = await openExistingDatabase(readConfig().database)
  try {
    const lines = Readable.from(linesOf(new AuditLogRepository(opened.database), from))
    await pipeline(lines, process.stdout, { end: false }).catch((error: unknown) => {
      // As with `docsift-server audit print | head -1`.
      if (codeOf(error) !== "EPIPE") throw error
    })
  } finally {
    await opened.close()
  }
}

async function* linesOf(entries: AuditLogRepository, from: Date): AsyncIterable<string> {
  let last: AuditEntry | undefined
  do {
    const page = await entries.list(from, last, pageSize)
    if (page.length > 0) yield page.map((entry) => `${JSON.stringify(entry)}\n`).join("")
    last = page.length < pageSize ? undefined : page.at(-1)
  } while (last !== undefined)
}

const unitMs = { d: 86_400_000, h: 3_600_000, m: 60_000 } as const
/** Both check the days of each month; a time must have an offset. */
const timestamps = z.union([z.iso.date(), z.iso.datetime({ offset: true })])

/**
 * Parses a time (RFC 3339, or a date, which starts at midnight UTC) or an age; returns 1970 for anything earlier.
 *
 * @throws {SetupError} for anything else.
 */
export function parseSince(text: string, now: Date): Date {
  const [, count, unit] = /^(\d{1,6})([dhm])$/.exec(text) ?? []
  if (count !== undefined) {
    const ageMs = Number(count) * unitMs[unit as keyof typeof unitMs] // By the pattern.
    return new Date(Math.max(0, now.getTime() - ageMs))
  }
  if (!timestamps.safeParse(text).success) {
    throw new SetupError(
      `--since: "${text}" must be a time such as 2026-05-01T00:00:00Z or an age such as 7d, 12h or 30m`,
    )
  }
  return new Date(Math.max(0, Date.parse(text)))
}

import { access } from "node:fs/promises"
import { join } from "node:path"
import postgres from "postgres"
import type { Deployment } from "./deployment.ts"

/** An execution that reviewers corrected, as its callers know it. */
export interface ReviewedExecution {
  readonly executionId: string
  readonly fileId: string
  /** JSON as it was completed. */
  readonly extractedData: string
  /** Values of the corrected field, each sent in one change only, by the revision that the response named. */
  readonly acknowledged: ReadonlyMap<number, string>
  readonly isDeleted: boolean
}

/** What differs from what the callers were told. */
export interface ReviewFindings {
  readonly lostRevisions: readonly string[]
  readonly wrongHistories: readonly string[]
  readonly tracesOfDeleted: readonly string[]
}

/** The corrected field. */
export const correctedPointer = "/Document/fields/Number"

/** Compares the reviews of a deployment with what its callers were told, in the database and in the data directory. */
export async function findReviewFaults(
  { databaseUrl, dataDirectory }: Deployment,
  reviewed: readonly ReviewedExecution[],
): Promise<ReviewFindings> {
  const sql = postgres(databaseUrl, { max: 1, onnotice: () => undefined })
  const findings = { lostRevisions: [] as string[], wrongHistories: [] as string[], tracesOfDeleted: [] as string[] }
  try {
    for (const { executionId, fileId, acknowledged, isDeleted } of reviewed) {
      if (isDeleted) {
        const [traces] = await sql<Record<string, number>[]>`select
          (select count(*)::int from executions where id = ${executionId}) as executions,
          (select count(*)::int from execution_results where execution_id = ${executionId}) as results,
          (select count(*)::int from execution_reviews where execution_id = ${executionId}) as reviews,
          (select count(*)::int from review_revisions where execution_id = ${executionId}) as revisions,
          (select count(*)::int from files where id = ${fileId}) as files`
        const rows = Object.entries(traces ?? {}).filter(([, count]) => count > 0)
        const paths = [join("files", fileId), join("pages", fileId)]
        const left = await Promise.all(
          paths.map(async (path) => ((await exists(join(dataDirectory, path))) ? [path] : [])),
        )
        for (const trace of [...rows.map(([table]) => table), ...left.flat()])
          findings.tracesOfDeleted.push(`${executionId}: ${trace}`)
        continue
      }
      const revisions = await sql<{ revision: number; value: string | null }[]>`
        select revision, corrections -> ${correctedPointer} ->> 'value' as value
        from review_revisions where execution_id = ${executionId} order by revision`
      const [review] = await sql<{ revision: number }[]>`
        select revision from execution_reviews where execution_id = ${executionId}`
      const stored = new Map(revisions.map(({ revision, value }) => [revision, value]))
      for (const [revision, value] of acknowledged)
        if (stored.get(revision) !== value) findings.lostRevisions.push(`${executionId}: ${revision} ${value}`)
      const isGapless = revisions.every(({ revision }, index) => revision === index + 1)
      const isUnique = new Set(stored.values()).size === revisions.length
      if (!isGapless || !isUnique || (review?.revision ?? 0) !== revisions.length)
        findings.wrongHistories.push(`${executionId}: ${JSON.stringify(revisions)}`)
    }
    return findings
  } finally {
    await sql.end({ timeout: 5 })
  }
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

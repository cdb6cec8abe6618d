import type postgres from "postgres"
import type { Check } from "./audited-execution.ts"
import type { Sent } from "./load.ts"

interface Owned {
  readonly id: string
  readonly fileName: string
  readonly sha256: string | null
  readonly workflowId: string
  readonly hasWorkflow: boolean
  readonly organizationId: string
  /** Organizations of the caller, the file, the result and the workflow; null for one that does not exist. */
  readonly others: readonly (string | null)[]
  /** Null when the workflow is gone. */
  readonly isSnapshot: boolean | null
}

/** Checks the owner, the workflow and the document of each execution against related rows and against what its caller recorded. */
export async function checkOwnership(sql: postgres.Sql, sent: readonly Sent[], areForeign: boolean): Promise<Check[]> {
  // If the workflow was changed after the execution started, its configuration proves nothing about the snapshot.
  const rows = await sql<Owned[]>`
    select e.id, e.file_name as "fileName", f.sha256, e.workflow_id as "workflowId", w.id is not null as "hasWorkflow",
      e.organization_id as "organizationId",
      json_build_array(u.organization_id, f.organization_id, r.organization_id, w.organization_id) as others,
      w.updated_at > e.created_at
        or (w.configuration::text = e.configuration::text and w.name = e.workflow_name) as "isSnapshot"
    from executions e left join users u on u.id = e.owner_id left join files f on f.id = e.file_id
      left join execution_results r on r.execution_id = e.id left join workflows w on w.id = e.workflow_id`
  const known = new Map(rows.map((row) => [row.id, row]))
  const acknowledged = sent.flatMap((one) => {
    const row = known.get(one.executionId ?? "")
    return row === undefined ? [] : [{ sent: one, row }]
  })
  const mistaken = (isMistaken: (sent: Sent, row: Owned) => boolean) =>
    acknowledged.filter((pair) => isMistaken(pair.sent, pair.row)).map(({ row }) => row.fileName)
  return [
    [
      "executions of another organization than their caller, file, result or workflow",
      names(rows.filter((row) => row.others.some((other) => other !== null && other !== row.organizationId))),
    ],
    ["executions of a workflow that does not exist", areForeign ? [] : names(rows.filter((row) => !row.hasWorkflow))],
    [
      "executions with another configuration than their workflow",
      names(rows.filter((row) => row.isSnapshot === false)),
    ],
    [
      "executions of another organization than their caller recorded",
      mistaken((one, row) => one.organizationId !== undefined && one.organizationId !== row.organizationId),
    ],
    [
      "executions of another workflow than their caller recorded",
      mistaken((one, row) => one.workflowId !== undefined && one.workflowId !== row.workflowId),
    ],
    [
      "executions of another document than their caller sent",
      mistaken(
        (one, row) => !row.fileName.startsWith(one.number) || (one.sha256 !== undefined && one.sha256 !== row.sha256),
      ),
    ],
  ]
}

function names(rows: readonly Owned[]): string[] {
  return rows.map(({ fileName, id }) => `${fileName} (${id})`)
}

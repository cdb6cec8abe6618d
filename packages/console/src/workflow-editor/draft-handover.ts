import type { WorkflowId } from "@docsift/sdk"
import type { JsonText } from "./json-view.tsx"
import type { WorkflowDraft } from "./workflow-draft.ts"

/*
 * A workflow that is created gets another URL, and with it another editor. The person may be typing at that moment:
 * the new editor begins with the draft that the first one has last, and with the same place of the focus.
 */

/** What an editor leaves to the next one. */
export interface Handover {
  readonly draft: WorkflowDraft
  readonly json: JsonText | undefined
}

const handovers = new Map<WorkflowId, () => Handover>()

/** Leaves what an editor has to that of a workflow; it is read when that one is rendered. */
export function handOver(workflowId: WorkflowId, read: () => Handover): void {
  handovers.set(workflowId, read)
}

/** Returns what was left for the editor of a workflow. */
export const takeOver = (workflowId: WorkflowId | undefined): Handover | undefined =>
  workflowId === undefined ? undefined : handovers.get(workflowId)?.()

/** Forgets what was left, once the editor of the workflow has it. */
export const endHandover = (workflowId: WorkflowId): void => void handovers.delete(workflowId)

import { AuthenticationError, type ExecutionId } from "@docsift/sdk"
import type { UploadQueue } from "./upload-queue.ts"
import type { UploadPlace, UploadServer } from "./upload-server.ts"
import { executionIdOf, hasEnded, type ObservedExecution, type UploadItem } from "./upload-state.ts"

/** The interval between polls of the lists of executions. */
const INTERVAL_MS = 1_000
/** After a failure, such as a server that restarts. */
const INTERVAL_AFTER_FAILURE_MS = 5_000
/** A response takes far less, and a lost one must not end the observation. */
const TIMEOUT_MS = 60_000

/**
 * Follows the executions of uploads until they have ended, while the tab is visible. There is one request at a time,
 * whatever the number of files: the lists of the workflows and batches, as far down as there are unfinished executions.
 * It ends with the session, and goes on when the returned function is called after the next sign-in.
 */
export function observeUploads(queue: UploadQueue, list: UploadServer["list"], page: Document): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isLooking = false
  let isSignedOut = false
  const schedule = (delayMs: number) => {
    if (timer !== undefined || isLooking || isSignedOut || page.hidden) return
    if (unfinishedPlaces(queue.getItems()).length === 0) return
    timer = setTimeout(() => void look(), delayMs)
  }
  const look = async () => {
    timer = undefined
    isLooking = true
    let delayMs = INTERVAL_MS
    try {
      for (const place of unfinishedPlaces(queue.getItems())) {
        queue.dispatch({ type: "observed", executions: await findExecutions(place, list) })
      }
    } catch (error) {
      // The uploads stay as they are; a screen that needs the server says what is wrong with it.
      delayMs = INTERVAL_AFTER_FAILURE_MS
      isSignedOut = error instanceof AuthenticationError
    }
    isLooking = false
    schedule(delayMs)
  }
  queue.subscribe(() => schedule(INTERVAL_MS))
  page.addEventListener("visibilitychange", () => schedule(0))
  return () => {
    isSignedOut = false
    schedule(0)
  }
}

/** A workflow or a batch, and its executions that had not ended when they were last seen. */
interface UnfinishedPlace extends UploadPlace {
  readonly executionIds: ReadonlySet<ExecutionId>
}

function unfinishedPlaces(items: readonly UploadItem[]): readonly UnfinishedPlace[] {
  const places = new Map<string, UploadPlace & { readonly executionIds: Set<ExecutionId> }>()
  for (const item of items) {
    const executionId = executionIdOf(item)
    if (executionId === undefined || hasEnded(item)) continue
    const { workflowId, batchId } = item
    const key = batchId ?? workflowId
    const place = places.get(key) ?? { workflowId, batchId, executionIds: new Set() }
    places.set(key, place)
    place.executionIds.add(executionId)
  }
  return [...places.values()]
}

/** Returns what the list says about the executions; one that it lacks has been deleted. */
async function findExecutions(
  { executionIds, ...place }: UnfinishedPlace,
  list: UploadServer["list"],
): Promise<readonly ObservedExecution[]> {
  const missing = new Set(executionIds)
  const found: ObservedExecution[] = []
  for await (const execution of list(place, AbortSignal.timeout(TIMEOUT_MS))) {
    if (!missing.delete(execution.id)) continue
    found.push(execution)
    if (missing.size === 0) return found
  }
  const errorMessage = "deleted: The execution was deleted."
  return [...found, ...[...missing].map((id) => ({ id, status: "Failed" as const, errorMessage }))]
}

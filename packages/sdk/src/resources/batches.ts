import type { Call, ListCall } from "../core/call.ts"
import type { Transport } from "../core/transport.ts"
import type { BatchId } from "../generated/ids.ts"
import type { CallOptions } from "../options.ts"
import type { Batch, BatchDetails, BatchInput } from "../types/batch.ts"
import type { PageQuery } from "../types/page-query.ts"

/** Executions of a workflow that belong together. */
export interface Batches {
  /**
   * Lists the batches, newest first.
   *
   * @example
   * ```ts
   * for await (const { id, name, closedAt } of client.batches.list()) console.log(id, name, closedAt)
   * ```
   */
  list(query?: PageQuery, options?: CallOptions): ListCall<Batch>
  /**
   * Creates a batch; the option `batchId` of `execute()` puts executions into it.
   *
   * @example
   * ```ts
   * const { id: batchId } = await client.batches.create({ name: "March 2026", workflowId: "wkf_3f9a1c7e20b4" })
   * await client.workflows.execute("wkf_3f9a1c7e20b4", new File(["Total: 12.50"], "a.txt"), { batchId })
   * ```
   */
  create(input: BatchInput, options?: CallOptions): Call<Batch>
  /**
   * Returns a batch with the number of its executions in each state.
   *
   * @example
   * ```ts
   * const { statusCounts } = await client.batches.get("bat_2f6d18b0c9e4")
   * console.log(statusCounts.Completed, statusCounts.Failed)
   * ```
   */
  get(batchId: BatchId, options?: CallOptions): Call<BatchDetails>
  /**
   * Lets no further execution into a batch. Those in it continue and can be retried.
   *
   * @example
   * ```ts
   * const { closedAt } = await client.batches.close("bat_2f6d18b0c9e4")
   * ```
   */
  close(batchId: BatchId, options?: CallOptions): Call<Batch>
}

/** Creates the resource on top of a transport. */
export function createBatches({ call, list }: Transport): Batches {
  return {
    list: list("/batches"),
    create: call("POST /batches body"),
    get: call("GET /batches/{batchId}"),
    close: call("POST /batches/{batchId}/close"),
  }
}

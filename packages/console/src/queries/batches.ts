import type { BatchId } from "@docsift/sdk"
import { queryOptions } from "@tanstack/react-query"
import { client } from "../client.ts"
import { listOptions, MAX_ROWS } from "./pages.ts"

/** The batches of the organization, newest first. */
export const batchesQuery = listOptions(["listBatches"], (page, options) => client.batches.list(page, options))

/** The newest batches of the organization, to choose one of. */
export const batchChoicesQuery = queryOptions({
  queryKey: ["listBatches", "choices"],
  queryFn: ({ signal }) => client.batches.list({ limit: MAX_ROWS }, { signal }),
})

/** One batch, and the number of its executions in each state. */
export const batchQuery = (batchId: BatchId) =>
  queryOptions({
    queryKey: ["getBatch", batchId],
    queryFn: ({ signal }) => client.batches.get(batchId, { signal }),
  })

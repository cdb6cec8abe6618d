import { type Call, createCall, type ListCall, mapCall } from "../core/call.ts"
import type { ResponseWithData } from "../core/exchange.ts"
import type { Transport } from "../core/transport.ts"
import { checkCall, type DataOptions, executionIdOf } from "../core/check-data.ts"
import { createWaitLimit, watch, type WatchOptions } from "../core/watch.ts"
import { PermissionDeniedError } from "../errors/permission-denied-error.ts"
import { ExecutionFailedError } from "../errors/execution-failed-error.ts"
import type { ExecutionId } from "../generated/ids.ts"
import { xlsxMediaType } from "../generated/media-types.ts"
import type { CallOptions } from "../options.ts"
import type { Message } from "../types/api-key.ts"
import type { EvidenceReport } from "../types/evidence.ts"
import type {
  ExecuteResult,
  Execution,
  ExecutionFile,
  ExecutionQuery,
  ExecutionReference,
  ExecutionStatusView,
  ExecutionSummary,
  ExecutionWith,
  ExportMode,
  ExtractionResult,
  FailedExecution,
} from "../types/execution.ts"
import type { ExecutionUsage } from "../types/usage.ts"
import type { ExtractedData } from "../types/extracted-data.ts"
import type { PageQuery } from "../types/page-query.ts"
import type { Review, ReviewInput, ReviewRevision } from "../types/review.ts"

/** Options for waiting until an execution ends. */
export interface WaitOptions extends WatchOptions {
  /** Called whenever the status changes, the final one included. */
  readonly onStatus?: ((view: ExecutionStatusView) => void) | undefined
}

/** The format of an export. */
export interface ExportQuery<Mode extends ExportMode = ExportMode> {
  /** @default "csv" */
  readonly mode?: Mode | undefined
  /** Whether the values have the corrections of the review; a rejected execution is then not exported. @default false */
  readonly reviewed?: boolean | undefined
}

/** Which executions are exported together, and how; `workflowId` or `batchId` is required. */
export interface JoinedExportQuery extends ExportQuery, Omit<ExecutionQuery, "status" | "review" | keyof PageQuery> {
  /** JSON Pointer of a table, for CSV alone: the rows are then those of the table. */
  readonly table?: string | undefined
}

/** Executions and their results. */
export interface Executions {
  /**
   * Lists executions without their data, newest first.
   *
   * @example
   * ```ts
   * for await (const { id, errorMessage } of client.executions.list({ status: "Failed" })) console.log(id, errorMessage)
   * ```
   */
  list(query?: ExecutionQuery, options?: CallOptions): ListCall<ExecutionSummary>
  /**
   * Returns an execution; `definition` or `schema` types its data and checks it.
   *
   * @throws {InvalidDataError} when the data does not match `schema` or `definition`
   * @example
   * ```ts
   * const execution = await client.executions.get("exe_8d02e5b7146f")
   * if (execution.status === "Completed") console.log(execution.extractedData)
   * ```
   */
  get<Definition = unknown, Data = ExtractedData<Definition>>(
    execution: ExecutionReference<Definition>,
    options?: CallOptions & DataOptions<Definition, Data>,
  ): Call<ExecutionWith<Data>>
  /**
   * Returns the status of an execution.
   *
   * @example
   * ```ts
   * const { status } = await client.executions.status("exe_8d02e5b7146f")
   * ```
   */
  status(executionId: ExecutionId, options?: CallOptions): Call<ExecutionStatusView>
  /**
   * Returns a signed URL of the execution's file, valid for 15 minutes.
   *
   * @example
   * ```ts
   * const { url } = await client.executions.file("exe_8d02e5b7146f")
   * ```
   */
  file(executionId: ExecutionId, options?: CallOptions): Call<ExecutionFile>
  /**
   * Downloads the execution's file. The API key is not sent to its URL.
   *
   * @example
   * ```ts
   * const document = await client.executions.download("exe_8d02e5b7146f")
   * console.log(document.type, document.size)
   * ```
   */
  download(executionId: ExecutionId, options?: CallOptions): Call<Blob>
  /**
   * Downloads the execution's file as a stream, in memory that does not grow with the file. `timeout` limits the whole
   * download (10 minutes by default), and so does `signal`. `downloadTo()` of `@docsift/sdk/node` writes it to the disk.
   *
   * @example
   * ```ts
   * const stream = await client.executions.downloadStream("exe_8d02e5b7146f")
   * for await (const bytes of stream) console.log(bytes.length)
   * ```
   */
  downloadStream(executionId: ExecutionId, options?: CallOptions): Call<ReadableStream<Uint8Array>>
  /**
   * Exports the data of a completed execution: text as CSV (the default) or indented JSON, or an Excel workbook.
   *
   * @example
   * ```ts
   * const csv = await client.executions.export("exe_8d02e5b7146f")
   * const workbook = await client.executions.export("exe_8d02e5b7146f", { mode: "xlsx" })
   * ```
   */
  export(executionId: ExecutionId, query: ExportQuery<"xlsx"> & { mode: "xlsx" }, options?: CallOptions): Call<Blob>
  export(executionId: ExecutionId, query?: ExportQuery<"csv" | "json">, options?: CallOptions): Call<string>
  /**
   * Exports the completed executions of a workflow or a batch as one file: a CSV table (the default), a JSON array or an Excel
   * workbook. At most 10,000 executions.
   *
   * @example
   * ```ts
   * const csv = await client.executions.exportAll({ workflowId: "wkf_3f9a1c7e20b4", reviewed: true })
   * console.log(await csv.text())
   * ```
   */
  exportAll(query: JoinedExportQuery, options?: CallOptions): Call<Blob>
  /**
   * Returns the position in the document and the confidence of each value.
   *
   * @example
   * ```ts
   * const { evidence } = await client.executions.evidence("exe_8d02e5b7146f")
   * console.log(evidence["/Invoice/fields/total"]?.page)
   * ```
   */
  evidence(executionId: ExecutionId, options?: CallOptions): Call<EvidenceReport>
  /**
   * Returns why an execution needs a review, the corrections, and the values with the corrections.
   *
   * @example
   * ```ts
   * for await (const { id } of client.executions.list({ review: "needed" })) {
   *   const { reasons, data } = await client.executions.review(id)
   *   console.log(id, reasons, data)
   * }
   * ```
   */
  review<Definition = unknown>(
    execution: ExecutionReference<Definition>,
    options?: CallOptions,
  ): Call<Review<Definition>>
  /**
   * Corrects, approves or rejects an execution. `corrections` are all of them; `state` stays as it is when it is omitted.
   *
   * @throws {ConflictError} with the code `review_conflict` when another user has changed the review since it was read
   * @example
   * ```ts
   * const { revision, corrections } = await client.executions.review("exe_8d02e5b7146f")
   * await client.executions.updateReview("exe_8d02e5b7146f", {
   *   revision,
   *   state: "approved",
   *   corrections: { ...corrections, "/Invoice/fields/total": { value: 1290.5 } },
   * })
   * ```
   */
  updateReview(executionId: ExecutionId, input: ReviewInput, options?: CallOptions): Call<Review>
  /**
   * Lists who changed the review of an execution, when and where, newest first.
   *
   * @example
   * ```ts
   * for await (const { by, at, changed } of client.executions.reviewHistory("exe_8d02e5b7146f")) console.log(by, at, changed)
   * ```
   */
  reviewHistory(executionId: ExecutionId, query?: PageQuery, options?: CallOptions): ListCall<ReviewRevision>
  /**
   * Waits until an execution ends and returns it with its data, typed and checked by `definition` or `schema`. `deadline`
   * limits the entire wait.
   *
   * @throws {ExecutionFailedError} when it ended as `Failed`
   * @throws {WaitTimeoutError} when `deadline` has passed; the execution continues
   * @throws {InvalidDataError} when the data does not match `schema` or `definition`
   * @example
   * ```ts
   * const { extractedData } = await client.executions.wait("exe_8d02e5b7146f", { deadline: 120_000 })
   * ```
   */
  wait<Definition = unknown, Data = ExtractedData<Definition>>(
    execution: ExecutionReference<Definition>,
    options?: WaitOptions & DataOptions<Definition, Data>,
  ): Promise<ExtractionResult<Data>>
  /**
   * Yields the status of an execution whenever it changes, the final one last.
   *
   * @throws {WaitTimeoutError} when `deadline` has passed; the execution continues
   * @example
   * ```ts
   * for await (const { status } of client.executions.watch("exe_8d02e5b7146f")) console.log(status)
   * ```
   */
  watch(execution: ExecutionReference, options?: WatchOptions): AsyncIterable<ExecutionStatusView>
  /**
   * Returns the pages, the time and the tokens that an execution used which has ended.
   *
   * @example
   * ```ts
   * const { pages, seconds, models } = await client.executions.usage("exe_8d02e5b7146f")
   * ```
   */
  usage(executionId: ExecutionId, options?: CallOptions): Call<ExecutionUsage>
  /**
   * Cancels an execution that has not ended; it then fails with the reason `cancelled`.
   *
   * @example
   * ```ts
   * await client.executions.cancel("exe_8d02e5b7146f")
   * ```
   */
  cancel(executionId: ExecutionId, options?: CallOptions): Call<ExecutionStatusView>
  /**
   * Deletes an execution that has ended, with its data, and with its file unless another execution uses it.
   *
   * @example
   * ```ts
   * await client.executions.delete("exe_8d02e5b7146f")
   * ```
   */
  delete(executionId: ExecutionId, options?: CallOptions): Call<Message>
  /**
   * Starts a new execution of the same file with the workflow's current definition.
   *
   * @example
   * ```ts
   * const { workflowExecutionId } = await client.executions.retry("exe_8d02e5b7146f")
   * ```
   */
  retry(executionId: ExecutionId, options?: CallOptions): Call<ExecuteResult>
}

function toWorkbook(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
  return new Blob([bytes], { type: xlsxMediaType })
}

/** Creates the resource on top of a transport. */
export function createExecutions({ settings, call, blob, list, send }: Transport): Executions {
  const read = call("GET /executions/{executionId}", "status")
  const status = call("GET /executions/{executionId}/status", "status")
  const file = call("GET /executions/{executionId}/file")
  const exportText = call("GET /executions/{executionId}/export query")
  const review = call("GET /executions/{executionId}/review")

  const get = <Data>(reference: ExecutionReference, options: CallOptions & DataOptions<unknown, Data> = {}) => {
    const found = read(executionIdOf(reference), options) as Call<Execution> // the document does not express that the status determines the members
    return checkCall(found, options)
  }

  const download = async <Data>(
    readAs: "blob" | "stream",
    executionId: ExecutionId,
    options: CallOptions = {},
  ): Promise<ResponseWithData<Data>> => {
    const fetchFile = async () => {
      const { url } = await file(executionId, options)
      return send({ url, method: "GET", headers: new Headers(), isForeign: true, readAs, options })
    }
    const response = fetchFile().catch((error: unknown) => {
      // The retries of a slow download may outlast its URL; a store rejects an expired one with 403.
      if (error instanceof PermissionDeniedError && error.path.includes("://")) return fetchFile()
      throw error
    })
    return response as Promise<ResponseWithData<Data>> // as `readAs` asks for
  }

  return {
    get,
    status,
    file,
    list: list("/executions"),
    download: (executionId, options) => createCall(download("blob", executionId, options)),
    downloadStream: (executionId, options) => createCall(download("stream", executionId, options)),
    // One function for both overloads; the mode decides which one.
    export: ((executionId: ExecutionId, query?: ExportQuery, options?: CallOptions) => {
      const text = exportText(executionId, query as { mode?: ExportMode }, options) // `true` is written as text
      return query?.mode === "xlsx" ? mapCall(text, toWorkbook) : text
    }) as Executions["export"],
    exportAll: blob("/executions/export") as Executions["exportAll"], // as above
    // The document cannot express that a box has exactly four numbers.
    evidence: call("GET /executions/{executionId}/evidence") as Executions["evidence"],
    review: <Definition>(reference: ExecutionReference<Definition>, options?: CallOptions) =>
      review(executionIdOf(reference), options) as Call<Review<Definition>>, // the document does not know the definition
    updateReview: call("PUT /executions/{executionId}/review body") as Executions["updateReview"],
    reviewHistory: list("/executions/{executionId}/review/history"),
    usage: call("GET /executions/{executionId}/usage"),
    watch: (reference, options = {}) => {
      const id = executionIdOf(reference)
      return watch(status, id, options, settings, createWaitLimit(id, options, settings))
    },
    wait: async <Data>(reference: ExecutionReference, options: WaitOptions & DataOptions<unknown, Data> = {}) => {
      const id = executionIdOf(reference)
      const limit = createWaitLimit(id, options, settings)
      for await (const view of watch(status, id, options, settings, limit)) options.onStatus?.(view)
      const execution = await get<Data>(id, { ...options, deadline: limit.leftMs() }).catch(limit.fail)
      if (execution.status !== "Completed") throw new ExecutionFailedError(execution as FailedExecution) // it has ended
      return execution
    },
    cancel: call("POST /executions/{executionId}/cancel"),
    delete: call("DELETE /executions/{executionId}"),
    retry: call("POST /executions/{executionId}/retry", "workflowExecutionId"),
  }
}

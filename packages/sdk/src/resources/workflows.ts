import type { Call, ListCall } from "../core/call.ts"
import { checkCall, type DataOptions } from "../core/check-data.ts"
import { memberOf } from "../core/member-of.ts"
import { createMultipart } from "../core/multipart.ts"
import type { Transport } from "../core/transport.ts"
import type { FileInput, PathOnlyThroughFromPath } from "../files.ts"
import type { ExecutionId, FileId, WorkflowId } from "../generated/ids.ts"
import type { CallOptions, ExecuteFileOptions, ExecuteOptions, UpdateOptions } from "../options.ts"
import type { Message } from "../types/api-key.ts"
import type { ExecuteResult, Execution, ExecutionWith } from "../types/execution.ts"
import type { ExtractedData } from "../types/extracted-data.ts"
import type { PageQuery } from "../types/page-query.ts"
import type { Label, LabelQuery } from "../types/review.ts"
import type { SuggestedWorkflow, SuggestionInput } from "../types/suggestion.ts"
import type { ValidDefinition } from "../types/valid-definition.ts"
import type { Workflow, WorkflowInput, WorkflowReference, WorkflowVersion } from "../types/workflow.ts"

/** Workflows: stored definitions of what to extract. */
export interface Workflows {
  /**
   * Lists the workflows of the key's organization, newest first.
   *
   * @example
   * ```ts
   * for await (const workflow of client.workflows.list()) console.log(workflow.name)
   * ```
   */
  list(query?: PageQuery, options?: CallOptions): ListCall<Workflow>
  /**
   * Returns a workflow.
   *
   * @example
   * ```ts
   * const { configuration } = await client.workflows.get("wkf_3f9a1c7e20b4")
   * ```
   */
  get(workflowId: WorkflowId, options?: CallOptions): Call<Workflow>
  /**
   * Creates a workflow. The result carries the type of the definition to `extract`.
   *
   * @example
   * ```ts
   * const workflow = await client.workflows.create({
   *   name: "Invoices",
   *   configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
   * })
   * ```
   */
  create<const Definition extends WorkflowInput>(
    definition: Definition & ValidDefinition<Definition>,
    options?: CallOptions,
  ): Call<WorkflowReference<Definition>>
  /**
   * Replaces a workflow. Existing executions keep the definition they were started with. With the version that the change is
   * based on, it never overwrites the change of someone else.
   *
   * @throws {PreconditionFailedError} when the workflow has another version
   * @example
   * ```ts
   * const { name, configuration, version } = await client.workflows.get("wkf_3f9a1c7e20b4")
   * const changed = { name, configuration, description: "From suppliers" }
   * await client.workflows.update("wkf_3f9a1c7e20b4", changed, { version })
   * ```
   */
  update<const Definition extends WorkflowInput>(
    workflowId: WorkflowId,
    definition: Definition & ValidDefinition<Definition>,
    options?: UpdateOptions,
  ): Call<WorkflowReference<Definition>>
  /**
   * Lists the versions of a workflow, newest first: every change makes one.
   *
   * @example
   * ```ts
   * for await (const { version, createdAt } of client.workflows.versions("wkf_3f9a1c7e20b4")) console.log(version, createdAt)
   * ```
   */
  versions(workflowId: WorkflowId, query?: PageQuery, options?: CallOptions): ListCall<WorkflowVersion>
  /**
   * Returns a workflow as it was in a version.
   *
   * @example
   * ```ts
   * const { configuration } = await client.workflows.version("wkf_3f9a1c7e20b4", 2)
   * ```
   */
  version(workflowId: WorkflowId, version: number, options?: CallOptions): Call<Workflow>
  /**
   * Makes an earlier version the current one again, as a new version.
   *
   * @example
   * ```ts
   * const { version } = await client.workflows.restore("wkf_3f9a1c7e20b4", 2)
   * ```
   */
  restore(workflowId: WorkflowId, version: number, options?: CallOptions): Call<WorkflowReference>
  /**
   * Makes sure that the definition is stored: finds the newest workflow of this name, creates one if there is none, and updates
   * it if its definition differs. Programs that do this at the same time may both create one, but never overwrite each other.
   *
   * @throws {PreconditionFailedError} when another program changed the workflow at the same time
   * @example
   * ```ts
   * const { workflowId } = await client.workflows.ensure({
   *   name: "Invoices",
   *   configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
   * })
   * ```
   */
  ensure<const Definition extends WorkflowInput>(
    definition: Definition & ValidDefinition<Definition>,
    options?: CallOptions,
  ): Promise<WorkflowReference<Definition>>
  /**
   * Deletes a workflow. Its executions remain available.
   *
   * @example
   * ```ts
   * await client.workflows.delete("wkf_3f9a1c7e20b4")
   * ```
   */
  delete(workflowId: WorkflowId, options?: CallOptions): Call<Message>
  /**
   * Lists the approved executions of a workflow as labelled documents, newest first: cases for `docsift eval`.
   *
   * @example
   * ```ts
   * for await (const { fileName, expected } of client.workflows.labels("wkf_3f9a1c7e20b4")) console.log(fileName, expected)
   * ```
   */
  labels(workflowId: WorkflowId, query?: LabelQuery, options?: CallOptions): ListCall<Label>
  /**
   * Suggests a workflow from one to five stored files: the labelled values and the tables that they print. Stores nothing.
   *
   * @example
   * ```ts
   * const { workflow, fields } = await client.workflows.suggest({ fileIds: ["file_51c0ad93f7e2"] })
   * for (const { pointer, example } of fields) console.log(pointer, example.text)
   * const { workflowId } = await client.workflows.create(workflow)
   * ```
   */
  suggest(input: SuggestionInput, options?: CallOptions): Call<SuggestedWorkflow>
  /**
   * Runs a workflow on a file and returns immediately; `executions.wait` waits for the data. The result carries the type of
   * the workflow's definition.
   *
   * @example
   * ```ts
   * import { fromPath } from "@docsift/sdk/node"
   *
   * const { workflowExecutionId } = await client.workflows.execute("wkf_3f9a1c7e20b4", fromPath("invoice.pdf"), {
   *   onUploadProgress: ({ sentBytes, totalBytes }) => console.log(`${sentBytes} of ${totalBytes} bytes`),
   * })
   * ```
   */
  execute<Definition = never>(
    workflow: WorkflowId | WorkflowReference<Definition>,
    file: FileInput | PathOnlyThroughFromPath,
    options?: ExecuteOptions,
  ): Call<ExecuteResult<Definition>>
  /**
   * Runs a workflow on a file that is stored already: the result of `files.create()`, or the file of another execution.
   *
   * @example
   * ```ts
   * const { workflowExecutionId } = await client.workflows.executeFile("wkf_3f9a1c7e20b4", "file_51c0ad93f7e2")
   * ```
   */
  executeFile<Definition = never>(
    workflow: WorkflowId | WorkflowReference<Definition>,
    fileId: FileId,
    options?: ExecuteFileOptions,
  ): Call<ExecuteResult<Definition>>
  /**
   * Returns an execution of a workflow; `definition` or `schema` types its data and checks it.
   *
   * @throws {InvalidDataError} when the data does not match `schema` or `definition`
   * @example
   * ```ts
   * const execution = await client.workflows.execution("wkf_3f9a1c7e20b4", "exe_8d02e5b7146f")
   * ```
   */
  execution<Definition = unknown, Data = ExtractedData<Definition>>(
    workflowId: WorkflowId,
    executionId: ExecutionId,
    options?: CallOptions & DataOptions<Definition, Data>,
  ): Call<ExecutionWith<Data>>
}

/** Creates the resource on top of a transport. */
export function createWorkflows({ call, list }: Transport): Workflows {
  const create = call("POST /workflows body")
  const replace = call("PUT /workflows/{workflowId} body")
  const execute = call("POST /workflows/{workflowId}/execute query body", "workflowExecutionId")
  const executeFile = call("POST /workflows/{workflowId}/executions body", "workflowExecutionId")
  const readExecution = call("GET /workflows/{workflowId}/executions/{workflowExecutionId}", "status")
  const update = (
    workflowId: WorkflowId,
    definition: WorkflowInput,
    { version, headers, ...options }: UpdateOptions = {},
  ) =>
    replace(workflowId, definition, {
      ...options,
      headers: version ? { ...headers, "if-match": `"v${version}"` } : headers,
    })
  const workflows: Workflows = {
    create,
    update,
    list: list("/workflows"),
    get: call("GET /workflows/{workflowId}", "configuration"),
    ensure: async (definition: WorkflowInput, options?: CallOptions) => {
      for await (const stored of workflows.list({}, options)) {
        if (stored.name !== definition.name.trim()) continue
        const { id: workflowId, version } = stored
        // What was set elsewhere stays when the program does not mention it.
        const {
          name,
          description,
          configuration,
          review = stored.review,
          retentionDays = stored.retentionDays,
        } = definition
        const wanted = { name, description, configuration, review, retentionDays }
        if (isSame(stored, { ...stored, ...wanted })) return { workflowId, message: "Unchanged.", version }
        return update(workflowId, wanted, { ...options, version })
      }
      return create(definition, options)
    },
    versions: list("/workflows/{workflowId}/versions"),
    version: call("GET /workflows/{workflowId}/versions/{version}", "configuration"),
    restore: call("POST /workflows/{workflowId}/versions/{version}/restore"),
    // The document cannot express that a box has exactly four numbers.
    labels: list("/workflows/{workflowId}/labels") as Workflows["labels"],
    delete: call("DELETE /workflows/{workflowId}"),
    suggest: call("POST /workflow-suggestions body") as Workflows["suggest"], // as above
    execute: (workflow, file, options = {}) =>
      execute(
        workflowIdOf(workflow),
        { version: options.version, batchId: options.batchId },
        createMultipart(file, options),
        options,
      ),
    executeFile: (workflow, fileId, options = {}) =>
      executeFile(workflowIdOf(workflow), { fileId, version: options.version, batchId: options.batchId }, options),
    execution: (workflowId, executionId, options = {}) => {
      const found = readExecution(workflowId, executionId, options) as Call<Execution> // the document does not express that the status determines the members
      return checkCall(found, options)
    },
  }
  return workflows
}

/** Returns whether two parts of definitions mean the same: an empty text or list is none, and texts are trimmed. */
function isSame(one: unknown, other: unknown): boolean {
  if (typeof one !== "object" || typeof other !== "object")
    // oxlint-disable-next-line no-base-to-string -- an empty list becomes an empty text, anything else differs from it
    return String(one ?? "").trim() === String(other ?? "").trim()
  return Object.keys({ ...one, ...other }).every((name) => isSame(memberOf(one, name), memberOf(other, name)))
}

/** Returns the id of a workflow that is given by its id or by the result of `create()`. */
export function workflowIdOf(workflow: WorkflowId | WorkflowReference<unknown>): WorkflowId {
  // A string has no such member, and untyped callers may pass undefined; the id is checked before it is sent.
  return (workflow as Partial<WorkflowReference> | undefined)?.workflowId ?? (workflow as WorkflowId)
}

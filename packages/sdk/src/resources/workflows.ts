import type { Call, ListCall } from "../core/call.ts"
import { checkCall, type DataOptions } from "../core/check-data.ts"
import { createMultipart } from "../core/multipart.ts"
import type { Transport } from "../core/transport.ts"
import type { FileInput } from "../files.ts"
import type { ExecutionId, WorkflowId } from "../generated/ids.ts"
import type { components } from "../generated/schema.ts"
import type { CallOptions, UploadOptions } from "../options.ts"
import type { Message } from "../types/api-key.ts"
import type { ExecuteResult, Execution, ExecutionWith } from "../types/execution.ts"
import type { ExtractedData } from "../types/extracted-data.ts"
import type { PageQuery } from "../types/page-query.ts"
import type { ValidDefinition } from "../types/valid-definition.ts"
import type { Workflow, WorkflowInput, WorkflowReference } from "../types/workflow.ts"

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
   * Replaces a workflow. Existing executions keep the definition they were started with.
   *
   * @example
   * ```ts
   * const { name, configuration } = await client.workflows.get("wkf_3f9a1c7e20b4")
   * await client.workflows.update("wkf_3f9a1c7e20b4", { name, configuration, description: "From suppliers" })
   * ```
   */
  update<const Definition extends WorkflowInput>(
    workflowId: WorkflowId,
    definition: Definition & ValidDefinition<Definition>,
    options?: CallOptions,
  ): Call<WorkflowReference<Definition>>
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
    file: FileInput,
    options?: UploadOptions,
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
  return {
    list: (query, options) => list("/api/v1/workflows", options, query),
    get: (workflowId, options) => call("get", "/api/v1/workflows/{workflowId}", options, { path: { workflowId } }),
    create: (definition, options) => call("post", "/api/v1/workflows", options, {}, toWire(definition)),
    update: (workflowId, definition, options) =>
      call("put", "/api/v1/workflows/{workflowId}", options, { path: { workflowId } }, toWire(definition)),
    delete: (workflowId, options) =>
      call("delete", "/api/v1/workflows/{workflowId}", options, { path: { workflowId } }),
    execute: (workflow, file, options) =>
      call(
        "post",
        "/api/v1/workflows/{workflowId}/execute",
        options,
        { path: { workflowId: workflowIdOf(workflow) } },
        createMultipart(file, options),
      ),
    execution: (workflowId, workflowExecutionId, options = {}) => {
      const found = call("get", "/api/v1/workflows/{workflowId}/executions/{workflowExecutionId}", options, {
        path: { workflowId, workflowExecutionId },
      }) as Call<Execution> // the document does not express that the status determines the members
      return checkCall(found, options)
    },
  }
}

function workflowIdOf(workflow: WorkflowId | WorkflowReference<unknown>): WorkflowId {
  // A string has no such member, and untyped callers may pass undefined; the id is checked before it is sent.
  return (workflow as Partial<WorkflowReference> | undefined)?.workflowId ?? (workflow as WorkflowId)
}

/** Removes `readonly`, which the generated types do not use. */
function toWire(definition: WorkflowInput): components["schemas"]["WorkflowInput"] {
  return definition as components["schemas"]["WorkflowInput"]
}

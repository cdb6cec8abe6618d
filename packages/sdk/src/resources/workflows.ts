import type { Call, ListCall } from "../call.ts"
import { type FileInput, toUpload } from "../files.ts"
import type { components } from "../generated/schema.ts"
import { checkId } from "../ids.ts"
import { createMultipart } from "../multipart.ts"
import type { CallOptions } from "../options.ts"
import type { Transport } from "../transport.ts"
import type { Message } from "../types/api-key.ts"
import type { ExecuteResult, Execution } from "../types/execution.ts"
import type { ExecutionId, WorkflowId } from "../types/ids.ts"
import type { PageQuery } from "../types/page-query.ts"
import type { Workflow, WorkflowInput, WorkflowReference } from "../types/workflow.ts"

/** Stores definitions of what to extract and runs them with files. */
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
   * Reads a workflow.
   *
   * @example
   * ```ts
   * const { configuration } = await client.workflows.get("wkf_3f9a1c7e20b4")
   * ```
   */
  get(workflowId: WorkflowId, options?: CallOptions): Call<Workflow>
  /**
   * Stores a workflow. The answer carries the definition's type to `extract`.
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
    definition: Definition,
    options?: CallOptions,
  ): Call<WorkflowReference<Definition>>
  /**
   * Replaces a workflow. Executions that have started keep the definition they were started with.
   *
   * @example
   * ```ts
   * const { name, configuration } = await client.workflows.get("wkf_3f9a1c7e20b4")
   * await client.workflows.update("wkf_3f9a1c7e20b4", { name, configuration, description: "From suppliers" })
   * ```
   */
  update<const Definition extends WorkflowInput>(
    workflowId: WorkflowId,
    definition: Definition,
    options?: CallOptions,
  ): Call<WorkflowReference<Definition>>
  /**
   * Deletes a workflow. Its executions stay readable.
   *
   * @example
   * ```ts
   * await client.workflows.delete("wkf_3f9a1c7e20b4")
   * ```
   */
  delete(workflowId: WorkflowId, options?: CallOptions): Call<Message>
  /**
   * Starts a workflow over a file and answers at once; `executions.wait` waits for the data.
   *
   * @example
   * ```ts
   * import { fromPath } from "@docsift/sdk/node"
   *
   * const { workflowExecutionId } = await client.workflows.execute("wkf_3f9a1c7e20b4", fromPath("invoice.pdf"))
   * ```
   */
  execute(workflowId: WorkflowId, file: FileInput, options?: CallOptions): Call<ExecuteResult>
  /**
   * Reads an execution of a workflow.
   *
   * @example
   * ```ts
   * const execution = await client.workflows.execution("wkf_3f9a1c7e20b4", "exe_8d02e5b7146f")
   * ```
   */
  execution<Definition = unknown>(
    workflowId: WorkflowId,
    executionId: ExecutionId,
    options?: CallOptions,
  ): Call<Execution<Definition>>
}

type WireInput = components["schemas"]["WorkflowInput"]

/** Makes the resource over a transport. */
export function createWorkflows({ api, call, list }: Transport): Workflows {
  const path = (workflowId: WorkflowId) => ({ workflowId: checkId(workflowId, "wkf") })
  return {
    list: (query, options) =>
      list(options, query?.cursor, async (init, cursor) =>
        api.GET("/api/v1/workflows", { ...init, params: { query: { ...query, cursor } } }),
      ),
    get: (workflowId, options) =>
      call(options, async (init) =>
        api.GET("/api/v1/workflows/{workflowId}", { ...init, params: { path: path(workflowId) } }),
      ),
    create: (definition, options) =>
      call(options, async (init) => api.POST("/api/v1/workflows", { ...init, body: toWire(definition) })),
    update: (workflowId, definition, options) =>
      call(options, async (init) =>
        api.PUT("/api/v1/workflows/{workflowId}", {
          ...init,
          params: { path: path(workflowId) },
          body: toWire(definition),
        }),
      ),
    delete: (workflowId, options) =>
      call(options, async (init) =>
        api.DELETE("/api/v1/workflows/{workflowId}", { ...init, params: { path: path(workflowId) } }),
      ),
    execute: (workflowId, file, options) =>
      call(options, async (init) => {
        // First of all, so that a promise of a file is never left without somebody who hears of its failure.
        const body = createMultipart(await toUpload(file))
        return api.POST("/api/v1/workflows/{workflowId}/execute", {
          ...init,
          params: { path: path(workflowId) },
          headers: { ...init.headers, "content-type": null },
          // The transport opens the body anew for each attempt; openapi-fetch only passes it on.
          body: body as never,
          bodySerializer: () => body,
        })
      }),
    execution: <Definition>(workflowId: WorkflowId, executionId: ExecutionId, options?: CallOptions) =>
      call<Execution<Definition>>(
        options,
        async (init) =>
          api.GET("/api/v1/workflows/{workflowId}/executions/{workflowExecutionId}", {
            ...init,
            params: { path: { ...path(workflowId), workflowExecutionId: checkId(executionId, "exe") } },
          }) as Promise<{ data: Execution<Definition> }>, // the document leaves the type of extractedData open
      ),
  }
}

function toWire({ name, description, configuration }: WorkflowInput): WireInput {
  // Sends these three alone, so that whatever else a definition object carries (methods, types) stays here; the cast
  // takes `readonly` off.
  return {
    name,
    ...(description !== undefined && { description }),
    configuration: configuration as WireInput["configuration"],
  }
}

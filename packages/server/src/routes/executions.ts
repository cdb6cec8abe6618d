import { Readable } from "node:stream"
import { contentDispositionHeader, locationHeader } from "../generated/header-names.ts"
import { mediaTypeByExportMode } from "../generated/media-types.ts"
import { acceptedType } from "../http/accept.ts"
import { setResponseHeader } from "../http/response-header.ts"
import type { AppServices } from "../http/app-services.ts"
import { contentDisposition } from "../domain/content-disposition.ts"
import { idempotencyOf, markReplayed } from "../http/idempotency-key.ts"
import type { evidenceReportSchema, executionSchema } from "../generated/routes.ts"
import type { Handlers } from "../http/operations.ts"
import { linkNextPage, pageOf } from "../http/paging.ts"
import { readAfterWait } from "../http/prefer.ts"
import { toBody } from "../http/send-file.ts"
import { exportContentTypes } from "../services/export.ts"
import { sendWrittenJson } from "../http/written-json.ts"
import {
  presentExecuteResult,
  presentExecutionStatus,
  presentExecutionSummary,
  writeExecution,
} from "../http/present.ts"

type ExecutionHandlers = Pick<
  Handlers,
  | "listExecutions"
  | "getExecution"
  | "deleteExecution"
  | "getExecutionStatus"
  | "getExecutionFile"
  | "exportExecution"
  | "exportExecutions"
  | "getExecutionEvidence"
  | "cancelExecution"
  | "retryExecution"
>

/** Media types in which an export can be sent as is, not wrapped in a JSON string. */
const rawTypes = [mediaTypeByExportMode.csv, mediaTypeByExportMode.xlsx] as const

/** Returns the handlers of the operations on executions. */
export function executionRoutes({
  executions,
  cancelExecution,
  retryExecution,
  deleteExecution,
  files,
  export: exports,
  joinedExport,
}: Pick<
  AppServices,
  "executions" | "cancelExecution" | "retryExecution" | "deleteExecution" | "files" | "export" | "joinedExport"
>): ExecutionHandlers {
  return {
    async listExecutions(c) {
      const { limit, cursor, ...filter } = c.req.valid("query")
      const page = await executions.list(c.get("caller"), { ...filter, ...pageOf({ limit, cursor }) })
      linkNextPage(c, page)
      return c.json(page.items.map(presentExecutionSummary), 200)
    },

    async getExecution(c) {
      const execution = await executions.get(c.get("caller"), c.req.valid("param").executionId)
      return sendWrittenJson<typeof executionSchema>(c, writeExecution(execution))
    },

    async deleteExecution(c) {
      const { executionId } = c.req.valid("param")
      c.env.state.executionId = executionId
      await deleteExecution.delete(c.get("caller"), executionId)
      return c.json({ message: "The execution was deleted." }, 200)
    },

    async getExecutionStatus(c) {
      const execution = await readAfterWait(c, c.req.valid("param").executionId, executions)
      return c.json(presentExecutionStatus(execution), 200)
    },

    async getExecutionFile(c) {
      const url = await files.urlOfExecution(c.get("caller"), c.req.valid("param").executionId)
      return c.json({ url }, 200)
    },

    async exportExecution(c) {
      const raw = acceptedType(c.req.header("accept"), rawTypes)
      const accepted = c.req.query("mode") === undefined ? raw : undefined
      const mode =
        accepted === undefined ? c.req.valid("query").mode : accepted === mediaTypeByExportMode.csv ? "csv" : "xlsx"
      const { reviewed } = c.req.valid("query")
      const data = await exports.export(c.get("caller"), c.req.valid("param").executionId, mode, reviewed === "true")
      c.header("vary", "accept", { append: true })
      c.header(contentDispositionHeader, contentDisposition("attachment", data.fileName))
      if (raw !== undefined && data.mediaType.startsWith(raw)) {
        return c.body(bodyOf(data.content), 200, { "content-type": data.mediaType })
      }
      c.header(contentDispositionHeader, undefined)
      return c.json(textOf(data.content), 200)
    },

    async exportExecutions(c) {
      const { reviewed, ...query } = c.req.valid("query")
      const request = { ...query, isReviewed: reviewed === "true" }
      const content = await joinedExport.export(c.get("caller"), request, c.req.raw.signal)
      c.header(contentDispositionHeader, contentDisposition("attachment", `executions.${query.mode}`))
      const contentType = { "content-type": exportContentTypes[query.mode] }
      if (!(content instanceof Readable)) return c.body(new Uint8Array(content), 200, contentType)
      // Hono drops the body of HEAD; the export would stay open.
      if (c.req.method !== "HEAD") return c.body(toBody(c, content), 200, contentType)
      content.destroy()
      return c.body(null, 200, contentType)
    },

    async getExecutionEvidence(c) {
      const report = await executions.evidenceJson(c.get("caller"), c.req.valid("param").executionId)
      return sendWrittenJson<typeof evidenceReportSchema>(c, report)
    },

    async cancelExecution(c) {
      const { executionId } = c.req.valid("param")
      c.env.state.executionId = executionId
      const outcome = await cancelExecution.cancel(
        c.get("caller"),
        executionId,
        idempotencyOf(c, presentExecutionStatus),
      )
      markReplayed(c, outcome)
      return c.json(outcome.value, 200)
    },

    async retryExecution(c) {
      const { executionId } = c.req.valid("param")
      const outcome = await retryExecution.retry(c.get("caller"), executionId, idempotencyOf(c, presentExecuteResult))
      const { workflowExecutionId } = outcome.value
      c.env.state.executionId = workflowExecutionId
      markReplayed(c, outcome)
      setResponseHeader(c, locationHeader, `/api/v1/executions/${workflowExecutionId}`)
      return c.json(outcome.value, 200)
    },
  }
}

function textOf(content: string | Uint8Array): string {
  return typeof content === "string" ? content : Buffer.from(content).toString("base64")
}

function bodyOf(content: string | Uint8Array): string | Uint8Array<ArrayBuffer> {
  return typeof content === "string" ? content : new Uint8Array(content)
}

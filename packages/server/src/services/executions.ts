import type { Readable } from "node:stream"
import type { Caller } from "../domain/caller.ts"
import type { ExecutionStatus } from "../domain/execution-status.ts"
import type { Idempotency, Outcome } from "../domain/idempotency.ts"
import type { PageOf, PageRequest } from "../domain/page.ts"
import type { EvidenceReport, Execution, ExecutionSummary } from "../domain/records.ts"

/** A file on its way in. */
export interface Upload {
  /** As the sender wrote it; stored without directories and control characters. */
  readonly fileName: string
  /** Is destroyed when the upload is refused. */
  readonly content: Readable
}

/** Which executions are wanted. */
export interface ExecutionFilter extends PageRequest {
  readonly workflowId?: string | undefined
  readonly status?: ExecutionStatus | undefined
}

/** Starts, shows and ends executions: the caller's side. */
export class ExecutionService {
  /**
   * Streams the file to storage and queues its extraction.
   *
   * @throws {AppError} `not_found`, `file_empty`, `file_unsupported`, `payload_too_large`, the idempotency codes, `unavailable`.
   */
  async start(
    _caller: Caller,
    _workflowId: string,
    _upload: Upload,
    _idempotency: Idempotency,
    _signal: AbortSignal,
  ): Promise<Outcome<ExecutionSummary>> {
    throw new Error("not built")
  }
  async list(_caller: Caller, _filter: ExecutionFilter): Promise<PageOf<ExecutionSummary>> {
    throw new Error("not built")
  }
  async get(_caller: Caller, _id: string): Promise<Execution> {
    throw new Error("not built")
  }
  async getOfWorkflow(_caller: Caller, _workflowId: string, _id: string): Promise<Execution> {
    throw new Error("not built")
  }
  /** Reads the status without the data. */
  async getStatus(_caller: Caller, _id: string): Promise<ExecutionSummary> {
    throw new Error("not built")
  }
  /** Answers as soon as the execution is final, or with the state as it is after `timeoutMs` or when the server drains. */
  async waitUntilFinal(
    _caller: Caller,
    _id: string,
    _options: { timeoutMs: number; signal: AbortSignal },
  ): Promise<ExecutionSummary> {
    throw new Error("not built")
  }
  /** Makes a URL of the document that needs no key and is valid for 15 minutes. */
  async fileUrl(_caller: Caller, _id: string): Promise<{ url: string }> {
    throw new Error("not built")
  }
  /** @throws {AppError} `execution_not_completed`. */
  async evidence(_caller: Caller, _id: string): Promise<EvidenceReport> {
    throw new Error("not built")
  }
  /** @throws {AppError} `conflict` when the execution is final already. */
  async cancel(_caller: Caller, _id: string, _idempotency: Idempotency): Promise<Outcome<ExecutionSummary>> {
    throw new Error("not built")
  }
  /** Starts a new execution of the same file with the workflow's current configuration. */
  async retry(_caller: Caller, _id: string, _idempotency: Idempotency): Promise<Outcome<ExecutionSummary>> {
    throw new Error("not built")
  }
}

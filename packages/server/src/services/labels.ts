import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { type Position, writeCursor } from "../domain/cursor.ts"
import { notFound } from "../domain/errors.ts"
import { type ExecutionId, parseId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import { readTime } from "../domain/time.ts"
import { maxPageBytes } from "../generated/limits.ts"
import type { ReviewRepository } from "../repositories/reviews.ts"
import type { WorkflowRepository } from "../repositories/workflows.ts"
import type { ExportBuilder } from "./export-builder.ts"

/** The page and the filter of a list of labels. */
export interface LabelFilter extends PageRequest {
  /** RFC 3339: only what was reviewed at this time or later. */
  readonly since?: string | undefined
}

/** One page of labels, each as JSON text. */
export interface LabelPage {
  readonly labels: readonly string[]
  readonly nextCursor?: string | undefined
}

type ApprovedReviews = Pick<ReviewRepository, "listApproved" | "findApproved">

/** Returns approved executions as labelled documents for the evaluation. */
export class LabelService {
  readonly #reviews: ApprovedReviews
  readonly #workflows: Pick<WorkflowRepository, "find">
  readonly #builder: Pick<ExportBuilder, "build">

  constructor(
    reviews: ApprovedReviews,
    workflows: Pick<WorkflowRepository, "find">,
    builder: Pick<ExportBuilder, "build">,
  ) {
    this.#reviews = reviews
    this.#workflows = workflows
    this.#builder = builder
  }

  /** @throws {AppError} `not_found`, `invalid_request`, `unavailable`. */
  async list(caller: Caller, id: string, { since, ...request }: LabelFilter): Promise<LabelPage> {
    const workflowId = parseId("wkf", id, "workflowId")
    const scope = Scope.of(caller)
    const reviewedAfter = readTime(since, "since")
    if ((await this.#workflows.find(scope, workflowId)) === undefined) throw notFound("workflow")
    const found = await this.#reviews.listApproved(scope, workflowId, { ...request, reviewedAfter })
    // One after the other, so that no more than one page of data is in memory.
    const labels: string[] = []
    let bytes = 0
    let last: Position | undefined
    for (const [index, position] of found.entries()) {
      const next = last && writeCursor(last)
      if (index === request.limit || bytes > maxPageBytes) return { labels, nextCursor: next }
      const json = await this.#write(scope, position.id)
      bytes += Buffer.byteLength(json ?? "")
      if (labels.length > 0 && bytes > maxPageBytes) return { labels, nextCursor: next }
      if (json !== undefined) labels.push(json)
      // Of a removed execution as well: the next page starts after it.
      last = position
    }
    return { labels }
  }

  /** Returns undefined for an execution that was removed, or is no longer approved. */
  async #write(scope: Scope, executionId: ExecutionId): Promise<string | undefined> {
    const approved = await this.#reviews.findApproved(scope, executionId)
    if (approved === undefined) return undefined
    const { fileId, fileName, configuration, corrections, extractedData, evidence } = approved
    const label = await this.#builder.build({ mode: "label", configuration, corrections, extractedData, evidence })
    const tags = Object.keys(corrections).length > 0 ? ["reviewed", "corrected"] : ["reviewed"]
    return `${JSON.stringify({ executionId, fileId, fileName, configuration, tags }).slice(0, -1)},${String(label)}}`
  }
}

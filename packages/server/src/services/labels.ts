import { Scope } from "../database/scope.ts"
import type { Caller } from "../domain/caller.ts"
import { toPage } from "../domain/cursor.ts"
import { notFound } from "../domain/errors.ts"
import { parseId } from "../domain/ids.ts"
import type { PageRequest } from "../domain/page.ts"
import { readTime } from "../domain/time.ts"
import { maxPageBytes } from "../generated/limits.ts"
import type { ApprovedExecution, ReviewRepository } from "../repositories/reviews.ts"
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

/** Returns approved executions as labelled documents for the evaluation. */
export class LabelService {
  readonly #reviews: ReviewRepository
  readonly #workflows: Pick<WorkflowRepository, "find">
  readonly #builder: ExportBuilder

  constructor(reviews: ReviewRepository, workflows: Pick<WorkflowRepository, "find">, builder: ExportBuilder) {
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
    const written: (ApprovedExecution & { readonly json: string })[] = []
    let bytes = 0
    for (const execution of found) {
      const json = bytes > maxPageBytes ? "" : await this.#write(scope, execution)
      // Removed since the list was read.
      if (json === undefined) continue
      bytes += Buffer.byteLength(json)
      written.push({ ...execution, json })
      if (bytes > maxPageBytes && written.length > 1) break
    }
    const page = toPage(written, request, ({ json }) => Buffer.byteLength(json))
    return { labels: page.items.map(({ json }) => json), nextCursor: page.nextCursor }
  }

  async #write(scope: Scope, execution: ApprovedExecution): Promise<string | undefined> {
    const { id: executionId, fileId, fileName, configuration, corrections } = execution
    const result = await this.#reviews.findResult(scope, executionId)
    if (result === undefined) return undefined
    const label = await this.#builder.build({ mode: "label", configuration, corrections, ...result })
    const tags = Object.keys(corrections).length > 0 ? ["reviewed", "corrected"] : ["reviewed"]
    return `${JSON.stringify({ executionId, fileId, fileName, configuration, tags }).slice(0, -1)},${String(label)}}`
  }
}

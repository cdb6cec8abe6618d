import { isDeepStrictEqual } from "node:util"
import { Scope } from "../database/scope.ts"
import { settleBoth } from "../database/settle-both.ts"
import type { Caller } from "../domain/caller.ts"
import { type CorrectionInput, readCorrections } from "../domain/corrections.ts"
import { readNumberCursor, writeNumberCursor } from "../domain/cursor.ts"
import { AppError, notFound } from "../domain/errors.ts"
import { type ExecutionId, parseId } from "../domain/ids.ts"
import { jsonBytesOf, type PageOf, type PageRequest } from "../domain/page.ts"
import type { Corrections, Review, ReviewRevision, ReviewState } from "../domain/review.ts"
import { maxPageBytes, maxReviewNoteLength, maxReviewRevisions } from "../generated/limits.ts"
import { readText } from "../domain/text.ts"
import type { ReviewedExecution, ReviewRepository } from "../repositories/reviews.ts"
import type { WebhookMessageRepository } from "../repositories/webhook-messages.ts"
import type { AuditLog } from "./audit-log.ts"
import { notCompleted } from "./executions.ts"
import type { ExportBuilder } from "./export-builder.ts"
import type { KeyValidity } from "./key-validity.ts"

/** A review to store. */
export interface ReviewInput {
  /** The revision that was read. */
  readonly revision: number
  /** Undefined to leave the state as it is. */
  readonly state?: ReviewState | undefined
  readonly note?: string | undefined
  readonly corrections: Readonly<Record<string, CorrectionInput>>
}

/** A review with the corrected data. */
export interface ReviewWithData {
  readonly review: Review
  /** JSON text: it can be large, and is sent as it is. */
  readonly dataJson: string
}

/** The dependencies of a {@link ReviewService}. */
export interface ReviewServiceDependencies {
  readonly reviews: ReviewRepository
  readonly webhookMessages: Pick<WebhookMessageRepository, "send">
  readonly audit: AuditLog
  readonly validity: KeyValidity
  readonly builder: ExportBuilder
}

/*
 * Two people may review the same execution. A change names the revision that it was made from and locks the row of the
 * execution; the one that comes second finds a newer revision and is rejected, so nothing is lost. A client whose response
 * was lost sends its change again: if the newest revision is that change, it gets the review in place of the conflict.
 *
 * The extracted data never changes. What is shown merges the corrections into it: large data in the thread of exports.
 */

/** Corrects, approves and rejects executions. */
export class ReviewService {
  readonly #reviews: ReviewRepository
  readonly #messages: ReviewServiceDependencies["webhookMessages"]
  readonly #audit: AuditLog
  readonly #validity: KeyValidity
  readonly #builder: ExportBuilder

  constructor({ reviews, webhookMessages, audit, validity, builder }: ReviewServiceDependencies) {
    this.#reviews = reviews
    this.#messages = webhookMessages
    this.#audit = audit
    this.#validity = validity
    this.#builder = builder
  }

  /** @throws {AppError} `not_found`, `execution_not_completed`, `unavailable`. */
  async get(caller: Caller, id: string): Promise<ReviewWithData> {
    const found = await this.#reviews.find(Scope.of(caller), parseId("exe", id, "executionId"))
    return this.#withData(caller, reviewable(found))
  }

  /** @throws {AppError} `invalid_request`, `not_found`, `execution_not_completed`, `review_conflict`, `too_many_revisions`, `unavailable`. */
  async update(caller: Caller, id: string, input: ReviewInput): Promise<ReviewWithData> {
    const executionId = parseId("exe", id, "executionId")
    const scope = Scope.of(caller)
    const { configuration } = reviewable(await this.#reviews.find(scope, executionId))
    const note = input.note === undefined ? undefined : readText(input.note, "note", maxReviewNoteLength)
    const corrected = readCorrections(
      input.corrections,
      configuration,
      await this.#pagesFor(caller, executionId, input),
    )
    const review = await this.#audit.run(caller, "updateExecutionReview", async (transaction) => {
      const { review: current } = reviewable(await this.#reviews.find(scope, executionId, transaction))
      const at = new Date()
      const corrections = sign(corrected, current.corrections, caller, at)
      const state = input.state ?? current.state
      const changed = changedPointers(current.corrections, corrections)
      const isNewest =
        input.revision === current.revision - 1 &&
        current.reviewedBy === caller.userId &&
        current.note === note &&
        state === current.state &&
        changed.length === 0
      if (isNewest) return { value: current, targetId: undefined }
      if (input.revision !== current.revision) throw conflict(input.revision, current.revision)
      if (current.revision >= maxReviewRevisions) throw tooManyRevisions()
      const revision = current.revision + 1
      const next = { ...current, state, revision, corrections, note, reviewedBy: caller.userId, reviewedAt: at }
      const saved = this.#reviews.save(scope, caller.organizationId, next, { by: caller.userId, changed }, transaction)
      await settleBoth(saved, this.#validity.lock(caller, transaction))
      const isDecided = state !== current.state && state !== "needed"
      if (isDecided) await this.#messages.send(scope, executionId, ["execution.reviewed"], transaction)
      return { value: next, targetId: isDecided ? executionId : undefined }
    })
    return this.#withData(caller, { configuration, review })
  }

  /** Lists the revisions, newest first. @throws {AppError} `not_found`, `invalid_request`. */
  async history(caller: Caller, id: string, request: PageRequest): Promise<PageOf<ReviewRevision>> {
    const executionId = parseId("exe", id, "executionId")
    const scope = Scope.of(caller)
    const before = request.cursor === undefined ? undefined : readNumberCursor(request.cursor)
    if ((await this.#reviews.find(scope, executionId)) === undefined) throw notFound("execution")
    const rows = await this.#reviews.listRevisions(scope, executionId, { before, rows: request.limit + 1 })
    let bytes = 0
    const end = rows.findIndex(({ note, changed }, index) => {
      bytes += jsonBytesOf(note, ...changed)
      return index === request.limit || (index > 0 && bytes > maxPageBytes)
    })
    if (end === -1) return { items: rows }
    const items = rows.slice(0, end)
    const last = items.at(-1)
    return { items, nextCursor: last && writeNumberCursor(last.revision) }
  }

  /** Reads the sizes of the pages only for corrections that name one. */
  async #pagesFor(caller: Caller, id: ExecutionId, { corrections }: ReviewInput) {
    const hasPage = Object.values(corrections).some(({ page, places }) => page !== undefined || places !== undefined)
    return hasPage ? this.#reviews.findPages(Scope.of(caller), id) : []
  }

  async #withData(
    caller: Caller,
    { configuration, review }: Pick<ReviewedExecution, "configuration" | "review">,
  ): Promise<ReviewWithData> {
    const extractedData = await this.#reviews.findData(Scope.of(caller), review.executionId)
    // A Completed execution without data was removed between the two reads.
    if (extractedData === undefined) throw notFound("execution")
    const { corrections } = review
    if (Object.keys(corrections).length === 0) return { review, dataJson: extractedData }
    const content = await this.#builder.build({ mode: "data", configuration, extractedData, corrections })
    return { review, dataJson: String(content) }
  }
}

function reviewable(found: ReviewedExecution | undefined): ReviewedExecution {
  if (found === undefined) throw notFound("execution")
  if (found.status !== "Completed") throw notCompleted(found.status)
  return found
}

function conflict(sent: number, current: number): AppError {
  return new AppError(
    "review_conflict",
    sent > current
      ? `The review has the revision ${current}, not ${sent}; read it first.`
      : `The review has the revision ${current} by now, not ${sent}; read it again.`,
  )
}

function tooManyRevisions(): AppError {
  const count = maxReviewRevisions.toLocaleString("en-US")
  return new AppError(
    "too_many_revisions",
    `The review has been changed ${count} times, which is the limit; retry the execution to review its values anew.`,
  )
}

/** Adds who and when; a correction that is the same as before keeps its author. */
function sign(
  corrected: ReturnType<typeof readCorrections>,
  before: Corrections,
  { userId }: Caller,
  at: Date,
): Corrections {
  const earlier = new Map(Object.entries(before))
  return Object.fromEntries(
    [...corrected].map(([pointer, correction]) => {
      const known = earlier.get(pointer)
      if (known !== undefined && isSame(known, correction)) return [pointer, known]
      return [pointer, { ...correction, by: userId, at: at.toISOString() }]
    }),
  )
}

function isSame({ by: _by, at: _at, ...known }: Corrections[string], correction: object): boolean {
  return isDeepStrictEqual(known, correction)
}

function changedPointers(before: Corrections, after: Corrections): string[] {
  const [earlier, later] = [new Map(Object.entries(before)), new Map(Object.entries(after))]
  // What is unchanged is the same object: `sign` takes it over.
  const changed = [...later].filter(([pointer, correction]) => earlier.get(pointer) !== correction)
  const removed = [...earlier].filter(([pointer]) => !later.has(pointer))
  return [...changed, ...removed].map(([pointer]) => pointer)
}

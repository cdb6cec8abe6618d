import { recordDecision } from "../audit-log.ts"
import type { Correction, CorrectionInput, CorrectionPlace } from "@docsift/sdk"
import { type Corrected, mergeCorrections, readCorrections } from "../corrections.ts"
import { evidenceOf } from "../evidence.ts"
import { maxReviewRevisions } from "../generated/limits.ts"
import { pointerTo } from "../json-pointer.ts"
import type { ReplyOf } from "../openapi-types.ts"
import type { Operations } from "../operation.ts"
import { orderedJson } from "../ordered-json.ts"
import type { Caller, StoredExecution, StoredRevision } from "../records.ts"
import { Rejection } from "../rejection.ts"
import { readTime, labelQuery, pageQuery, reviewInput } from "../request-parsers.ts"
import { reviewReasons } from "../review-policy.ts"
import { findExecution, valuesOf } from "./execution-responses.ts"
import { pageOf } from "./page.ts"
import { findWorkflow } from "./find-workflow.ts"

/** The operations on reviews. */
export const reviewOperations = {
  "GET /api/v1/executions/{executionId}/review": {
    handle: ({ store, caller, params }) => {
      const execution = findExecution(store, caller, params.executionId)
      valuesOf(execution)
      return reviewResponse(execution)
    },
  },
  "PUT /api/v1/executions/{executionId}/review": {
    body: reviewInput,
    handle: ({ store, caller, params, body }) => {
      const execution = findExecution(store, caller, params.executionId)
      const { pages } = evidenceOf(valuesOf(execution), execution)
      const corrected = readCorrections(body.corrections as Corrections, execution.configuration, pages)
      const { revision: sent, state = execution.review, note } = body
      const last = execution.revisions?.at(-1)
      const at = store.now()
      const corrections = sign(corrected, last, caller, at)
      const changed = changedPointers(last?.corrections ?? new Map(), corrections)
      const revision = last?.revision ?? 0
      const isRepeated =
        sent === revision - 1 &&
        last?.by === caller.userId &&
        last.note === note &&
        state === execution.review &&
        changed.length === 0
      if (isRepeated) return reviewResponse(execution)
      if (sent !== revision) {
        const advice = sent > revision ? `not ${sent}; read it first.` : `by now, not ${sent}; read it again.`
        throw new Rejection(
          "review_conflict",
          `The review has the revision ${revision}${sent > revision ? "," : ""} ${advice}`,
        )
      }
      if (revision >= maxReviewRevisions) {
        const count = maxReviewRevisions.toLocaleString("en-US")
        throw new Rejection(
          "too_many_revisions",
          `The review has been changed ${count} times, which is the limit; retry the execution to review its values anew.`,
        )
      }
      const made: StoredRevision = {
        revision: revision + 1,
        ...(state === undefined ? {} : { state }),
        ...(note === undefined ? {} : { note }),
        by: caller.userId,
        at,
        changed,
        corrections,
      }
      execution.revisions = [...(execution.revisions ?? []), made]
      if (state !== undefined && state !== "needed" && state !== execution.review)
        recordDecision(store, caller, execution.id)
      if (state !== undefined) execution.review = state
      return reviewResponse(execution)
    },
  },
  "GET /api/v1/executions/{executionId}/review/history": {
    query: pageQuery,
    handle: ({ store, caller, params, query, url }) => {
      const { revisions = [] } = findExecution(store, caller, params.executionId)
      // The cursors of pages are hexadecimal ids.
      const numbered = revisions.map((each) => ({ ...each, id: each.revision.toString(16).padStart(12, "0") }))
      const { items, headers } = pageOf(numbered, query, url, (each) => {
        const { revision, state, note, by, at, changed } = each
        const known = { ...(state === undefined ? {} : { state }), ...(note === undefined ? {} : { note }) }
        return { revision, ...known, by, at, changed: [...changed] }
      })
      return { status: 200, json: items, headers }
    },
  },
  "GET /api/v1/workflows/{workflowId}/labels": {
    query: labelQuery,
    handle: ({ store, caller, params, query, url }) => {
      const since = readTime(query.since, "since") ?? ""
      const { workflow } = findWorkflow(store, caller, params.workflowId)
      const approved = [...store.executions.values()].filter(
        ({ workflowId, review, revisions }) =>
          workflowId === workflow.id && review === "approved" && (revisions?.at(-1)?.at ?? "") >= since,
      )
      const { items, headers } = pageOf(approved, { ...query, limit: query.limit ?? defaultLabels }, url, labelOf)
      return { status: 200, json: items, headers }
    },
  },
} satisfies Partial<Operations>

const defaultLabels = 50

function labelOf(execution: StoredExecution): WireLabel {
  const corrections = execution.revisions?.at(-1)?.corrections ?? new Map<string, Correction>()
  const values = valuesOf(execution)
  const places = new Map<string, CorrectionPlace[]>()
  const tables = [...corrections].filter(([, { rows }]) => rows !== undefined).map(([pointer]) => `${pointer}/`)
  for (const [pointer, { page, box, cell, text }] of Object.entries(evidenceOf(values, execution).evidence)) {
    if (corrections.has(pointer) || tables.some((table) => pointer.startsWith(table))) continue
    places.set(pointer, [{ page, box: box as CorrectionPlace["box"], cell, text }]) // four numbers
  }
  for (const [pointer, { value, page, box, cell, text, places: cells = {} }] of corrections) {
    if (page !== undefined && value !== null) places.set(pointer, [{ page, box, cell, text }])
    for (const [key, place] of Object.entries(cells)) {
      const [row = "", ...column] = key.split("/")
      places.set(`${pointer}${pointerTo([row, column.join("/")])}`, [place])
    }
  }
  const label = {
    executionId: execution.id,
    fileId: execution.file.id,
    fileName: execution.file.name,
    configuration: execution.configuration,
    expected: mergeCorrections(values, corrections),
    places: Object.fromEntries(places),
    tags: corrections.size > 0 ? ["reviewed", "corrected"] : ["reviewed"],
  }
  return structuredClone(label) as WireLabel // a copy, so that no caller can change the store
}

type WireLabel = Extract<
  ReplyOf<"GET /api/v1/workflows/{workflowId}/labels">,
  { readonly json: unknown }
>["json"][number]

type Corrections = Readonly<Record<string, CorrectionInput>> // a box has four numbers, as the parser has checked

/** Returns the review of an execution, serialised with the names of its values in their configured order. */
function reviewResponse(execution: StoredExecution): ReplyOf<"GET /api/v1/executions/{executionId}/review"> {
  const { id, review, revisions, configuration } = execution
  const last = revisions?.at(-1)
  const data = mergeCorrections(valuesOf(execution), last?.corrections ?? new Map())
  const json = {
    executionId: id,
    ...(review === undefined ? {} : { state: review }),
    revision: last?.revision ?? 0,
    reasons: reviewReasons(execution),
    corrections: Object.fromEntries(last?.corrections ?? []) as Record<string, WireCorrection>, // serialised at once
    ...(last === undefined ? {} : { reviewedBy: last.by, reviewedAt: last.at }),
    ...(last?.note === undefined ? {} : { note: last.note }),
  }
  const text = `${JSON.stringify(json).slice(0, -1)},"data":${orderedJson(configuration, data)}}`
  return { status: 200, json: { ...json, data }, text }
}

type WireCorrection = Extract<
  ReplyOf<"GET /api/v1/executions/{executionId}/review">,
  { readonly json: unknown }
>["json"]["corrections"][string]

/** Adds who and when; a correction that is the same as before keeps its author. */
function sign(
  corrected: ReadonlyMap<string, Corrected>,
  last: StoredRevision | undefined,
  { userId }: Caller,
  at: string,
): Map<string, Correction> {
  return new Map(
    [...corrected].map(([pointer, correction]) => {
      const known = last?.corrections.get(pointer)
      if (known !== undefined) {
        const { by: _by, at: _at, ...before } = known
        if (JSON.stringify(before) === JSON.stringify(correction)) return [pointer, known]
      }
      return [pointer, { ...correction, by: userId, at }]
    }),
  )
}

function changedPointers(before: ReadonlyMap<string, Correction>, after: ReadonlyMap<string, Correction>): string[] {
  const changed = [...after].filter(([pointer, correction]) => before.get(pointer) !== correction)
  const removed = [...before].filter(([pointer]) => !after.has(pointer))
  return [...changed, ...removed].map(([pointer]) => pointer)
}

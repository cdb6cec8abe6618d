import { type FileKind, modelSlots, type ModelUsage } from "@docsift/engine"
import { Counter, Histogram, type Registry } from "prom-client"
import { type FailureReason, failureReasons } from "../domain/failure.ts"
import type { RunOutcome } from "./events.ts"

/** In seconds, from a two-line text to the default limit of a run. */
const runBuckets = [0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 900]

const attemptOutcomes = ["begun", "completed", "failed", "handed_back", "refunded", "dropped", "unsettled"] as const
type AttemptOutcome = (typeof attemptOutcomes)[number]

/** Counts executions and their attempts by outcome. Counters start at 0, so that the first event shows as an increase. */
export class ExecutionMetrics {
  readonly #executions: Counter<"status" | "reason">
  readonly #attempts: Counter<"outcome">
  readonly #runs: Histogram<"kind" | "outcome">
  readonly #unread: Counter
  readonly #modelCalls: Counter<"slot">
  readonly #modelTokens: Counter<"slot" | "direction">

  constructor(registry: Registry) {
    const registers = [registry]
    this.#executions = new Counter({
      name: "docsift_executions_total",
      help: "Executions that this process completed or failed",
      labelNames: ["status", "reason"],
      registers,
    })
    this.#attempts = new Counter({
      name: "docsift_execution_attempts_total",
      help: "Attempts that this process started, and how they ended; refunded: handed back without using up an attempt",
      labelNames: ["outcome"],
      registers,
    })
    this.#runs = new Histogram({
      name: "docsift_run_duration_seconds",
      help: "Duration of one attempt at a document",
      labelNames: ["kind", "outcome"],
      buckets: runBuckets,
      registers,
    })
    this.#unread = new Counter({
      name: "docsift_documents_unread_total",
      help: "Attempts handed back because the store lacked the document or did not let it be read",
      registers,
    })
    this.#modelCalls = new Counter({
      name: "docsift_model_calls_total",
      help: "Calls to language models whose responses were used",
      labelNames: ["slot"],
      registers,
    })
    this.#modelTokens = new Counter({
      name: "docsift_model_tokens_total",
      help: "Tokens of these calls, as counted by the provider",
      labelNames: ["slot", "direction"],
      registers,
    })
    this.#initializeCounters()
  }

  ended(reason: FailureReason | undefined): void {
    this.#executions.inc(labelsOf(reason))
  }

  attemptStarted(): void {
    this.#countAttempt("begun")
  }

  attemptRefunded(): void {
    this.#countAttempt("refunded")
  }

  attemptEnded(kind: FileKind | "other", outcome: RunOutcome, seconds: number): void {
    this.#countAttempt(isFailure(outcome) ? "failed" : outcome)
    this.#runs.observe({ kind, outcome }, seconds)
  }

  documentUnread(): void {
    this.#unread.inc()
  }

  modelsUsed(usage: readonly ModelUsage[]): void {
    for (const { slot, calls, inputTokens, outputTokens } of usage) {
      this.#modelCalls.inc({ slot }, calls)
      this.#modelTokens.inc({ slot, direction: "input" }, inputTokens)
      this.#modelTokens.inc({ slot, direction: "output" }, outputTokens)
    }
  }

  #countAttempt(outcome: AttemptOutcome): void {
    this.#attempts.inc({ outcome })
  }

  #initializeCounters(): void {
    for (const reason of [undefined, ...failureReasons]) this.#executions.inc(labelsOf(reason), 0)
    for (const outcome of attemptOutcomes) this.#attempts.inc({ outcome }, 0)
    this.modelsUsed(modelSlots.map((slot) => ({ slot, calls: 0, inputTokens: 0, outputTokens: 0 })))
  }
}

function labelsOf(reason: FailureReason | undefined) {
  return { status: reason === undefined ? "Completed" : "Failed", reason: reason ?? "" }
}

const failures: ReadonlySet<string> = new Set(failureReasons)

function isFailure(outcome: RunOutcome): outcome is FailureReason {
  return failures.has(outcome)
}

import { Counter, Gauge, type Registry } from "prom-client"
import type { ChoreRecord } from "../repositories/deployment-load.ts"

/** What became of the deployment's chores, as the database has it: every process shows the same. */
export class HousekeepingGauges {
  readonly #lastSuccess: Gauge<"chore">
  readonly #removed: Counter<"chore">
  readonly #withheld: Gauge<"chore">

  constructor(registry: Registry) {
    const common = { labelNames: ["chore" as const], registers: [registry] }
    this.#lastSuccess = new Gauge({
      ...common,
      name: "docsift_housekeeping_last_success_timestamp_seconds",
      help: "When a chore last succeeded, in the whole deployment; 0 until it has once",
    })
    this.#removed = new Counter({
      ...common,
      name: "docsift_housekeeping_removed_total",
      help: "Rows, documents or jobs that a chore has dealt with, in the whole deployment",
    })
    this.#withheld = new Gauge({
      ...common,
      name: "docsift_housekeeping_withheld",
      help: "Documents that the last sweep found without an execution and left alone because they were too many",
    })
  }

  /** Shows a sample; without one nothing. */
  show(chores: readonly ChoreRecord[] | undefined): void {
    for (const metric of [this.#lastSuccess, this.#removed, this.#withheld]) metric.reset()
    for (const { chore, lastSuccessSeconds, removed, withheld } of chores ?? []) {
      this.#lastSuccess.set({ chore }, lastSuccessSeconds)
      this.#removed.inc({ chore }, removed)
      this.#withheld.set({ chore }, withheld)
    }
  }
}

import { Counter, Gauge, type Registry } from "prom-client"
import type { ChoreRecord } from "../repositories/deployment-load.ts"

/** Metrics of the deployment's chores, read from the database: every process shows the same. */
export class HousekeepingGauges {
  readonly #lastSuccess: Gauge<"chore">
  readonly #removed: Counter<"chore">
  readonly #withheld: Gauge<"chore">

  constructor(registry: Registry) {
    const common = { labelNames: ["chore" as const], registers: [registry] }
    this.#lastSuccess = new Gauge({
      ...common,
      name: "docsift_housekeeping_last_success_timestamp_seconds",
      help: "Time of the last success of a chore in the deployment; 0 until its first one",
    })
    this.#removed = new Counter({
      ...common,
      name: "docsift_housekeeping_removed_total",
      help: "Rows, documents or jobs that a chore has processed in the deployment",
    })
    this.#withheld = new Gauge({
      ...common,
      name: "docsift_housekeeping_withheld",
      help: "Documents without an execution that the last sweep kept because they were too many",
    })
  }

  /** Sets the metrics from a sample; removes them without one. */
  show(chores: readonly ChoreRecord[] | undefined): void {
    for (const metric of [this.#lastSuccess, this.#removed, this.#withheld]) metric.reset()
    for (const { chore, lastSuccessSeconds, removed, withheld } of chores ?? []) {
      this.#lastSuccess.set({ chore }, lastSuccessSeconds)
      this.#removed.inc({ chore }, removed)
      this.#withheld.set({ chore }, withheld)
    }
  }
}

import { Gauge, type Registry } from "prom-client"
import type { LoadSample } from "./load-sampler.ts"

/** Gauges over what all processes share: the queue and the database. */
export class LoadGauges {
  readonly #up: Gauge
  readonly #executions: Gauge<"state">
  readonly #oldest: Gauge
  readonly #probe: Gauge
  readonly #connections: Gauge<"state">

  constructor(registry: Registry) {
    const registers = [registry]
    this.#up = new Gauge({
      name: "docsift_database_up",
      help: "1 when the database answered the last sample within 2 s",
      registers,
    })
    this.#executions = new Gauge({
      name: "docsift_queue_executions",
      help: "Executions that wait or are in work, of the whole deployment",
      labelNames: ["state"],
      registers,
    })
    this.#oldest = new Gauge({
      name: "docsift_queue_oldest_seconds",
      help: "Age of the oldest execution that waits; 0 when none does",
      registers,
    })
    this.#probe = new Gauge({
      name: "docsift_database_probe_seconds",
      help: "Time from asking the pool for a connection to the answer of a small query",
      registers,
    })
    this.#connections = new Gauge({
      name: "docsift_database_connections",
      help: "Connections to the PostgreSQL database, of all programs",
      labelNames: ["state"],
      registers,
    })
  }

  /** Shows a sample; without one nothing but the outage, since old figures would look like news. */
  show(sample: LoadSample | undefined): void {
    this.#executions.reset()
    this.#connections.reset()
    this.#up.set(sample === undefined ? 0 : 1)
    if (sample === undefined) {
      this.#oldest.remove()
      this.#probe.remove()
      return
    }
    this.#executions.set({ state: "waiting" }, sample.waiting)
    this.#executions.set({ state: "in_work" }, sample.inWork)
    this.#oldest.set(sample.oldestWaitingSeconds)
    this.#probe.set(sample.probeSeconds)
    for (const { state, count } of sample.connections) this.#connections.set({ state }, count)
  }
}

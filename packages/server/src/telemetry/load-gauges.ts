import { Gauge, type Registry } from "prom-client"
import { type DeploymentLoad, maxCounted } from "../repositories/deployment-load.ts"
import type { Sample } from "./sampler.ts"

const bounded = `of the whole deployment, counted up to ${maxCounted} open ones`

/** Gauges over what all processes share: the queue and the database. */
export class LoadGauges {
  readonly #up: Gauge
  readonly #probe: Gauge
  readonly #executions: Gauge<"state">
  readonly #oldest: Gauge
  readonly #organizations: Gauge
  readonly #mostOfOne: Gauge
  readonly #connections: Gauge<"state">

  constructor(registry: Registry) {
    const registers = [registry]
    this.#up = new Gauge({
      name: "docsift_database_up",
      help: "1 when the database answered a small query within 2 s at the last sample",
      registers,
    })
    this.#probe = new Gauge({
      name: "docsift_database_probe_seconds",
      help: "Time from asking the pool for a connection to the answer of a small query",
      registers,
    })
    this.#executions = new Gauge({
      name: "docsift_queue_executions",
      help: `Executions that wait or are in work, ${bounded}`,
      labelNames: ["state"],
      registers,
    })
    this.#oldest = new Gauge({
      name: "docsift_queue_oldest_seconds",
      help: "Age of the oldest execution that waits; 0 when none does",
      registers,
    })
    this.#organizations = new Gauge({
      name: "docsift_queue_waiting_organizations",
      help: `Organizations of which an execution waits, ${bounded}`,
      registers,
    })
    this.#mostOfOne = new Gauge({
      name: "docsift_queue_organization_waiting_max",
      help: `Executions that wait of the organization that has the most, ${bounded}`,
      registers,
    })
    this.#connections = new Gauge({
      name: "docsift_database_connections",
      help: "Connections to the PostgreSQL database, of all programs",
      labelNames: ["state"],
      registers,
    })
  }

  /** Shows whether the database answers, by the small query alone: a long count must not look like an outage. */
  showProbe(probe: Sample<void> | undefined): void {
    this.#up.set(probe === undefined ? 0 : 1)
    if (probe === undefined) this.#probe.remove()
    else this.#probe.set(probe.seconds)
  }

  /** Shows a sample; without one nothing, since old figures would look like news. */
  show(load: DeploymentLoad | undefined): void {
    this.#executions.reset()
    this.#connections.reset()
    if (load === undefined) {
      for (const gauge of [this.#oldest, this.#organizations, this.#mostOfOne]) gauge.remove()
      return
    }
    this.#executions.set({ state: "waiting" }, load.waiting)
    this.#executions.set({ state: "in_work" }, load.inWork)
    this.#oldest.set(load.oldestWaitingSeconds)
    this.#organizations.set(load.waitingOrganizations)
    this.#mostOfOne.set(load.mostWaitingOfOrganization)
    for (const { state, count } of load.connections) this.#connections.set({ state }, count)
  }
}

import { Gauge, type Registry } from "prom-client"
import { type DeploymentLoad, maxCounted } from "../repositories/deployment-load.ts"
import type { Sample } from "./sampler.ts"

const bounded = `of the deployment, counted up to ${maxCounted} open ones`

/** Gauges of the queue and the database, which all processes share. */
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
      help: "1 when the database responded to a small query within 2 s at the last sample",
      registers,
    })
    this.#probe = new Gauge({
      name: "docsift_database_probe_seconds",
      help: "Time from requesting a connection of the pool to the result of a small query",
      registers,
    })
    this.#executions = new Gauge({
      name: "docsift_queue_executions",
      help: `Executions waiting or in progress, ${bounded}`,
      labelNames: ["state"],
      registers,
    })
    this.#oldest = new Gauge({
      name: "docsift_queue_oldest_seconds",
      help: "Age of the oldest waiting execution; 0 when none waits",
      registers,
    })
    this.#organizations = new Gauge({
      name: "docsift_queue_waiting_organizations",
      help: `Organizations with a waiting execution, ${bounded}`,
      registers,
    })
    this.#mostOfOne = new Gauge({
      name: "docsift_queue_organization_waiting_max",
      help: `Waiting executions of the organization that has the most, ${bounded}`,
      registers,
    })
    this.#connections = new Gauge({
      name: "docsift_database_connections",
      help: "Connections to the PostgreSQL database, of all programs",
      labelNames: ["state"],
      registers,
    })
  }

  /** Sets the gauges of the small query, separately from the load: a long count must not look like an outage. */
  showProbe(probe: Sample<void> | undefined): void {
    this.#up.set(probe === undefined ? 0 : 1)
    if (probe === undefined) this.#probe.remove()
    else this.#probe.set(probe.seconds)
  }

  /** Sets the gauges from a sample; removes them without one, because stale figures would look current. */
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

import { Counter, Gauge, type Registry } from "prom-client"
import type { DeliveryError } from "../domain/webhook.ts"
import { deliveryErrors } from "../generated/enums.ts"
import { maxCounted } from "../repositories/deployment-load.ts"
import type { WebhookLoad } from "../repositories/webhook-load.ts"

/** Metrics of the messages to webhooks. Counters start at 0, so that the first event shows as an increase. */
export class WebhookMetrics {
  readonly #attempts: Counter<"outcome">
  readonly #pending: Gauge
  readonly #oldest: Gauge

  constructor(registry: Registry) {
    const registers = [registry]
    this.#attempts = new Counter({
      name: "docsift_webhook_attempts_total",
      help: "Attempts of this process to deliver a message to a webhook, by outcome",
      labelNames: ["outcome"],
      registers,
    })
    this.#pending = new Gauge({
      name: "docsift_webhook_deliveries_pending",
      help: `Messages of the deployment on their way to enabled webhooks, counted up to ${maxCounted}`,
      registers,
    })
    this.#oldest = new Gauge({
      name: "docsift_webhook_oldest_due_seconds",
      help: "Time for which the next attempt of one of them has been due, at most; 0 when none is",
      registers,
    })
    for (const outcome of ["delivered", ...deliveryErrors]) this.#attempts.inc({ outcome }, 0)
  }

  attempted(error: DeliveryError | undefined): void {
    this.#attempts.inc({ outcome: error ?? "delivered" })
  }

  /** Sets the gauges from a sample; removes them without one, because stale figures would look current. */
  show(load: WebhookLoad | undefined): void {
    if (load === undefined) {
      for (const gauge of [this.#pending, this.#oldest]) gauge.remove()
      return
    }
    this.#pending.set(load.pending)
    this.#oldest.set(load.oldestDueSeconds)
  }
}

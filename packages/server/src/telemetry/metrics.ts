import type { FileKind, ModelUsage } from "@docsift/engine"
import { Counter, Gauge, Registry } from "prom-client"
import type { ConnectionPool } from "../database/database.ts"
import type { FailureReason } from "../domain/failure.ts"
import type { DeliveryError } from "../domain/webhook.ts"
import type { ProcessIdentity } from "../process-identity.ts"
import type { ChoreRecord, DeploymentLoad } from "../repositories/deployment-load.ts"
import type { WebhookLoad } from "../repositories/webhook-load.ts"
import type { RequestEnd, RunOutcome } from "./events.ts"
import { ExecutionMetrics } from "./execution-metrics.ts"
import { HousekeepingGauges } from "./housekeeping-gauges.ts"
import { LoadGauges } from "./load-gauges.ts"
import { watchPool } from "./pool-metrics.ts"
import { registerProcessMetrics } from "./process-metrics.ts"
import type { DiskSpace } from "./read-disk-space.ts"
import { type ExpectedRequest, RequestMetrics } from "./request-metrics.ts"
import type { Sampler } from "./sampler.ts"
import { StorageGauges } from "./storage-gauges.ts"
import { WebhookMetrics } from "./webhook-metrics.ts"

/** The samplers that are read at each scrape. */
export interface Samplers {
  readonly database: Sampler<void>
  readonly load: Sampler<DeploymentLoad>
  readonly housekeeping: Sampler<readonly ChoreRecord[]>
  readonly webhooks: Sampler<WebhookLoad>
  readonly storage: Sampler<boolean>
  readonly readiness: Sampler<boolean>
  readonly disk: Sampler<DiskSpace>
}

/** The options of {@link Metrics}. */
export interface MetricsOptions {
  readonly identity: ProcessIdentity
  /** Documents that this process can have in progress at once. */
  readonly slots: number
  readonly samplers: Samplers
}

/** The Prometheus metrics of this process. Every label has a closed set of values, never an id or a name that a client chose. */
export class Metrics {
  readonly #registry = new Registry()
  readonly #samplers: Samplers
  readonly #load: LoadGauges
  readonly #housekeeping: HousekeepingGauges
  readonly #storage: StorageGauges
  readonly #requests: RequestMetrics
  readonly #executions: ExecutionMetrics
  readonly #webhooks: WebhookMetrics
  readonly #ready: Gauge
  readonly #uploadedBytes: Counter
  readonly #slotsInUse: Gauge

  constructor({ identity, slots, samplers }: MetricsOptions) {
    const registers = [this.#registry]
    registerProcessMetrics(this.#registry, identity)
    this.#requests = new RequestMetrics(this.#registry)
    this.#ready = new Gauge({
      name: "docsift_ready",
      help: "1 when /readyz returned 200 at the last sample",
      registers,
    })
    this.#uploadedBytes = new Counter({
      name: "docsift_uploaded_bytes_total",
      help: "Bytes of documents that were stored",
      registers,
    })
    this.#executions = new ExecutionMetrics(this.#registry)
    this.#slotsInUse = new Gauge({
      name: "docsift_worker_seats_in_use",
      help: "Documents in work in this process",
      registers,
    })
    new Gauge({ name: "docsift_worker_seats", help: "Documents this process can have in work", registers }).set(slots)
    this.#load = new LoadGauges(this.#registry)
    this.#housekeeping = new HousekeepingGauges(this.#registry)
    this.#storage = new StorageGauges(this.#registry)
    this.#webhooks = new WebhookMetrics(this.#registry)
    this.#samplers = samplers
  }

  /** Adds the metrics of this process's connections to PostgreSQL. */
  watchPool(pool: ConnectionPool): void {
    watchPool(pool, this.#registry)
  }

  requestsExpected(requests: readonly ExpectedRequest[]): void {
    this.#requests.expect(requests)
  }

  requestEnded(end: RequestEnd, seconds: number): void {
    this.#requests.ended(end, seconds)
  }

  fileStored(sizeBytes: number): void {
    this.#uploadedBytes.inc(sizeBytes)
  }

  executionEnded(reason: FailureReason | undefined): void {
    this.#executions.ended(reason)
  }

  runStarted(): void {
    this.#slotsInUse.inc()
    this.#executions.attemptStarted()
  }

  runEnded(kind: FileKind | "other", outcome: RunOutcome, seconds: number): void {
    this.#slotsInUse.dec()
    this.#executions.attemptEnded(kind, outcome, seconds)
  }

  attemptRefunded(): void {
    this.#executions.attemptRefunded()
  }

  documentUnread(): void {
    this.#executions.documentUnread()
  }

  modelsUsed(usage: readonly ModelUsage[]): void {
    this.#executions.modelsUsed(usage)
  }

  webhookAttempted(error: DeliveryError | undefined): void {
    this.#webhooks.attempted(error)
  }

  /** Returns all metrics in Prometheus's text format. */
  async print(): Promise<{ readonly contentType: string; readonly text: string }> {
    const { database, load, housekeeping, webhooks, storage, readiness, disk } = this.#samplers
    // Read before printing: one sample serves all its gauges.
    const [probed, loaded, kept, sent, stored, ready, spaced] = await Promise.all([
      database.sample(),
      load.sample(),
      housekeeping.sample(),
      webhooks.sample(),
      storage.sample(),
      readiness.sample(),
      disk.sample(),
    ])
    this.#load.showProbe(probed)
    this.#load.show(loaded?.value)
    this.#housekeeping.show(kept?.value)
    this.#webhooks.show(sent?.value)
    this.#storage.show(stored?.value ?? false, spaced?.value)
    this.#ready.set(ready?.value === true ? 1 : 0)
    return { contentType: this.#registry.contentType, text: await this.#registry.metrics() }
  }
}

import { Metrics } from "../src/telemetry/metrics.ts"
import type { Readings } from "../src/telemetry/create-telemetry.ts"
import type { DiskSpace } from "../src/telemetry/read-disk-space.ts"
import { Sampler } from "../src/telemetry/sampler.ts"

/** The readings of {@link createTestMetrics}. */
export interface TestReadings extends Readings {
  readonly readDisk: () => Promise<DiskSpace>
}

const logger = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined }

/** Three executions of two organizations wait. */
export const aLoad = {
  waiting: 3,
  inWork: 1,
  oldestWaitingSeconds: 7,
  waitingOrganizations: 2,
  mostWaitingOfOrganization: 2,
  connections: [{ state: "idle", count: 4 }],
}

const defaults: TestReadings = {
  probeDatabase: async () => undefined,
  readLoad: async () => aLoad,
  readHousekeeping: async () => [
    { chore: "orphaned_documents", lastSuccessSeconds: 1_700_000_000, removed: 12, withheld: 3 },
  ],
  readWebhooks: async () => ({ pending: 5, oldestDueSeconds: 2 }),
  readStorage: async () => true,
  readReadiness: async () => true,
  readDisk: async () => ({ freeBytes: 250, sizeBytes: 1000 }),
}

/** Creates the metrics of a process with two slots and the given readings. */
export function createTestMetrics(readings: Partial<TestReadings> = {}, now?: () => number): Metrics {
  const { probeDatabase, readLoad, readHousekeeping, readWebhooks, readStorage, readReadiness, readDisk } = {
    ...defaults,
    ...readings,
  }
  const sample = <T>(what: string, read: () => Promise<T>) =>
    new Sampler({ what, read, logger, ...(now === undefined ? {} : { now }) })
  return new Metrics({
    identity: { service: "docsift", version: "1.2.3", process: "serve", instance: "host-1:7" },
    slots: 2,
    samplers: {
      database: sample("the database", probeDatabase),
      load: sample("the load", readLoad),
      housekeeping: sample("housekeeping", readHousekeeping),
      webhooks: sample("the webhooks", readWebhooks),
      storage: sample("the store", readStorage),
      readiness: sample("the readiness", readReadiness),
      disk: sample("the disk", readDisk),
    },
  })
}

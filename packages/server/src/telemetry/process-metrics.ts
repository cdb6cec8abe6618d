import { collectDefaultMetrics, Gauge, type Registry } from "prom-client"
import type { ProcessIdentity } from "../process-identity.ts"

/** Gauges of prom-client that are named like counters; `nodejs_active_resources` and its siblings have the same figures by type. */
const misnamed = ["nodejs_active_handles_total", "nodejs_active_requests_total", "nodejs_active_resources_total"]

/** Registers the metrics of the process itself: memory, processor, event loop, and its version. */
export function registerProcessMetrics(registry: Registry, identity: ProcessIdentity): void {
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  new Gauge({
    name: "docsift_build_info",
    help: "Always 1; the labels identify the program of this process",
    labelNames: ["version", "node", "process"],
    registers: [registry],
  }).set({ version: identity.version, node: process.version, process: identity.process }, 1)
}

import { collectDefaultMetrics, Gauge, type Registry } from "prom-client"
import type { ProcessIdentity } from "../process-identity.ts"

/** Gauges of prom-client that are named like counters; `nodejs_active_resources` and the like, by type, have the same figures. */
const misnamed = ["nodejs_active_handles_total", "nodejs_active_requests_total", "nodejs_active_resources_total"]

/** Registers what is true of the process itself: memory, processor, event loop, and which program it is. */
export function registerProcessMetrics(registry: Registry, identity: ProcessIdentity): void {
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  new Gauge({
    name: "docsift_build_info",
    help: "1; its labels say which program this process runs",
    labelNames: ["version", "node", "process"],
    registers: [registry],
  }).set({ version: identity.version, node: process.version, process: identity.process }, 1)
}

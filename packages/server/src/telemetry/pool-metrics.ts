import { Gauge, Histogram, type Registry } from "prom-client"
import type { ConnectionPool } from "../database/database.ts"

/** In seconds, from a statement that ends at once to the longest wait for a connection. */
const waitBuckets = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 2.5, 5]

/** Registers metrics of this process's connections to PostgreSQL. A statement that need not wait costs nothing here. */
export function watchPool(pool: ConnectionPool, registry: Registry): void {
  const registers = [registry]
  const size = new Gauge({ name: "docsift_database_pool_size", help: "Connections this process may use", registers })
  size.set(pool.permits)
  const inUse: Gauge = new Gauge({
    name: "docsift_database_pool_in_use",
    help: "Statements and transactions of this process in progress",
    registers,
    collect: () => inUse.set(pool.state().inUse),
  })
  const waiting: Gauge = new Gauge({
    name: "docsift_database_pool_waiting",
    help: "Statements and transactions of this process waiting for a connection",
    registers,
    collect: () => waiting.set(pool.state().waiting),
  })
  const waits = new Histogram({
    name: "docsift_database_pool_wait_seconds",
    help: "Time that statements and transactions waited for a connection, if none was free at once",
    labelNames: ["outcome"],
    buckets: waitBuckets,
    registers,
  })
  for (const outcome of ["served", "given_up"]) waits.zero({ outcome })
  pool.onWaited((seconds, isAcquired) => waits.observe({ outcome: isAcquired ? "served" : "given_up" }, seconds))
}

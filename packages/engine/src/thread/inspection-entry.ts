import { workerData } from "node:worker_threads"
import { type ThreadSetup, useCompileCache } from "./compile-cache.ts"

// Imported afterwards: static imports would be compiled before the cache is in use.
useCompileCache(workerData as ThreadSetup) // As given by DocumentWorker.
await import("./inspection-thread.ts")

import { writeSync } from "node:fs"
import { isMainThread } from "node:worker_threads"

/* Preloaded with --import: writes the milliseconds of processor time of a process, its threads included, to file descriptor 3. */
if (isMainThread) {
  process.on("exit", () => {
    const { user, system } = process.cpuUsage()
    writeSync(3, String((user + system) / 1000))
  })
}

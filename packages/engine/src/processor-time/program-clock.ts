import { readFileSync } from "node:fs"
import type { Clock } from "./clock.ts"

/** USER_HZ, in which Linux counts processor time for programs, on all architectures that Node supports; see proc_pid_stat(5). */
const ticksPerSecond = 100
/** utime, stime, cutime and cstime are the fields 14 to 17; the first one after the program's name is the third. */
const timeFields = [14 - 3, 17 - 3 + 1] as const

/**
 * The processor time of a program with one thread, and of the programs it waited for. Where the system does not
 * report it (other systems than Linux, a program that has ended), the elapsed time since the last reading counts instead.
 */
export class ProgramClock implements Clock {
  readonly #pid: number
  #knownMs = 0
  #knownAt = performance.now()

  constructor(pid: number) {
    this.#pid = pid
  }

  read(): number {
    const now = performance.now()
    const ms = readProcessorTime(this.#pid)
    if (ms === undefined) return this.#knownMs + (now - this.#knownAt)
    this.#knownMs = ms
    this.#knownAt = now
    return ms
  }
}

function readProcessorTime(pid: number): number | undefined {
  try {
    const line = readFileSync(`/proc/${pid}/stat`, "latin1")
    // The name is in parentheses and may contain any character.
    const fields = line.slice(line.lastIndexOf(")") + 2).split(" ")
    const ticks = fields.slice(timeFields[0], timeFields[1]).reduce((sum, field) => sum + Number(field), 0)
    return Number.isFinite(ticks) ? (ticks / ticksPerSecond) * 1000 : undefined
  } catch {
    return undefined
  }
}

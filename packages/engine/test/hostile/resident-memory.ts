const sampleIntervalMs = 20

/** The process's resident memory while a document is read in another thread. */
export interface MemoryWatch {
  /** Ends the watch; MB of the highest growth that was seen. */
  stop(): number
}

/** Begins to watch; what is resident at the start does not count. */
export function watchMemory(): MemoryWatch {
  const before = process.memoryUsage.rss()
  let peak = before
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const timer = setInterval(look, sampleIntervalMs)
  return {
    stop() {
      clearInterval(timer)
      look()
      return (peak - before) / 1024 / 1024
    },
  }
}

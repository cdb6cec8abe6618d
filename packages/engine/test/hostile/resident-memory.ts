const sampleIntervalMs = 20

/** The process's resident memory while a document is read in another thread. */
export interface MemoryWatch {
  /** Stops the measurement; returns the highest growth in MB. */
  stop(): number
}

/** Starts to measure the growth of resident memory from its current level. */
export function watchMemory(): MemoryWatch {
  const before = process.memoryUsage.rss()
  let peak = before
  const sample = () => {
    peak = Math.max(peak, process.memoryUsage.rss())
  }
  const timer = setInterval(sample, sampleIntervalMs)
  return {
    stop() {
      clearInterval(timer)
      sample()
      return (peak - before) / 1024 / 1024
    },
  }
}

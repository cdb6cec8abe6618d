/** Measures the processor time of one thread or process. */
export interface Clock {
  /** Returns the milliseconds of processor time since the clock was created: an upper bound, at most the elapsed time. */
  read(): number
}

/** Sums up clocks. */
export interface ProcessorMeter {
  /** Starts to count a clock. The returned function reads it a last time and stops the count. */
  run(clock: Clock): () => void
}

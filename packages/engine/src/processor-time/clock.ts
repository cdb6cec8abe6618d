/** Measures the processor time of one thread or process. */
export interface Clock {
  /** Returns the milliseconds of processor time since the clock was created: an upper bound, at most the time that passed. */
  read(): number
}

/** Adds up clocks. */
export interface ProcessorMeter {
  /** Counts a clock from now on. The returned function takes its last reading and ends the count. */
  run(clock: Clock): () => void
}

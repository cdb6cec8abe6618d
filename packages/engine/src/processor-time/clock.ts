/** Measures the processor time of one thread or process. */
export interface Clock {
  /** Returns the milliseconds since the clock was created; never less than were spent, and at most the time that passed. */
  read(): number
}

/** Adds up clocks. */
export interface ProcessorMeter {
  /** Counts a clock from now on. The returned function takes its last reading and ends the count. */
  run(clock: Clock): () => void
}

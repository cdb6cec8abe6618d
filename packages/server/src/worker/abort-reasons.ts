/** The reason of an abort by a worker that stops. */
export class WorkerStopping extends Error {
  override readonly name = "WorkerStopping"
}

/** The reason of an abort because the execution is final already. */
export class RunEnded extends Error {
  override readonly name = "RunEnded"
}

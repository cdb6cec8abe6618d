/** The abort reason of a worker that stops. */
export class WorkerStopping extends Error {
  override readonly name = "WorkerStopping"
}

/** The abort reason of a run whose execution is already final. */
export class RunEnded extends Error {
  override readonly name = "RunEnded"
}

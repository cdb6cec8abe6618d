/** Runners such as npm pass a signal on that the terminal has sent to the whole group already: the same one twice. */
const echoMs = 1000

/** Resolves with the first SIGTERM or SIGINT; a second one, more than a second later, ends the process at once. */
export function untilSignal(): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>()
  let stoppingSince: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    stoppingSince ??= performance.now()
    // 128 + the signal's number, as shells report it.
    if (performance.now() - stoppingSince > echoMs) process.exit(signal === "SIGINT" ? 130 : 143)
    resolve(signal)
  }
  process.on("SIGTERM", onSignal)
  process.on("SIGINT", onSignal)
  return promise
}

import { setTimeout as sleep } from "node:timers/promises"

/** Runners such as npm forward a signal that the terminal has already sent to the process group, so it arrives twice. */
const echoMs = 1000

/** Resolves with the first SIGTERM or SIGINT; a second one, more than a second later, ends the process at once. */
export function untilSignal(): Promise<NodeJS.Signals> {
  const { promise, resolve } = Promise.withResolvers<NodeJS.Signals>()
  let stoppingSince: number | undefined
  const onSignal = (signal: NodeJS.Signals) => {
    stoppingSince ??= performance.now()
    if (performance.now() - stoppingSince > echoMs) process.exit(exitCodeOf(signal))
    resolve(signal)
  }
  process.on("SIGTERM", onSignal)
  process.on("SIGINT", onSignal)
  return promise
}

/** Creates an abort signal that fires at the process signal. */
export function abortOn(signal: Promise<NodeJS.Signals>): AbortSignal {
  const controller = new AbortController()
  void signal.then(() => controller.abort())
  return controller.signal
}

/**
 * Time for a start to complete after a signal. Creating a database must not be interrupted, and takes 4 s on a busy machine
 * with two cores; container platforms kill after 30 s.
 */
const startGraceMs = 10_000

/**
 * Waits for a start. If a signal arrives meanwhile, and the start has not completed ten seconds later, for example because
 * the file system hangs, the process exits; otherwise the caller shuts down in order.
 */
export async function limitStart<T>(start: Promise<T>, signal: Promise<NodeJS.Signals>): Promise<T> {
  const over = new AbortController()
  void endAfterSignal(signal, over.signal)
  try {
    return await start
  } finally {
    over.abort()
  }
}

/**
 * Waits as {@link limitStart} for a start that leaves nothing open when it fails. After a signal a failure exits the process
 * without an error message, because the start was cancelled.
 */
export async function startOrExit<T>(start: Promise<T>, signal: Promise<NodeJS.Signals>): Promise<T> {
  let received: NodeJS.Signals | undefined
  void signal.then((name) => (received = name))
  try {
    return await limitStart(start, signal)
  } catch (error) {
    if (received !== undefined) process.exit(exitCodeOf(received))
    throw error
  }
}

async function endAfterSignal(signal: Promise<NodeJS.Signals>, over: AbortSignal): Promise<void> {
  const received = await signal
  // Rejects as soon as the start is over.
  const isLate = await sleep(startGraceMs, true, { signal: over }).catch(() => false)
  if (isLate) process.exit(exitCodeOf(received))
}

/** 128 + the signal's number, as shells report it. */
function exitCodeOf(signal: NodeJS.Signals): number {
  return signal === "SIGINT" ? 130 : 143
}

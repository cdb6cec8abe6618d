import { setTimeout as sleep } from "node:timers/promises"

/** Runners such as npm pass a signal on that the terminal has sent to the whole group already: the same one twice. */
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

/** Makes the signal for waits that should end when the process is asked to. */
export function abortOn(signal: Promise<NodeJS.Signals>): AbortSignal {
  const controller = new AbortController()
  void signal.then(() => controller.abort())
  return controller.signal
}

/**
 * A start that is cut in the middle of making a database leaves half of one, which takes 4 s on a busy machine of two cores;
 * container platforms kill after 30 s.
 */
const startGraceMs = 10_000

/**
 * Waits for a start. A signal that comes meanwhile ends the process when the start has not ended ten seconds later, for
 * example because the file system hangs; else whoever waits for the signal stops in order.
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
 * Waits as {@link limitStart} for what leaves nothing open when it fails: after a signal its failure ends the process, since
 * whoever sent that has given the start up and asks for no reason.
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
  // Rejects at once when the start is over.
  const isLate = await sleep(startGraceMs, true, { signal: over }).catch(() => false)
  if (isLate) process.exit(exitCodeOf(received))
}

/** 128 + the signal's number, as shells report it. */
function exitCodeOf(signal: NodeJS.Signals): number {
  return signal === "SIGINT" ? 130 : 143
}

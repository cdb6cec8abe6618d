import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { Worker } from "node:worker_threads"
import { expect, onTestFinished, test } from "vitest"
import { ThreadClock } from "./thread-clock.ts"

/** Starts a thread that runs the code when it is sent a message. */
async function aThread(code: string): Promise<Worker> {
  const worker = new Worker(`require("node:worker_threads").parentPort.on("message", () => { ${code} })`, {
    eval: true,
  })
  onTestFinished(async () => void (await worker.terminate()))
  const { promise, resolve } = Promise.withResolvers<void>()
  worker.once("online", resolve)
  await promise
  return worker
}

async function start(worker: Worker): Promise<void> {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origin
  worker.postMessage("go")
  await pause(20)
}

async function untilMore(clock: ThreadClock, milliseconds: number): Promise<void> {
  await expect.poll(() => clock.read(), { timeout: 30_000, interval: 20 }).toBeGreaterThan(milliseconds)
}

/** Some kernels count processor time in ticks of up to 10 ms, and a reading may be off by one in either direction. */
const tickMs = 20

/** f() is an endless loop. */
const wasmLoop = "AGFzbQEAAAABBAFgAAADAgEABwUBAWYAAAoJAQcAA0AMAAsL"

// What blocks a thread differs in how it can be interrupted, and so in how it can be measured.
test.each([
  ["JavaScript", "for (;;) {}"],
  ["WASM", `new WebAssembly.Instance(new WebAssembly.Module(Buffer.from("${wasmLoop}", "base64"))).exports.f()`],
  ["a regular expression", `/^(a+)+$/.test("a".repeat(100) + "b")`],
  ["native code", `for (;;) JSON.parse("[" + "{},".repeat(1e6) + "1]")`],
])("an endless loop of %s is counted, and never as more than the elapsed time", async (_, code) => {
  const worker = await aThread(code)
  const startedAt = performance.now()
  const clock = new ThreadClock(worker, true)
  await start(worker)
  await untilMore(clock, 300)
  expect(clock.read()).toBeLessThanOrEqual(performance.now() - startedAt + tickMs)
})

test("a waiting thread uses no time, whatever it used before", async () => {
  const worker = await aThread(`
    const used = () => { const { user, system } = process.threadCpuUsage(); return (user + system) / 1000 }
    const end = used() + 300
    while (used() < end);
    require("node:worker_threads").parentPort.postMessage("waits")`)
  const first = new ThreadClock(worker, true)
  const waits = once(worker, "message")
  await start(worker)
  await waits
  await untilMore(first, 100)
  const clock = new ThreadClock(worker, true)
  await pause(300)
  // A reading requests the exact figure for the next one.
  await expect.poll(() => clock.read(), { interval: 20 }).toBeLessThan(50)
})

test("without cpuUsage the active time of the thread counts", async () => {
  const worker = await aThread("for (;;) {}")
  const clock = new ThreadClock({ performance: worker.performance }, true)
  await start(worker)
  await untilMore(clock, 300)
})

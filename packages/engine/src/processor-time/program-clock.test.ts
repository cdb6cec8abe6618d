import { spawn } from "node:child_process"
import { once } from "node:events"
import { setTimeout as pause } from "node:timers/promises"
import { expect, onTestFinished, test } from "vitest"
import { ProgramClock } from "./program-clock.ts"

function aProgram(code: string) {
  const child = spawn(process.execPath, ["--eval", code], { stdio: ["ignore", "pipe", "ignore"] })
  onTestFinished(() => void child.kill("SIGKILL"))
  return { child, clock: new ProgramClock(child.pid ?? 0) }
}

test("a busy program is counted", async () => {
  const { clock } = aProgram("for (;;) {}")
  await expect.poll(() => clock.read(), { timeout: 30_000 }).toBeGreaterThan(500)
})

test.runIf(process.platform === "linux")("a program that waits costs what its start took", async () => {
  const { child, clock } = aProgram("setInterval(() => undefined, 1000); console.log('started')")
  await once(child.stdout, "data")
  const started = clock.read()
  expect(started).toBeGreaterThan(0)
  await pause(500)
  expect(clock.read() - started).toBeLessThan(250)
})

test("after the program's end the elapsed time since the last reading counts, so that short programs are not free", async () => {
  const { child, clock } = aProgram("")
  await once(child, "exit")
  const first = clock.read()
  expect(first).toBeGreaterThan(0)
})

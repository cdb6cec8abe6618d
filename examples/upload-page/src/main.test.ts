import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"
import { expect, onTestFinished, test } from "vitest"

test("npm start builds the page, starts an embedded Docsift and serves both at the address it prints", async () => {
  const cwd = join(import.meta.dirname, "..")
  const env = { ...process.env, PORT: "0", DOCSIFT_BASE_URL: "" }
  // A process group of its own, so that the program started by npm gets the signal.
  const program = spawn("npm", ["start"], { cwd, env, detached: true, stdio: ["ignore", "pipe", "inherit"] })
  const ended = once(program, "close")
  onTestFinished(() => void (program.exitCode === null && program.pid && process.kill(-program.pid, "SIGKILL")))
  let address = ""
  const lines = createInterface(program.stdout)
  for await (const line of lines) {
    address = /^http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0] ?? ""
    if (address !== "") break
  }
  const page = await (await fetch(address)).text()
  expect(page).toContain("<title>Read an invoice</title>")
  const script = /src="(\/assets\/[^"]+\.js)"/.exec(page)?.[1]
  expect((await fetch(address + script)).headers.get("content-type")).toMatch(/javascript/)
  const session = await fetch(`${address}/session`, { method: "POST" })
  expect(await session.json()).toMatchObject({ workflowId: expect.stringMatching(/^wkf_[a-f0-9]{12}$/) })

  if (program.pid !== undefined) process.kill(-program.pid, "SIGTERM")
  await ended
  await expect(fetch(address)).rejects.toThrow()
})

test("a missing key ends the program with an error message", async () => {
  const command = ["--conditions=@docsift/source", join(import.meta.dirname, "main.ts")]
  const env = { DOCSIFT_BASE_URL: "http://127.0.0.1:1", DOCSIFT_API_KEY: "" }
  const program = spawn(process.execPath, command, { env, timeout: 50_000 })
  const stderr = text(program.stderr)
  expect(await once(program, "close")).toStrictEqual([1, null])
  expect(await stderr).toBe("error: DOCSIFT_API_KEY is not set: it must be a key of the server at DOCSIFT_BASE_URL\n")
})

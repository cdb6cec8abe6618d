import { spawn } from "node:child_process"
import { once } from "node:events"
import { join } from "node:path"
import { createInterface } from "node:readline"
import { text } from "node:stream/consumers"
import { mockDocsift } from "@docsift/mocks"
import { expect, test } from "vitest"

const secretOf = (letter: string) => `whsec_${btoa(letter.repeat(32))}`

function start(framework: string, environment: Readonly<Record<string, string>>) {
  const command = ["--conditions=@docsift/source", join(import.meta.dirname, "main.ts"), framework]
  const program = spawn(process.execPath, command, { env: { PORT: "0", ...environment }, timeout: 50_000 })
  return { program, ended: once(program, "close"), stderr: text(program.stderr) }
}

test.each(["hono", "express"])("%s: during a rotation messages of both secrets are taken", async (framework) => {
  const secrets = `${secretOf("a")} ${secretOf("b")}`
  const { program, ended, stderr } = start(framework, { DOCSIFT_WEBHOOK_SECRET: secrets })
  const [address] = await Promise.race([once(createInterface(program.stdout), "line"), ended])
  const timestamp = new Date().toISOString()
  const event = { type: "webhook.test", timestamp, data: { webhookId: "whe_6c1e9a40d7b3" } } as const
  const statuses: number[] = []
  for (const letter of ["a", "b", "c"]) {
    const message = await mockDocsift().webhooks.sign(event, secretOf(letter))
    statuses.push((await fetch(String(address), { method: "POST", ...message })).status)
  }
  expect(statuses).toEqual([204, 204, 400])
  program.kill("SIGTERM")
  expect(await ended).toStrictEqual([0, null])
  expect(await stderr).toBe("")
})

test("without a secret the program does not start", async () => {
  const { ended, stderr } = start("hono", {})
  expect(await ended).toStrictEqual([1, null])
  expect(await stderr).toMatch(/^error: DOCSIFT_WEBHOOK_SECRET is not set/)
})

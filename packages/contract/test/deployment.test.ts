import { spawn } from "node:child_process"
import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { Client } from "@docsift/sdk"
import { startServer } from "@docsift/server"
import { childEnvironment } from "@docsift/testing/child-environment"
import { migratedDatabase } from "@docsift/testing/migrated-database"
import { expect, onTestFinished, test } from "vitest"

/*
 * `npm run test:contract -- --base-url …` as a process of its own, against servers that are independent of the suite.
 */

/** The suite was seen to take 300 s on a busy machine. */
const suiteDeadlineMs = 900_000

async function runSuite(baseUrl: string, key: string) {
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url))
  const program = spawn(process.execPath, ["--conditions=@docsift/source", main, "--base-url", baseUrl], {
    env: { ...childEnvironment(), DOCSIFT_API_KEY: key, NO_COLOR: "1" },
    timeout: suiteDeadlineMs,
  })
  const ended = once(program, "close")
  const [stdout, stderr] = await Promise.all([text(program.stdout), text(program.stderr)])
  const [exitCode] = await ended
  return { stdout, stderr, exitCode: Number(exitCode) }
}

test(
  "a server in use passes, and its own resources are unchanged afterwards",
  async () => {
    await using server = await startServer({ database: { kind: "memory", template: await migratedDatabase() } })
    const client = new Client({ apiKey: server.adminKey, baseUrl: server.url })
    const { model } = await client.admin.models.add({ modelName: "mine", baseUrl: "http://127.0.0.1:9/v1" })
    await client.admin.runtimeConfig.set({ modelId: model.id, type: "fast" })
    await client.workflows.create({
      name: "Mine",
      configuration: { objects: [{ name: "O", fields: [{ name: "f", type: "string" }] }] },
    })
    const look = async () => ({
      workflows: await client.workflows.list(),
      executions: await client.executions.list(),
      keys: (await client.apiKeys.list()).map(({ id, enabled }) => ({ id, enabled })),
      models: await client.admin.models.list(),
      slots: await client.admin.runtimeConfig.get(),
    })
    const before = await look()

    const { stdout, stderr, exitCode } = await runSuite(server.url, server.adminKey)

    expect(exitCode, stdout + stderr).toBe(0)
    expect(await look()).toEqual(before)
    expect(stdout).toMatch(/Tests {2}\d{3} passed \| (\d+) skipped/)
    const skipped = /\| (\d+) skipped/.exec(stdout)?.[1]
    expect(stdout).toContain(`Not run: ${skipped} cases`)
    expect(stdout).toContain("this target cannot inject faults: ")
    expect(stdout).toContain("    when the services of executeWorkflow fail > 500 reveals nothing about the inside\n")
    expect(stdout).not.toContain("no reason given")
    expect(stdout).toMatch(/Left in http.*: \d+ organizations, \d+ users, \d+ executions\n/)
    expect(stdout + stderr).not.toMatch(/dsk_[0-9A-Za-z]{49}/)
  },
  suiteDeadlineMs,
)

test("a server with another interface fails", async () => {
  const server = createServer((request, response) => {
    const isCheck = request.url?.startsWith("/api/v1/admin/users") === true
    response.writeHead(isCheck ? 200 : 500, { "content-type": "application/json" }).end("[]")
  }).listen(0, "127.0.0.1")
  await once(server, "listening")
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo // a TCP server's address is never a pipe's name
  const { exitCode } = await runSuite(`http://127.0.0.1:${port}`, "dsk_1")
  expect(exitCode).toBe(1)
})

test("an unreachable server is reported at once", async () => {
  const { stderr, exitCode } = await runSuite("http://127.0.0.1:9", "dsk_1")
  expect({ stderr, exitCode }).toEqual({ stderr: expect.stringMatching(/^error: cannot reach /m), exitCode: 2 })
})

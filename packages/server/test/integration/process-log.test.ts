import { mkdtemp, rm } from "node:fs/promises"
import { hostname, tmpdir } from "node:os"
import { join } from "node:path"
import { expect, test } from "vitest"
import { z } from "zod"
import manifest from "../../package.json" with { type: "json" }
import { spawnServerCommand, startServerProcess } from "@docsift/testing/server-process"
import { describeOnPostgres } from "../world.ts"

const line = z.looseObject({ process: z.string(), msg: z.string() })

/** Reads a log. @throws {Error} when a line is not JSON. */
function readLog(text: string) {
  return text
    .trim()
    .split("\n")
    .map((entry) => line.parse(JSON.parse(entry)))
}

describeOnPostgres("the log of a process", (newDatabase) => {
  test("every line but those with a new admin key is JSON that names the process, from its address to its end", async () => {
    const database = await newDatabase()
    const directory = await mkdtemp(join(tmpdir(), "docsift-process-log-"))
    const environment = {
      DATABASE_URL: database.kind === "postgres" ? database.url : "",
      DOCSIFT_DATA_DIR: directory,
      DOCSIFT_PUBLIC_URL: "https://docs.example.com",
    }
    try {
      const server = await startServerProcess(environment)
      const worker = spawnServerCommand(["work"], { ...environment, LOG_LEVEL: "info" })
      await expect.poll(worker.output, { timeout: 60_000 }).toContain("the worker waits for executions")
      worker.kill("SIGTERM")
      const [served, worked] = [await server.end("SIGINT"), await worker.ended]
      for (const end of [served, worked]) expect(end, end.stdout).toMatchObject({ code: 0, stderr: "" })
      const key = /^Admin API key, shown only this once:\ndsk_\w+\n/m
      const address =
        /^Docsift is listening on https:\/\/docs\.example\.com\nOpen https:\/\/docs\.example\.com in a browser and sign in with the key above\.\n/m
      for (const plain of [key, address]) expect(served.stdout).toMatch(plain)
      const log = readLog(served.stdout.replace(key, "").replace(address, ""))
      const base = { service: "docsift", version: manifest.version }
      const port = Number(new URL(server.url).port)
      expect(log).toContainEqual(
        expect.objectContaining({
          ...base,
          process: "serve",
          instance: expect.stringMatching(`^${hostname()}:\\d+$`),
          host: "127.0.0.1",
          port,
          publicUrl: "https://docs.example.com",
          msg: "listening",
        }),
      )
      expect(log.at(-1)).toMatchObject({ ...base, process: "serve", msg: "stopped" })
      const workLog = readLog(worked.stdout)
      expect(new Set(workLog.map((entry) => entry.process))).toEqual(new Set(["work"]))
      expect(workLog.at(-1)).toMatchObject({ ...base, msg: "stopped" })
    } finally {
      await rm(directory, { recursive: true, force: true })
    }
  })
})

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { testServer } from "@docsift/mocks/test-server"
import { afterEach, beforeEach, expect, onTestFinished, test } from "vitest"
import { runProgram } from "./run-program.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
})
afterEach(() => rm(folder, { recursive: true }))

const complete = async (words: readonly string[], env: NodeJS.ProcessEnv = {}) => {
  const { stdout } = await runProgram(["complete", "--", ...words], { cwd: folder, env })
  return stdout
    .trim()
    .split("\n")
    .map((line) => line.split("\t")[0])
}

test.each(["bash", "zsh", "fish"])("the script for %s calls the program", async (shell) => {
  const { code, stdout } = await runProgram(["completion", shell], { cwd: folder })
  expect(code).toBe(0)
  expect(stdout).toContain("docsift complete --")
  if (shell === "bash") expect(stdout).toMatch(/^complete -o default -F \w+ docsift$/m)
})

test("another shell is refused with 2", async () => {
  expect(await runProgram(["completion", "csh"], { cwd: folder })).toMatchObject({ code: 2, stdout: "" })
})

test("commands, their commands, options and choices are completed, and elsewhere the shell completes files", async () => {
  expect(await complete(["ext"])).toEqual(["extract", ":4"])
  expect(await complete(["workflows", "pu"])).toEqual(["pull", "push", ":4"])
  expect(await complete(["extract", "--min"])).toEqual(["--min-confidence", ":4"])
  expect(await complete(["extract", "--output", "x"])).toEqual(["xlsx", ":4"])
  expect(await complete(["extract", "inv"])).toEqual([":0"])
})

test("--workflow is completed with the names of the server, and with files where there is none", async () => {
  const server = await testServer()
  onTestFinished(() => server.close())
  const env = { DOCSIFT_BASE_URL: server.baseUrl, DOCSIFT_API_KEY: server.apiKey }
  const { Client } = await import("@docsift/sdk")
  const fields = [{ name: "Total", type: "number" as const }]
  await new Client(server).workflows.create({ name: "Totals", configuration: { objects: [{ name: "A", fields }] } })
  expect(await complete(["extract", "--workflow", "To"], env)).toEqual(["Totals", ":4"])
  expect(await complete(["extract", "--workflow", "To"])).toEqual([":0"])
})

import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { addMigratedDatabase } from "@docsift/testing/migrated-database"
import { afterEach, beforeEach, expect, test } from "vitest"
import { findServer } from "../src/commands/serve.ts"
import { runProgram } from "./run-program.ts"

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-cli-"))
})
afterEach(() => rm(folder, { recursive: true }))

test("serve starts the server, which ends when it is told to, with its own exit code", async () => {
  const dataDirectory = join(folder, "data")
  await addMigratedDatabase(dataDirectory)
  const env = { HOST: "127.0.0.1", PORT: "0", DOCSIFT_DATA_DIR: dataDirectory }
  const { code, stdout } = await runProgram(["serve"], {
    cwd: folder,
    env,
    onOutput: (text, kill) => {
      if (text.includes("is listening on")) kill("SIGTERM")
    },
  })
  expect(stdout).toContain("Docsift is listening on http://127.0.0.1:")
  expect(code).toBe(0)
})

test("arguments go to the server, --help too", async () => {
  expect(await runProgram(["serve", "--help"], { cwd: folder })).toMatchObject({
    code: 0,
    stdout: expect.stringContaining("Usage: docsift-server serve"),
  })
  const wrong = await runProgram(["serve", "--prot", "1"], { cwd: folder })
  expect(wrong).toMatchObject({ code: 2, stderr: expect.stringContaining("--prot") })
})

test("a server that is not installed is not found", () => {
  expect(findServer([join(folder, "package.json")])).toBeUndefined()
})

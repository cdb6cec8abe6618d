import { execFile } from "node:child_process"
import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { type RunningServer, startServer } from "@docsift/server"
import { afterAll, beforeAll, expect, test } from "vitest"

/*
 * Runs the journey of openapi/journey.arazzo.yaml with redocly's `respect`, which reads the document itself and compares
 * every response with it.
 */

const openapi = fileURLToPath(new URL("../../../../openapi", import.meta.url))
const redocly = join(dirname(createRequire(join(openapi, "package.json")).resolve("@redocly/cli/package.json")), "bin")

let folder: string
let server: RunningServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-arazzo-"))
  server = await startServer({ dataDir: join(folder, "data") })
})

afterAll(async () => {
  await server.close()
  await rm(folder, { recursive: true, force: true })
})

/** Runs a journey and returns whether it passed, and the output. */
async function respect(file: string): Promise<{ isGood: boolean; printed: string }> {
  const env = {
    PATH: process.env["PATH"], // what a child process needs
    // Not as arguments, which process lists show.
    REDOCLY_CLI_RESPECT_INPUT: `apiKey=${server.adminKey}`,
    REDOCLY_CLI_RESPECT_SERVER: `docsift=${server.url}`,
    REDOCLY_TELEMETRY: "off",
    REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
    NO_COLOR: "1",
  }
  return new Promise((resolve) => {
    const parameters = [join(redocly, "cli.js"), "respect", file]
    execFile(process.execPath, parameters, { cwd: openapi, env, timeout: 50_000 }, (error, stdout, stderr) =>
      resolve({ isGood: error === null, printed: stdout + stderr }),
    )
  })
}

test("the journey of the Arazzo description passes, and every response matches the document", async () => {
  const { isGood, printed } = await respect("journey.arazzo.yaml")
  if (!isGood) expect.fail(printed)
  const counted = /Steps: (\d+) passed, (\d+) total\n\s*Checks: (\d+) passed, (\d+) total/.exec(printed)
  if (counted === null) expect.fail(printed)
  const [steps, allSteps, checks, allChecks] = counted.slice(1).map(Number)
  expect({ steps, checks }).toEqual({ steps: allSteps, checks: allChecks })
  const journey = await readFile(join(openapi, "journey.arazzo.yaml"), "utf8")
  expect(steps).toBe(journey.match(/^ *- stepId:/gm)?.length)
  process.stdout.write(`respect: ${steps} steps, ${checks} checks\n`)
})

test("the journey fails on a value that the server does not return, and on a response that is not documented", async () => {
  await cp(openapi, join(folder, "openapi"), { recursive: true, filter: (path) => !path.includes("node_modules") })
  const change = async (name: string, from: string, to: string) => {
    const text = await readFile(join(openapi, name), "utf8")
    expect(text).toContain(from)
    const path = join(folder, "openapi", name)
    await writeFile(path, text.replace(from, to))
    return { path, undo: () => writeFile(path, text) }
  }
  const journey = await change("journey.arazzo.yaml", "total == 1290.5", "total == 1290.6")
  const otherValue = await respect(journey.path)
  expect(otherValue).toMatchObject({ isGood: false, printed: expect.stringMatching(/1290\.6/) })
  await journey.undo()
  await change("components/evidence.yaml", "enum: [builtin, fast", "enum: [fast")
  const otherSchema = await respect(journey.path)
  expect(otherSchema).toMatchObject({ isGood: false, printed: expect.stringMatching(/schema check/i) })
})

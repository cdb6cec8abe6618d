import { cp, mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, test } from "vitest"
import { loadEsbuild } from "../packed/bundle.ts"
import { installPacked } from "@docsift/testing/packed-packages"
import { type Runtime, runtimes } from "./runtimes.ts"
import { type Servers, startServers } from "./servers.ts"
import { caseNames, type Outcome } from "./suite.ts"

/*
 * Runs one suite with the package as published, against a real server, on every runtime. Each runtime runs the entire suite
 * by itself; the tests here report how its cases ended.
 */

type Run = { readonly outcomes: readonly Outcome[] } | { readonly missing: string }

/** Runtimes tested at the same time. On two cores more would not be faster, only less even. */
const concurrency = 2
const isRequired = process.env["DOCSIFT_TEST_RUNTIMES"] === "required"

/** Bundles the suite next to the unpacked package, one file for each way of loading it. */
async function bundleSuite(folder: string): Promise<void> {
  for (const name of ["cases", "main.mjs", "samples.ts", "suite.ts", "world.ts"])
    await cp(join(import.meta.dirname, name), join(folder, name), { recursive: true })
  const { build } = await loadEsbuild()
  const shared = { absWorkingDir: folder, bundle: true, format: "esm", entryPoints: ["suite.ts"] }
  // Command-line runtimes resolve the package from node_modules.
  await build({ ...shared, packages: "external", outfile: "suite.js" })
  await build({ ...shared, platform: "browser", outfile: "worker-suite.js" })
  await build({ ...shared, platform: "browser", format: "iife", globalName: "suite", outfile: "bundle.js" })
}

async function runIn(runtime: Runtime, folder: string, servers: Servers): Promise<Run> {
  let run
  try {
    run = await runtime.prepare()
  } catch (error) {
    const missing = `${runtime.name} is not available: ${String(error)}`
    process.stderr.write(
      `\n*** ${missing}\n*** ITS ${caseNames.length} TESTS ${isRequired ? "FAIL" : "ARE SKIPPED"}.\n\n`,
    )
    return { missing }
  }
  const targets = await servers.createTargets(runtime.name)
  return { outcomes: await run(folder, targets, servers.pageUrl) }
}

let folder: string
let servers: Servers | undefined
let isDone: Promise<unknown> = Promise.resolve()
const runs = new Map(runtimes.map((runtime) => [runtime, Promise.withResolvers<Run>()]))

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "docsift-runtimes-"))
  await installPacked(folder, ["packages/sdk"])
  await bundleSuite(folder)
  const started = await startServers(folder)
  servers = started
  const waiting = [...runs]
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [runtime, { resolve, promise }] = next
      resolve(runIn(runtime, folder, started))
      // The tests report a failure.
      await promise.catch(() => {})
    }
  }
  isDone = Promise.all(Array.from({ length: concurrency }, work))
})

afterAll(async () => {
  await isDone
  await servers?.stop()
  await rm(folder, { recursive: true, force: true })
})

describe.each(runtimes.map((runtime) => [runtime.name, runtime] as const))("%s", (_, runtime) => {
  test.for(caseNames)("%s", async (name, { skip }) => {
    const run = await runs.get(runtime)?.promise
    if (run === undefined) expect.fail("The suite was not started.")
    if ("missing" in run) {
      if (isRequired) expect.fail(run.missing)
      skip(run.missing)
    } else {
      const outcome = run.outcomes.find((outcome) => outcome.name === name)
      if (outcome === undefined) expect.fail("The case did not run.")
      if (outcome.error !== undefined) expect.fail(outcome.error)
    }
  })
})

import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtemp, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { text } from "node:stream/consumers"
import { fileURLToPath } from "node:url"
import { childEnvironment } from "@docsift/testing/child-environment"

const program = fileURLToPath(new URL("../../contract/src/main.ts", import.meta.url))
const deadlineMs = 600_000

/** The suite uploads files as large as the server's limit, so the limit is kept small. */
export const suiteMaxFileBytes = 4_000_000

/** The target of a suite run, and the cases to run. */
export interface SuiteRequest {
  readonly baseUrl: string
  readonly apiKey: string
  /** Runs only the cases whose names contain this. @default all */
  readonly only?: string | undefined
}

/** The outcome of a run of the contract suite. */
export interface SuiteResult {
  readonly passed: number
  readonly failed: number
  readonly notRun: number
  /** Each failed case with the first line of its reason. */
  readonly failures: readonly string[]
  /** Tested pairs of operation and caller. */
  readonly pairs: number
}

/**
 * Runs the contract suite against an address, as `npm run test:contract -- --base-url` does.
 *
 * @throws {Error} with its output when it could not start.
 */
export async function runContractSuite({ baseUrl, apiKey, only }: SuiteRequest): Promise<SuiteResult> {
  const directory = await mkdtemp(join(tmpdir(), "docsift-suite-"))
  const file = join(directory, "report.json")
  const args = ["--base-url", baseUrl, "--max-file-bytes", String(suiteMaxFileBytes)]
  const child = spawn(
    process.execPath,
    ["--conditions=@docsift/source", program, ...args, ...(only === undefined ? [] : ["--only", only])],
    {
      env: { ...childEnvironment(), DOCSIFT_API_KEY: apiKey, DOCSIFT_TEST_REPORT: file, NO_COLOR: "1" },
      timeout: deadlineMs,
    },
  )
  const kill = () => child.kill("SIGKILL")
  process.once("exit", kill)
  try {
    const ended = once(child, "close")
    const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)])
    await ended
    const json = await readFile(file, "utf8").catch((cause: unknown) => {
      throw new Error(`the contract suite left no report:\n${stdout}${stderr}`, { cause })
    })
    const pairs = /Tested pairs of operation and caller: (\d+)/.exec(stdout)?.[1]
    return { ...parseReport(JSON.parse(json)), pairs: Number(pairs) }
  } finally {
    process.off("exit", kill)
    await rm(directory, { recursive: true, force: true })
  }
}

/** Parses vitest's report, which has Jest's format; a missing count becomes NaN, which meets no target. */
function parseReport(report: unknown): Omit<SuiteResult, "pairs"> {
  const count = (name: string) => Number(Object(report)[name])
  const cases = listOf(Object(report)["testResults"]).flatMap((file) => listOf(Object(file)["assertionResults"]))
  const failed = cases.filter((one) => Object(one)["status"] === "failed")
  return {
    passed: count("numPassedTests"),
    failed: count("numFailedTests"),
    notRun: count("numPendingTests"),
    failures: failed.map((one) => {
      const [reason] = String(listOf(Object(one)["failureMessages"])[0]).split("\n")
      return `${String(Object(one)["fullName"])}: ${reason}`
    }),
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

import { fileURLToPath } from "node:url"
import { startVitest } from "vitest/node"
import { checkDeployment } from "./deployment-check.ts"
import type { Deployment } from "./deployment-target.ts"
import { HELP, ownTargets, parseRunArguments } from "./run-arguments.ts"
import { skipReport } from "./skip-report.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Passed in memory: an environment variable or an argument would expose the key. */
    readonly deployment: Deployment
  }
}

const resolve = { conditions: ["@docsift/source"] }

/** File for the results as JSON, for programs. */
const report = process.env.DOCSIFT_TEST_REPORT

/** Runs a file of `test/`, or only its cases whose names contain `only`, and sets the exit code. */
async function run(file: string, only: string | undefined, deployment?: Deployment): Promise<void> {
  const vitest = await startVitest(
    [file],
    {
      config: false,
      root: fileURLToPath(new URL("..", import.meta.url)),
      include: ["test/*.contract.test.ts", "test/deployment.contract.ts"],
      run: true,
      watch: false,
      reporters: [
        "default",
        // With --only, the cases that were skipped are known.
        ...(only === undefined ? [skipReport] : []),
        ...(report === undefined || report === "" ? [] : ["json"]),
      ],
      ...(report === undefined || report === "" ? {} : { outputFile: { json: report } }),
      ...(only === undefined ? {} : { testNamePattern: only.replaceAll(/[$()*+.?[\\\]^{|}]/g, "\\$&") }),
      hookTimeout: 120_000,
      ...(deployment === undefined ? {} : { provide: { deployment } }),
    },
    { resolve, ssr: { resolve } },
  )
  await vitest.close()
}

try {
  const parsed = parseRunArguments(process.argv.slice(2), process.env)
  if (parsed.kind === "help") process.stdout.write(HELP)
  else if (parsed.kind === "target") {
    // The target was requested by name, so it must not be skipped.
    process.env.DOCSIFT_TEST_POSTGRES = "required"
    await run(ownTargets[parsed.target], parsed.only)
  } else {
    await checkDeployment(parsed.deployment)
    await run("deployment.contract.ts", parsed.only, parsed.deployment)
  }
} catch (error) {
  if (!(error instanceof TypeError)) throw error
  process.stderr.write(`error: ${error.message}\n`)
  process.exitCode = 2
}

import { fileURLToPath } from "node:url"
import { startVitest } from "vitest/node"
import { checkDeployment } from "./deployment-check.ts"
import type { Deployment } from "./deployment-target.ts"
import { HELP, ownTargets, parseRunArguments } from "./run-arguments.ts"
import { skipReport } from "./skip-report.ts"

declare module "vitest" {
  interface ProvidedContext {
    /** Handed over in memory: an environment variable or an argument would show the key. */
    readonly deployment: Deployment
  }
}

const resolve = { conditions: ["@docsift/source"] }

/** For programs: the same results as JSON, in the file that this variable names. */
const report = process.env.DOCSIFT_TEST_REPORT

/** Runs one file of `test/`, or the cases in it with `only` in their names, and sets the exit code. */
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
        // Of a part, what was left out is known.
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
    // Asked for by name: to skip it would be no answer.
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

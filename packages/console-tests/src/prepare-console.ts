import { execFile } from "node:child_process"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { promisify } from "node:util"
import { childEnvironment } from "@docsift/testing/child-environment"

/**
 * Builds the console from its sources, once for all test files, into the folder that the server serves.
 *
 * In a process of its own: Vite takes the environment of a test runner for that of a development build.
 */
export async function setup(): Promise<void> {
  const { resolve } = createRequire(import.meta.url)
  const cwd = dirname(resolve("@docsift/console/package.json"))
  const vite = join(dirname(resolve("vite/package.json")), "bin/vite.js")
  const env = { ...childEnvironment(), NODE_ENV: "production" }
  await promisify(execFile)(process.execPath, [vite, "build", "--logLevel", "warn"], { cwd, env })
}

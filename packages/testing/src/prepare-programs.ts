import type { TestProject } from "vitest/node"
import { bundlePrograms } from "./bundle-programs.ts"
import { bundleVariable } from "./programs.ts"

/** Bundles the programs before the first test of a project that starts them, and again when a watched file has changed. */
export async function setup(project: TestProject): Promise<void> {
  process.env[bundleVariable] = await bundlePrograms()
  project.onTestsRerun(async () => void (await bundlePrograms()))
}

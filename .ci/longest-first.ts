import { BaseSequencer, type TestSpecification } from "vitest/node"

/**
 * Files that take longest in their project, the longest first. Without the durations of an earlier run, as in a fresh clone, files
 * start by their size, and one of these may start last and run alone.
 */
const longest = [
  "chaos/test/quick-kills.test.ts",
  "chaos/test/quick-processes.test.ts",
  "chaos/test/quick-storage.test.ts",
  "chaos/test/quick-database.test.ts",
  "chaos/test/quick-load.test.ts",
  "chaos/test/quick-callers.test.ts",
  "console-tests/src/every-screen.test.ts",
  "engine/test/hostile/inspector.test.ts",
]

/** Starts the files that take longest first, those of each project together. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = Map.groupBy(sorted, ({ project }) => project)
    return [...projects.values()].flatMap((ofProject) => ofProject.toSorted((a, b) => rank(a) - rank(b)))
  }
}

function rank({ moduleId }: TestSpecification): number {
  const index = longest.findIndex((path) => moduleId.endsWith(`/packages/${path}`))
  return index === -1 ? longest.length : index
}

import { availableParallelism } from "node:os"
import { fileURLToPath } from "node:url"
import { defaultExclude, defineConfig } from "vitest/config"
// oxlint-disable-next-line docsift/no-cross-package-import -- .ci is no package and has no name
import { LongestFirst } from "./.ci/longest-first.ts"
// oxlint-disable-next-line docsift/no-cross-package-import -- the repository's root depends on no package
import { keepTemporaryFilesInMemory } from "./packages/testing/src/memory-folder.ts"

keepTemporaryFilesInMemory()

// Tests run from the sources: the custom export condition of every workspace package points at its src.
const resolve = { conditions: ["@docsift/source"] }

// Tests start a hundred servers from the sources; each but the first loads the code that Node has compiled and kept there.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(new URL("node_modules/.cache/docsift/compiled", import.meta.url))

interface ProjectOptions {
  /** Tests of the project, relative to its root. @default every `*.test.ts` */
  readonly include?: readonly string[]
  readonly exclude?: readonly string[]
  /**
   * Whether each file gets a worker of its own. Loading the modules again for each file takes longer than most tests, so
   * files share workers unless they measure memory, mock modules or start threads. @default false
   */
  readonly isolate?: boolean
  /**
   * Stages run one after the other, so that files of a later one have the processor for themselves: 0 for most files, 1 for
   * those that measure processor time, 2 for deployments under load. @default 0
   */
  readonly stage?: 0 | 1 | 2
  /** Whether files use embedded databases, which are copies of one that is migrated before. @default false */
  readonly usesDatabase?: boolean
  /** Whether the creation of a database is a subject of its tests: no server then gets a copy unasked. @default false */
  readonly createsDatabases?: boolean
  /** Whether files open the console in a browser: it is built before. @default false */
  readonly usesConsole?: boolean
  /** Whether files start the server or the command line program in a process: both are bundled before. @default false */
  readonly startsPrograms?: boolean
}

const prepareConsole = fileURLToPath(new URL("packages/console-tests/src/prepare-console.ts", import.meta.url))

/** Most of the slow tests wait for child processes and databases, so two cores carry four workers. */
const waitingWorkers = Math.max(4, availableParallelism() - 1)
/** Workers of the stage that measures processor time and draws pages, which waits little. */
const busyWorkers = Math.max(2, availableParallelism() - 1)
/** Deployments under load wait a third of their time: three use two cores. */
const deploymentWorkers = Math.max(3, availableParallelism() - 1)

const preparePrograms = fileURLToPath(new URL("packages/testing/src/prepare-programs.ts", import.meta.url))
const prepareDatabases = fileURLToPath(new URL("packages/testing/src/prepare-databases.ts", import.meta.url))
const usePreparedDatabase = fileURLToPath(new URL("packages/testing/src/use-prepared-database.ts", import.meta.url))

// Loading Drizzle costs each worker 0.65 s of a core without it, and so each file of a project that isolates its files.
const shortenImports = fileURLToPath(new URL("packages/server/test/shorten-import-resolution.ts", import.meta.url))

const project = (
  name: string,
  root: string,
  {
    include,
    exclude,
    isolate = false,
    stage = 0,
    usesDatabase = false,
    createsDatabases = false,
    usesConsole = false,
    startsPrograms = false,
  }: ProjectOptions = {},
) => ({
  resolve,
  ssr: { resolve },
  test: {
    name,
    root,
    isolate,
    globalSetup: [
      ...(startsPrograms ? [preparePrograms] : []),
      ...(usesDatabase ? [prepareDatabases] : []),
      ...(usesConsole ? [prepareConsole] : []),
    ],
    execArgv: [shortenImports, ...(usesDatabase && !createsDatabases ? [usePreparedDatabase] : [])].flatMap((path) => [
      "--import",
      path,
    ]),
    maxWorkers: [waitingWorkers, busyWorkers, deploymentWorkers][stage] ?? waitingWorkers,
    sequence: { groupOrder: stage },
    include: [...(include ?? ["**/*.test.ts"])],
    exclude: [...defaultExclude, ...(exclude ?? [])],
    // Files share two cores with a database of their own; a slow machine must not turn into a failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // By default a poll ends after a second, in which a busy machine may do nothing at all.
    expect: { poll: { timeout: 30_000 } },
  },
})

/** Engine tests that mock modules, start threads or measure the memory of their process. */
const isolatedEngineTests = [
  "test/**/*.test.ts",
  "src/{thread,recognize}/**/*.test.ts",
  "src/lexicon/ninth-language.test.ts",
]
/** Server tests that mock modules, or count timers: what an earlier file left running in a shared worker would be counted too. */
const isolatedServerTests = [
  "src/adapters/guarded-fetch.test.ts",
  "src/domain/{deadline,joined-signal}.test.ts",
  "src/services/execution-waiter.test.ts",
  "src/telemetry/sampler.test.ts",
  "src/worker/worker.test.ts",
]

/** All type tests: one run of the compiler, which checks the sources that they import once and not for each package. */
const typeTests = {
  test: {
    name: "types",
    root: ".",
    include: [],
    typecheck: { enabled: true, only: true, include: ["**/*.test-d.ts"], tsconfig: "tsconfig.type-tests.json" },
  },
}

const report = process.env.DOCSIFT_TEST_REPORT

export default defineConfig({
  test: {
    reporters: report === undefined || report === "" ? ["default"] : ["default", ["json", { outputFile: report }]],
    sequence: { sequencer: LongestFirst },
    // Off unless asked for: --coverage. The report is printed by file, and coverage/index.html shows the lines.
    coverage: {
      provider: "v8",
      include: ["**/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/*.test-d.ts", "**/*-builder.ts", "**/generated/**"],
      reporter: ["text", "html"],
    },
    projects: [
      project("openapi", "openapi"),
      project("sdk", "packages/sdk"),
      project("engine", "packages/engine", { exclude: isolatedEngineTests }),
      project("engine-isolated", "packages/engine", { include: isolatedEngineTests, isolate: true, stage: 1 }),
      project("eval", "packages/eval"),
      project("model-stub", "packages/model-stub"),
      project("testing", "packages/testing", { startsPrograms: true }),
      project("mcp", "packages/mcp"),
      project("server", "packages/server", {
        exclude: isolatedServerTests,
        usesDatabase: true,
        createsDatabases: true,
        startsPrograms: true,
      }),
      project("server-isolated", "packages/server", { include: isolatedServerTests, isolate: true }),
      project("mocks", "packages/mocks", { usesDatabase: true }),
      project("contract", "packages/contract", { isolate: true, usesDatabase: true, startsPrograms: true }),
      project("chaos", "packages/chaos", { isolate: true, stage: 2, startsPrograms: true }),
      project("cli", "packages/cli", { usesDatabase: true, startsPrograms: true }),
      project("console", "packages/console"),
      project("console-tests", "packages/console-tests", { stage: 1, usesDatabase: true, usesConsole: true }),
      project("examples", "examples", { isolate: true, usesDatabase: true }),
      project("ci", ".ci", { isolate: true }),
      typeTests,
    ],
  },
})

import { defineConfig } from "vitest/config"

// Tests run from the sources: the custom export condition of every workspace package points at its src.
const resolve = { conditions: ["@docsift/source"] }

const project = (name: string, root: string) => ({
  resolve,
  ssr: { resolve },
  test: {
    name,
    root,
    include: ["**/*.test.ts"],
    typecheck: { enabled: true, include: ["**/*.test-d.ts"] },
    // Files share two cores with a database of their own; a slow machine must not turn into a failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})

const report = process.env.DOCSIFT_TEST_REPORT

export default defineConfig({
  test: {
    reporters: report === undefined || report === "" ? ["default"] : ["default", ["json", { outputFile: report }]],
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
      project("engine", "packages/engine"),
      project("eval", "packages/eval"),
      project("model-stub", "packages/model-stub"),
      project("server", "packages/server"),
      project("mocks", "packages/mocks"),
      project("contract", "packages/contract"),
      project("chaos", "packages/chaos"),
      project("examples", "examples"),
      project("ci", ".ci"),
    ],
  },
})

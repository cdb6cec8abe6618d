import { defineConfig } from "vitest/config"

const report = process.env["DOCSIFT_TEST_REPORT"]
const resolve = { conditions: ["@docsift/source"] }

// Separate from the tests of the sources: it needs the built package and downloads runtimes.
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    name: "runtimes",
    root: import.meta.dirname,
    include: ["*.spec.ts"],
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    // A test waits until its runtime and those before it have finished.
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
})

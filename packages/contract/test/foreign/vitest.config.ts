import { defineConfig } from "vitest/config"

const report = process.env["DOCSIFT_TEST_REPORT"]
const resolve = { conditions: ["@docsift/source"] }

// Separate from the tests of the sources, because it downloads third-party tools.
export default defineConfig({
  resolve,
  ssr: { resolve },
  test: {
    name: "foreign",
    root: import.meta.dirname,
    include: ["*.spec.ts"],
    reporters: report ? ["default", ["json", { outputFile: report }]] : ["default"],
    testTimeout: 60_000,
    // The first run downloads the tools.
    hookTimeout: 240_000,
  },
})

import { defineConfig } from "vitest/config"

// Tests run from the sources: the custom export condition of every workspace package points at its src.
const resolve = { conditions: ["@docsift/source"] }
const project = (name: string, root: string) => ({
  ssr: { resolve },
  resolve,
  test: { name, root, include: ["**/*.test.ts"], typecheck: { enabled: true, include: ["**/*.test-d.ts"] } },
})

export default defineConfig({
  test: {
    projects: [
      project("openapi", "openapi"),
      project("sdk", "packages/sdk"),
      project("engine", "packages/engine"),
      project("server", "packages/server"),
      project("contract", "packages/contract"),
      project("examples", "examples"),
    ],
  },
})

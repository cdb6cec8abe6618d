import { readFileSync } from "node:fs"
import { defineConfig, type Options } from "tsup"

/**
 * Unwraps the exports of openapi-fetch's CommonJS build. esbuild follows Node, where the default import of a CommonJS
 * module is its entire `module.exports`.
 */
const openapiFetchExports: NonNullable<Options["esbuildPlugins"]>[number] = {
  name: "openapi-fetch-exports",
  setup(build) {
    build.onResolve({ filter: /^openapi-fetch$/ }, ({ path, namespace }) =>
      namespace === "openapi-fetch" ? { path, external: true } : { path, namespace: "openapi-fetch" },
    )
    build.onLoad({ filter: /^/, namespace: "openapi-fetch" }, () => ({
      contents: `export const { default: createClient, createFinalURL, createQuerySerializer, mergeHeaders } = require("openapi-fetch")
export { createClient as default }`,
    }))
  },
}

const { version } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8")) as { version: string }

const shared: Options = {
  define: { docsiftVersion: JSON.stringify(version) },
  entry: [
    "src/index.ts",
    "src/batch.ts",
    "src/node.ts",
    "src/schema.ts",
    "src/webhooks.ts",
    "src/internal/definition-source.ts",
  ],
  dts: true,
  target: "es2022",
  splitting: false,
}

export default defineConfig([
  {
    ...shared,
    entry: { "bin/main": "src/bin/main.ts" },
    dts: false,
    format: "esm",
    target: "node22",
    banner: { js: "#!/usr/bin/env node" },
  },
  // With the sources inside: stack traces and debuggers show them, although the package leaves them out.
  { ...shared, format: "esm", sourcemap: true },
  { ...shared, format: "cjs", noExternal: ["openapi-fetch"], esbuildPlugins: [openapiFetchExports] },
])

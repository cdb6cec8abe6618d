import { createRequire } from "node:module"
import { dirname } from "node:path"
import { build } from "vite"

/** Builds the console from its sources, once for all test files, into the folder that the server serves. */
export async function setup(): Promise<void> {
  const root = dirname(createRequire(import.meta.url).resolve("@docsift/console/package.json"))
  await build({ root, configFile: `${root}/vite.config.ts`, logLevel: "warn" })
}

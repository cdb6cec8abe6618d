import { createRequire } from "node:module"

/** Returns the version of the package. */
export function readVersion(): string {
  const manifest: unknown = createRequire(import.meta.url)("../package.json")
  return typeof manifest === "object" && manifest !== null && "version" in manifest ? String(manifest.version) : ""
}

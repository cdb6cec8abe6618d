import { readFile, rm, writeFile } from "node:fs/promises"
import { isBuiltin } from "node:module"
import { join } from "node:path"
import { build, type Metafile, type Plugin } from "esbuild"
import manifest from "./package.json" with { type: "json" }

/*
 * The first step of the build: bundles the server's modules, and those packages of others that each start loads and that consist
 * of many modules or import the same ones. Finding, linking and compiling 600 modules one by one was half of a start.
 *
 * The other packages stay outside: they find files or threads beside their modules, or load little at a start. Those inside
 * remain dependencies, at the same exact versions, so that an audit or a bill of materials names them, and for the types.
 */

/** With the packages that only these depend on. None has files beside its modules. */
const bundled = [
  "@asteasolutions/zod-to-openapi",
  "@hono/node-server",
  "@hono/zod-openapi",
  "@hono/zod-validator",
  "commander",
  "drizzle-orm",
  "hono",
  "postgres",
  "zod",
]

const folder = import.meta.dirname
const dependencies: Readonly<Record<string, string>> = manifest.dependencies
const namePattern = /^(?:@[^/]+\/)?[^/]+/
const installedPattern = /^(?:.*\/)?node_modules\/((?:@[^/]+\/)?[^/]+)\//

const leaveOthersOutside: Plugin = {
  name: "leave others outside",
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
      const name = namePattern.exec(path)?.[0] ?? path
      if (kind === "entry-point" || bundled.includes(name)) return undefined
      // The installed server would not find it, or would find another version.
      if (!isBuiltin(path) && !Object.hasOwn(dependencies, name))
        throw new Error(`${path} is no dependency of the server`)
      return { path, external: true }
    })
  },
}

await rm(join(folder, "dist"), { recursive: true, force: true })
const { metafile } = await build({
  absWorkingDir: folder,
  entryPoints: [
    "src/index.ts",
    "src/main.ts",
    // Run in threads of their own.
    "src/services/export-thread.ts",
    "src/services/joined-export-thread.ts",
  ],
  outdir: "dist",
  // All beside each other: `src/package-folder.ts` counts on one level below the package.
  entryNames: "[name]",
  bundle: true,
  // Modules that are imported when they are needed stay apart.
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node22.18",
  // Errors are logged with the names of their classes.
  keepNames: true,
  // For `--enable-source-maps`. A trace needs the names and lines of the sources, not their text.
  sourcemap: "linked",
  sourcesContent: false,
  metafile: true,
  logLevel: "warning",
  plugins: [leaveOthersOutside],
})
await writeFile(join(folder, "dist/bundled-packages.txt"), await describePackages(metafile))

/** Returns the name, version and licence of each package inside. */
async function describePackages({ inputs }: Metafile): Promise<string> {
  const folders = new Map<string, string>()
  for (const path of Object.keys(inputs)) {
    const [prefix, name] = installedPattern.exec(path) ?? []
    if (prefix !== undefined && name !== undefined) folders.set(name, join(folder, prefix))
  }
  const names = [...folders.keys()].toSorted()
  if (names.join() !== bundled.join()) throw new Error(`bundled are ${names.join(", ")}`)
  const texts = [...folders]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(async ([name, path]) => {
      const { version, license } = JSON.parse(await readFile(join(path, "package.json"), "utf8")) as Record<
        string,
        string
      >
      const text = await readFile(join(path, "LICENSE"), "utf8").catch(() => "")
      return `${name} ${version} (${license})\n\n${text.trim()}\n`
    })
  return `These packages are part of the files in this folder.\n\n${(await Promise.all(texts)).join(`\n${"-".repeat(80)}\n\n`)}`
}

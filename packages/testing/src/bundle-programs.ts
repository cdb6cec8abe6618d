import { createHash } from "node:crypto"
import { existsSync } from "node:fs"
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises"
import { basename, dirname, join } from "node:path"
import { fileURLToPath, pathToFileURL } from "node:url"
import * as workerThreads from "node:worker_threads"
import { build, type BuildResult, type Plugin, stop } from "esbuild"
import { programs, repository } from "./programs.ts"

/*
 * Bundles the programs that tests start. Starting one from its sources is mostly finding and linking 400 files; a bundle has
 * 100. Packages of other projects stay outside, also those that are inside the published server: they would save 0.1 s more of a
 * start, and cost 2 s more of each build (0.7 s without).
 */

/** One folder for all versions: code that Node has compiled is kept by path. */
const folder = join(repository, "node_modules/.cache/docsift/programs")
const stampPath = join(folder, "inputs.json")

/** The modules that the programs run in threads. */
const threads = [
  "packages/engine/src/thread/thread-entry.ts",
  "packages/engine/src/thread/inspection-entry.ts",
  "packages/engine/src/recognize/neural/neural-thread.ts",
  "packages/engine/src/recognize/wasm-thread.ts",
  "packages/server/src/services/export-thread.ts",
  "packages/server/src/services/joined-export-thread.ts",
  "packages/mcp/src/draw-box-thread.ts",
]

/** A process of another test run may still import a file of the version before. */
const keptMs = 24 * 60 * 60 * 1000

/** What the bundles were made of. */
interface Stamp {
  /** Paths relative to the repository. */
  readonly files: readonly string[]
  readonly hash: string
}

/**
 * Bundles the programs, unless all files of which the present bundles were made are unchanged.
 *
 * @returns the folder of the bundles, one `<name>.mjs` for each of {@link programs}
 */
export async function bundlePrograms(): Promise<string> {
  if (await isCurrent()) return folder
  const startedAt = Date.now()
  const entries = { ...programs, ...Object.fromEntries(threads.map((path) => [nameOf(path), path])) }
  const result = await build({
    absWorkingDir: repository,
    entryPoints: Object.entries(entries).map(([out, path]) => ({ in: path, out })),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // Modules that a program imports when it needs them stay apart.
    splitting: true,
    format: "esm",
    platform: "node",
    target: `node${process.versions.node}`,
    conditions: ["@docsift/source"],
    // As Node runs the sources: it only strips types.
    tsconfigRaw: { compilerOptions: { verbatimModuleSyntax: true } },
    keepNames: true,
    sourcemap: "linked",
    sourcesContent: false,
    metafile: true,
    write: false,
    logLevel: "warning",
    plugins: [onlySources, asInSources],
  })
  await stop()
  const names = new Set(Object.keys(entries))
  await writeBundles(result, names)
  // The manifests say what the names of packages resolve to.
  const manifests = Object.keys(result.metafile.inputs).flatMap((path) => /^packages\/[^/]+\//.exec(path)?.[0] ?? [])
  const sources = Object.keys(result.metafile.inputs).filter((path) => path.startsWith("packages/"))
  const own = fileURLToPath(import.meta.url).slice(repository.length)
  const files = [...new Set([own, "package-lock.json", ...manifests.map((path) => `${path}package.json`), ...sources])]
  const stamp: Stamp = { files, hash: await hashOf(files) }
  const changes = await Promise.all(files.map(async (path) => (await stat(join(repository, path))).mtimeMs))
  // A file that was saved meanwhile may not be in the bundles as it is now: the next run makes them again.
  if (changes.every((changedAt) => changedAt < startedAt)) await writeFile(stampPath, JSON.stringify(stamp))
  return folder
}

const nameOf = (path: string) => basename(path, ".ts")

async function isCurrent(): Promise<boolean> {
  try {
    const { files, hash } = JSON.parse(await readFile(stampPath, "utf8")) as Stamp // as written below
    return (await hashOf(files)) === hash
  } catch {
    // Never built, damaged, or made of a file that is gone.
    return false
  }
}

/** Hashes the content of files, and the version of Node, for which the bundles are built. */
async function hashOf(files: readonly string[]): Promise<string> {
  const hash = createHash("sha256").update(process.version)
  const contents = await Promise.all(files.map((path) => readFile(join(repository, path))))
  for (const [index, content] of contents.entries())
    hash.update(`\0${files[index]}\0${content.length}\0`).update(content)
  return hash.digest("hex")
}

/** Writes the entries after everything that they import, and removes what earlier versions left. */
async function writeBundles({ outputFiles = [] }: BuildResult, entries: ReadonlySet<string>): Promise<void> {
  await mkdir(folder, { recursive: true })
  const isEntry = (path: string) => entries.has(basename(path, ".mjs"))
  for (const { path, contents } of outputFiles.toSorted((a, b) => Number(isEntry(a.path)) - Number(isEntry(b.path)))) {
    const temporary = `${path}.${process.pid}`
    await writeFile(temporary, contents)
    await rename(temporary, path)
  }
  const written = new Set(outputFiles.map(({ path }) => path))
  for (const path of (await readdir(folder)).map((name) => join(folder, name))) {
    if (written.has(path) || path === stampPath) continue
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > keptMs) await rm(path, { force: true })
  }
}

/** Leaves packages of other projects, and those that are found at run time, outside. */
const onlySources: Plugin = {
  name: "only sources",
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, async ({ path, kind, importer, namespace, resolveDir, pluginData }) => {
      if (kind === "entry-point" || path.startsWith("@docsift/") || pluginData === isResolved) return undefined
      const startsThreads = path === "node:worker_threads" && namespace === "file" && importer.startsWith(repository)
      if (startsThreads) return { path, namespace: "threads" }
      if (!isOwnDependency(path, importer)) return { path, external: true }
      const resolved = await plugin.resolve(path, { kind, importer, resolveDir, pluginData: isResolved })
      return { path: resolved.path, external: true, errors: resolved.errors }
    })
  },
}

/** Marks a path that is resolved as esbuild resolves it. */
const isResolved = Symbol("is resolved")

/** Returns whether npm installed a package for one package of this repository alone: a bundle would find none, or another version. */
function isOwnDependency(path: string, importer: string): boolean {
  const [workspace] = /^packages\/[^/]+\//.exec(importer.slice(repository.length)) ?? []
  const [name] = /^(?:@[^/]+\/)?[^/]+/.exec(path) ?? []
  if (workspace === undefined || name === undefined || path.startsWith("node:")) return false
  return existsSync(join(repository, workspace, "node_modules", name))
}

/** Makes modules find files beside their source, and start the bundles of threads. */
const asInSources: Plugin = {
  name: "as in sources",
  setup(plugin) {
    plugin.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = (await readFile(path, "utf8")).replaceAll(
        "import.meta.url",
        JSON.stringify(pathToFileURL(path).href),
      )
      const other = /import\.meta\.\w+/.exec(source)?.[0]
      if (other !== undefined) throw new Error(`${path} uses ${other}, which would be that of its bundle.`)
      return { contents: source, loader: "ts", resolveDir: dirname(path) }
    })
    plugin.onLoad({ filter: /^node:worker_threads$/, namespace: "threads" }, () => {
      const others = Object.keys(workerThreads).filter((name) => name !== "Worker" && name !== "default")
      const bundles = threads.map((path) => [pathToFileURL(join(repository, path)).href, `./${nameOf(path)}.mjs`])
      return {
        contents: `
          import { Worker as AnyWorker } from "node:worker_threads"
          export { ${others.join(", ")} } from "node:worker_threads"
          const bundles = new Map(${JSON.stringify(bundles)})
          export class Worker extends AnyWorker {
            constructor(entry, options) {
              const bundle = bundles.get(String(entry))
              super(bundle === undefined ? entry : new URL(bundle, import.meta.url), options)
            }
          }`,
      }
    })
  },
}

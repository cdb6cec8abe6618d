import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { installPacked, packageFolder, resolvePackage } from "./install.ts"
import { writeSnippets } from "./snippets.ts"

/*
 * Uses the package as it would be published: packs it, unpacks the tarball into the node_modules of a program outside
 * the repository, and runs, compiles and bundles programs there. Without a network: its one dependency is linked.
 */

const run = promisify(execFile)
const consumers = join(import.meta.dirname, "consumers")

// The compilers that this repository has; each stands for what users of its generation have.
const compilers = ["openapi", "packages/sdk", "."]

const baseOptions = {
  target: "ES2022",
  lib: ["ES2023", "DOM"],
  types: ["node"],
  strict: true,
  noEmit: true,
  // The package's own declarations are what is checked.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
}
const resolutions: Readonly<Record<string, object>> = {
  nodenext: { module: "NodeNext", moduleResolution: "NodeNext" },
  bundler: { module: "ESNext", moduleResolution: "Bundler" },
}

async function compile(folder: string, compiler: string, resolution: string, include: string[]): Promise<string> {
  const typescript = resolvePackage("typescript", compiler)
  const { version } = JSON.parse(await readFile(join(typescript, "package.json"), "utf8")) as { version: string }
  const config = join(folder, `tsconfig.${resolution}.${version}.${include[0]?.replaceAll("/", "-")}.json`)
  const compilerOptions = { ...baseOptions, ...resolutions[resolution] }
  await writeFile(config, JSON.stringify({ compilerOptions, include }))
  await run(process.execPath, [join(typescript, "bin/tsc"), "-p", config, "--pretty", "false"], { cwd: folder })
  return `TypeScript ${version}, ${resolution}`
}

async function bundle(folder: string): Promise<string> {
  const { build } = (await import(join(resolvePackage("esbuild", "packages/sdk"), "lib/main.js"))) as {
    build: (options: object) => Promise<{ outputFiles: { text: string }[] }>
  } // esbuild's own types would need it as a dependency; tsup brings it
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ["browser.mjs"],
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    write: false,
  })
  const text = outputFiles.map((file) => file.text).join("")
  if (/node:|\brequire\(/.test(text)) throw new Error("the browser bundle asks for what only Node has")
  await writeFile(join(folder, "bundle.js"), text)
  // A page has neither process nor Buffer; `window` would trip the guard against keys in pages.
  const program = `const { runInNewContext } = await import("node:vm"); const { readFile } = await import("node:fs/promises")
const page = { URL, fetch, Headers, Request, Response, AbortController, setTimeout, clearTimeout, performance }
runInNewContext(await readFile("bundle.js", "utf8"), page)
new page.docsift.Client({ apiKey: "dsk_test" })`
  await run(process.execPath, ["--input-type=module", "-e", program], { cwd: folder })
  return `esbuild, browser: ${text.length} characters minified`
}

async function execute(folder: string, file: string): Promise<string> {
  await run(process.execPath, [file], { cwd: folder })
  return `Node ${process.version}, ${file}`
}

async function main(folder: string): Promise<void> {
  await installPacked(folder)
  await cp(consumers, folder, { recursive: true })
  await mkdir(join(folder, "snippets"))
  const count = await writeSnippets(packageFolder, join(folder, "snippets"))
  const checks: Promise<string>[] = [execute(folder, "esm.mjs"), execute(folder, "commonjs.cjs"), bundle(folder)]
  await cp(join(folder, "types.ts"), join(folder, "commonjs-types.cts"))
  for (const compiler of compilers)
    checks.push(
      compile(folder, compiler, "nodenext", ["types.ts", "commonjs-types.cts"]),
      compile(folder, compiler, "bundler", ["types.ts"]),
    )
  checks.push(
    compile(folder, ".", "nodenext", ["snippets/*.ts"]).then(() => `${count} snippets of README and comments`),
  )
  const outcomes = await Promise.allSettled(checks)
  for (const outcome of outcomes) {
    if (outcome.status === "fulfilled") {
      process.stdout.write(`  ✔ ${outcome.value}\n`)
      continue
    }
    process.exitCode = 1
    const { message, stdout = "" } = outcome.reason as Error & { stdout?: string } // what execFile rejects with
    process.stderr.write(`  ✖ ${message}\n${stdout}\n`)
  }
}

const folder = await mkdtemp(join(tmpdir(), "docsift-packed-"))
try {
  await main(folder)
} finally {
  await rm(folder, { recursive: true })
}

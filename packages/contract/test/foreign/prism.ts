import { spawn } from "node:child_process"
import { on, once } from "node:events"
import { join } from "node:path"
import { findFreePort } from "@docsift/testing/free-port"

const startTimeoutMs = 30_000

/** A proxy that compares exchanges with the document. */
export interface Prism {
  readonly url: string
  stop(): Promise<void>
}

/**
 * Starts Prism as a proxy in front of a server.
 *
 * @param options.checksRequests false lets every request through, so that only the response is compared
 * @throws when it does not listen within 30 seconds
 */
export async function startPrism(
  folder: string,
  options: { readonly document: string; readonly upstream: string; readonly checksRequests: boolean },
): Promise<Prism> {
  const port = await findFreePort()
  const parameters = ["proxy", options.document, options.upstream, "--errors", "--host", "127.0.0.1"]
  const flags = ["--port", String(port), "--multiprocess", "false", `--validate-request=${options.checksRequests}`]
  const program = join(folder, "dist/index.js")
  const child = spawn(process.execPath, [program, ...parameters, ...flags], { stdio: ["ignore", "pipe", "inherit"] })
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const exited = once(child, "exit")
    child.kill("SIGKILL")
    await exited
  }
  let printed = ""
  try {
    const signal = AbortSignal.timeout(startTimeoutMs)
    for await (const [text] of on(child.stdout.setEncoding("utf8"), "data", { close: ["end"], signal })) {
      printed += String(text)
      if (!printed.includes("Prism is listening")) continue
      child.stdout.resume() // its log is not needed, but a full pipe would block it
      return { url: `http://127.0.0.1:${port}`, stop }
    }
    throw new Error("the process exited")
  } catch (cause) {
    await stop()
    throw new Error(`Prism did not start: ${printed}`, { cause })
  }
}

import { spawn } from "node:child_process"
import { once } from "node:events"

/** A running reference program. */
export interface ReferenceProcess extends AsyncDisposable {
  readonly baseUrl: string
  readonly pid: number
}

/** Starts a reference program of `reference/`, which prints the port it listens on. */
export async function startReference(program: URL, env: Readonly<Record<string, string>>): Promise<ReferenceProcess> {
  const child = spawn(process.execPath, [program.pathname], {
    env: { PATH: process.env.PATH, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  })
  const [text] = await once(child.stdout, "data")
  const exited = once(child, "exit")
  return {
    baseUrl: `http://127.0.0.1:${/\d+/.exec(String(text))?.[0]}`,
    pid: child.pid ?? 0,
    async [Symbol.asyncDispose]() {
      child.kill()
      await exited
    },
  }
}

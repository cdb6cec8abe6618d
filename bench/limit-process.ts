import { spawn } from "node:child_process"
import { once } from "node:events"

/** A running limit program. */
export interface LimitProcess extends AsyncDisposable {
  readonly baseUrl: string
  readonly pid: number
}

/** Starts a program of `limit/`, which prints the port it listens on. */
export async function startLimit(program: URL, env: Readonly<Record<string, string>>): Promise<LimitProcess> {
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

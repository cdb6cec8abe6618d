import { spawn } from "node:child_process"
import { text } from "node:stream/consumers"
import { childEnvironment } from "@docsift/testing/child-environment"
import { programArguments } from "@docsift/testing/programs"

/** Arguments of Node that run the program. */
export const program = programArguments("cli")

/** What a run wrote, and its exit code. */
export interface Run {
  readonly code: number | null
  readonly stdout: string
  readonly stderr: string
}

/** How the program is run. */
export interface RunOptions {
  readonly cwd: string
  /** Standard input; closed when undefined. */
  readonly input?: string | undefined
  readonly env?: NodeJS.ProcessEnv | undefined
  /** Receives the standard output as it is written. */
  readonly onOutput?: ((text: string, kill: (signal: NodeJS.Signals) => void) => void) | undefined
}

/** Runs the program in a folder of its own, with a home that has no configuration. */
export async function runProgram(args: readonly string[], { cwd, input, env, onOutput }: RunOptions): Promise<Run> {
  const child = spawn(process.execPath, [...program, ...args], {
    cwd,
    env: { ...childEnvironment(), HOME: cwd, ...env },
    stdio: ["pipe", "pipe", "pipe"],
  })
  child.stdin.on("error", () => {}) // The program may end before it has read everything.
  child.stdin.end(input)
  if (onOutput) child.stdout.on("data", (data) => onOutput(String(data), (signal) => child.kill(signal)))
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve))
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  return { code, stdout, stderr }
}

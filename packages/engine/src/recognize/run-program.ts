import { spawn } from "node:child_process"
import type { ProcessorMeter } from "../processor-time/clock.ts"
import { ProgramClock } from "../processor-time/program-clock.ts"

/** One run of a program that reads its input from stdin and writes its output to stdout. */
export interface ProgramRun {
  readonly command: string
  readonly args: readonly string[]
  readonly input?: Uint8Array
  readonly timeoutMs: number
  readonly maxOutputBytes: number
  readonly signal?: AbortSignal | undefined
  /** Counts the processor time of the program. */
  readonly meter?: ProcessorMeter | undefined
}

/** The outcome of a run. `missing`: the program does not exist or must not be executed. */
export type ProgramEnd =
  | { readonly type: "exited"; readonly code: number | null; readonly output: string }
  | { readonly type: "missing" }
  | { readonly type: "stopped"; readonly reason: string }

/**
 * Runs a program without a shell and kills it (SIGKILL) on timeout, on too much output and on abort. It gets only the
 * environment variables that locate it and its data: it reads hostile bytes, and the host has secrets. Its stderr is
 * discarded.
 */
export function runProgram(run: ProgramRun): Promise<ProgramEnd> {
  const { promise, resolve } = Promise.withResolvers<ProgramEnd>()
  if (run.signal?.aborted === true) return Promise.resolve({ type: "stopped", reason: "aborted" })
  const child = spawn(run.command, run.args, {
    env: programEnvironment(),
    stdio: ["pipe", "pipe", "ignore"],
    windowsHide: true,
  })
  // Without a process id the program did not start, and the error event follows.
  const endCount = child.pid === undefined ? undefined : run.meter?.run(new ProgramClock(child.pid))
  const chunks: Buffer[] = []
  let size = 0
  // Resolves at once and not with the pipes: a grandchild that keeps them open must not delay the document.
  const stop = (reason: string) => {
    child.kill("SIGKILL")
    child.stdin.destroy()
    child.stdout.destroy()
    resolve({ type: "stopped", reason })
  }
  const onAbort = () => stop("aborted")
  const timer = setTimeout(() => stop(`took longer than ${run.timeoutMs} ms`), run.timeoutMs)
  run.signal?.addEventListener("abort", onAbort, { once: true })
  child.stdout.on("data", (chunk: Buffer) => {
    size += chunk.length
    if (size > run.maxOutputBytes) stop(`wrote more than ${run.maxOutputBytes} bytes`)
    else chunks.push(chunk)
  })
  child.on("close", (code) => resolve({ type: "exited", code, output: Buffer.concat(chunks).toString("utf8") }))
  child.on("error", () => resolve({ type: "missing" }))
  // A program that ends before it has read everything breaks the pipe; its exit code says the rest.
  child.stdin.on("error", () => undefined)
  child.stdin.end(run.input)
  return promise.finally(() => {
    clearTimeout(timer)
    endCount?.()
    run.signal?.removeEventListener("abort", onAbort)
  })
}

function programEnvironment(): Record<string, string> {
  // oxlint-disable-next-line node/no-process-env -- the location of programs and their data is the machine's, not a setting of this package
  const { PATH, TESSDATA_PREFIX } = process.env
  return {
    ...(PATH === undefined ? {} : { PATH }),
    ...(TESSDATA_PREFIX === undefined ? {} : { TESSDATA_PREFIX }),
    // Its threads make one page at most 1.3 times as fast for two cores, and each document has a thread already.
    OMP_THREAD_LIMIT: "1",
  }
}

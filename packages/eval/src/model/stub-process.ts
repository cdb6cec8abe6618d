import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { KnownDocument } from "./known-documents.ts"

/** The model stub in a separate process. */
export interface StubProcess {
  readonly baseUrl: string
  /** Replaces the known documents with this one. */
  teach(document: KnownDocument): Promise<void>
  close(): Promise<void>
}

/** Started as a program and not imported, because the stub's tests depend on this package. */
const program = fileURLToPath(new URL("../../../model-stub/src/main.ts", import.meta.url))

/** Starts the stub, which runs until `close` or the end of this process. */
export async function startStub(): Promise<StubProcess> {
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] })
  child.stdout.setEncoding("utf8")
  let output = ""
  while (!output.includes("\n")) {
    const [chunk] = await Promise.race([once(child.stdout, "data"), once(child, "exit")])
    if (typeof chunk !== "string") throw new Error(`The model stub exited during its start: ${program}`)
    output += chunk
  }
  const baseUrl = /^openai: (\S+)$/mu.exec(output)?.[1] ?? ""
  return {
    baseUrl,
    async teach(document) {
      const body = JSON.stringify([document])
      const response = await fetch(new URL("/documents", baseUrl), { method: "PUT", body })
      if (!response.ok) throw new Error(`The model stub rejected a document: ${response.status}`)
    },
    async close() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
    },
  }
}

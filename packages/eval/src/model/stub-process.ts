import { spawn } from "node:child_process"
import { once } from "node:events"
import { fileURLToPath } from "node:url"
import type { KnownDocument } from "./known-documents.ts"

/** A model stand-in in a process of its own. */
export interface StubProcess {
  readonly baseUrl: string
  /** Makes it know this document and no other. */
  teach(document: KnownDocument): Promise<void>
  close(): Promise<void>
}

/** A program and no import: the stand-in's own tests run on this package. */
const program = fileURLToPath(new URL("../../../model-stub/src/main.ts", import.meta.url))

/** Starts the stand-in; it ends with `close`, or with this process. */
export async function startStub(): Promise<StubProcess> {
  const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "inherit"] })
  child.stdout.setEncoding("utf8")
  let said = ""
  while (!said.includes("\n")) {
    const [chunk] = await Promise.race([once(child.stdout, "data"), once(child, "exit")])
    if (typeof chunk !== "string") throw new Error(`The model stand-in ended at its start: ${program}`)
    said += chunk
  }
  const baseUrl = /^openai: (\S+)$/mu.exec(said)?.[1] ?? ""
  return {
    baseUrl,
    async teach(document) {
      const body = JSON.stringify([document])
      const response = await fetch(new URL("/documents", baseUrl), { method: "PUT", body })
      if (!response.ok) throw new Error(`The model stand-in did not take a document: ${response.status}`)
    },
    async close() {
      child.kill()
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit")
    },
  }
}

import { access, constants, stat } from "node:fs/promises"
import { release, tmpdir, totalmem } from "node:os"
import { styleText } from "node:util"
import { createEngine } from "@docsift/engine"
import { connect, type ConnectionOptions } from "../connection/connect.ts"
import { profilesPath, readProfiles } from "../connection/profile-store.ts"
import { toCommandError } from "../connection/to-command-error.ts"
import { readEnvironment } from "../environment.ts"
import { exitCode, type ExitCode } from "../exit-code.ts"
import { printable } from "../terminal/printable.ts"

/** What a check found; `problem` says what to do. */
interface Finding {
  readonly name: string
  readonly status: "ok" | "note" | "problem"
  readonly text: string
}

/** Memory below which large scans may fail: a thread may take a gigabyte, and PDFium 640 MB. */
const comfortableBytes = 2 * 1024 ** 3

/** Checks what the program needs, and says what is missing and what to do about it. */
export async function doctor(
  options: ConnectionOptions & { readonly json?: boolean | undefined },
  signal: AbortSignal,
): Promise<ExitCode> {
  const findings = [
    checkRuntime(),
    await checkRecognition(),
    await checkTemporaryFolder(),
    ...(await checkProfiles()),
    await checkServer(options, signal),
  ]
  process.stdout.write(options.json ? `${JSON.stringify(findings, null, 2)}\n` : render(findings))
  return findings.some(({ status }) => status === "problem") ? exitCode.documentsFailed : exitCode.ok
}

function checkRuntime(): Finding {
  const memory = `${(totalmem() / 1024 ** 3).toFixed(1)} GB of memory`
  const text = `Node.js ${process.versions.node} on ${process.platform} ${release()}, ${memory}`
  if (totalmem() < comfortableBytes) return { name: "Runtime", status: "note", text: `${text}; large scans may fail` }
  return { name: "Runtime", status: "ok", text }
}

async function checkRecognition(): Promise<Finding> {
  const engine = createEngine()
  try {
    const description = await engine.describeRecognizer()
    if (description.type === "none") {
      const text =
        "Text in images and scans is not recognized: install tesseract-ocr, or reinstall with optional dependencies"
      return { name: "Recognition", status: "note", text }
    }
    const languages = description.languages.join(", ")
    const program = { program: "tesseract", wasm: "tesseract as WebAssembly; the program is several times faster" }
    return { name: "Recognition", status: "ok", text: `${program[description.type]} (${languages})` }
  } finally {
    await engine.close()
  }
}

async function checkTemporaryFolder(): Promise<Finding> {
  const folder = tmpdir()
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  )
  if (isWritable) return { name: "Temporary files", status: "ok", text: folder }
  return {
    name: "Temporary files",
    status: "problem",
    text: `${folder} cannot be written: set TMPDIR to a folder that can`,
  }
}

async function checkProfiles(): Promise<Finding[]> {
  const path = profilesPath()
  const name = "Profiles"
  try {
    const { profiles } = await readProfiles(path)
    const names = Object.keys(profiles)
    if (names.length === 0) return []
    // Windows has other permissions.
    const isOpen = process.platform !== "win32" && ((await stat(path)).mode & 0o077) !== 0
    if (isOpen) return [{ name, status: "problem", text: `Others can read the keys in ${path}: chmod 600 ${path}` }]
    return [{ name, status: "ok", text: `${names.join(", ")} in ${path}` }]
  } catch (error) {
    return [{ name, status: "problem", text: error instanceof Error ? error.message : String(error) }]
  }
}

async function checkServer(options: ConnectionOptions, signal: AbortSignal): Promise<Finding> {
  const name = "Server"
  const { current } = await readProfiles(profilesPath()).catch(() => ({ current: undefined }))
  const isWanted = options.server ?? options.profile ?? readEnvironment().baseUrl ?? current
  if (isWanted === undefined) return { name, status: "ok", text: "none; documents are read on this machine" }
  try {
    const { client, baseUrl } = await connect(options)
    const { user, server } = await client.caller.get({ signal })
    return { name, status: "ok", text: `${baseUrl}, Docsift ${server.version}, as ${user.name} (${user.role})` }
  } catch (error) {
    const shown = toCommandError(error)
    return { name, status: "problem", text: shown instanceof Error ? shown.message : String(shown) }
  }
}

function render(findings: readonly Finding[]): string {
  const marks = { ok: ["green", "✔"], note: ["yellow", "!"], problem: ["red", "✖"] } as const
  const width = Math.max(...findings.map(({ name }) => name.length))
  const lines = findings.map(({ name, status, text }) => {
    const [color, mark] = marks[status]
    return `${styleText(color, mark, { stream: process.stdout })} ${name.padEnd(width)}  ${printable(text)}\n`
  })
  return lines.join("")
}

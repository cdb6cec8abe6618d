import { constants } from "node:fs"
import { access, copyFile, mkdir, open, readFile, rename, rm } from "node:fs/promises"
import { join, parse } from "node:path"
import { CommandError } from "../command-error.ts"
import { type DocumentOutcome, toJson } from "../extractor/document-outcome.ts"
import { noLink } from "./no-link.ts"

const overwrite = constants.O_WRONLY | constants.O_CREAT | constants.O_TRUNC | noLink

/** Bytes of a file's name that the name of its result repeats; file systems allow 255 for a name. */
const maxNameBytes = 200

/** Returns the name of a file's result: files of one name with different contents have different results. */
export function resultName(fileName: string, key: string): string {
  let name = fileName
  while (Buffer.byteLength(name) > maxNameBytes) name = name.slice(0, -1)
  return `${name.toWellFormed()}.${key}.json`
}

/** Reads the status of a result; undefined when there is none. */
export async function readStatus(path: string): Promise<"Completed" | "Failed" | undefined> {
  const text = await readFile(path, "utf8").catch(() => undefined)
  if (text === undefined) return undefined
  const result: unknown = JSON.parse(text) // Written as a whole by writeResult().
  const isFailed = typeof result === "object" && result !== null && "status" in result && result.status === "Failed"
  return isFailed ? "Failed" : "Completed"
}

/** Writes a result that appears as a whole or not at all, also when the machine stops. */
export async function writeResult(path: string, outcome: DocumentOutcome, hasEvidence: boolean): Promise<void> {
  const temporary = `${path}.${process.pid}.part`
  try {
    await using file = await open(temporary, overwrite)
    await file.writeFile(`${JSON.stringify(toJson(outcome, hasEvidence), null, 2)}\n`)
    await file.sync()
    await rename(temporary, path)
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
}

/** Moves a file into a folder, also of another disk; one of that name is kept, and the new one is numbered. */
export async function moveInto(folder: string, path: string): Promise<void> {
  const { name, ext, base } = parse(path)
  let target = join(folder, base)
  for (let number = 2; await exists(target); number++) target = join(folder, `${name} (${number})${ext}`)
  await rename(path, target).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return // Another watcher, or a person, has moved it.
    if (error.code !== "EXDEV") throw error
    await copyFile(path, target)
    await rm(path)
  })
}

/** Creates a folder that is written to. @throws {CommandError} */
export async function requireFolder(path: string): Promise<void> {
  await mkdir(path, { recursive: true }).catch((cause: unknown) => {
    const sentence = `${path}: the folder cannot be created; check its name, and the permissions of the folder around it.`
    throw new CommandError(sentence, undefined, { cause })
  })
}

async function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

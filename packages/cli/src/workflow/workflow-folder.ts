import { mkdir, readdir, readFile } from "node:fs/promises"
import { basename, join } from "node:path"
import type { WorkflowInput } from "@docsift/sdk"
import { CommandError } from "../command-error.ts"
import { openDestination } from "../output/destination.ts"
import { readWorkflowFile } from "./workflow-file.ts"

/** The stored workflow that a file was pulled from or pushed to. */
export interface Origin {
  readonly id: string
  /** The version that the file is based on; undefined from a server without versions. */
  readonly version?: number | undefined
}

/** File name → its workflow; kept beside the files, so that it can be committed with them. */
export type Origins = Map<string, Origin>

/** The file that holds the {@link Origins}. */
const originsName = ".docsift.json"

/** Reads the map of a folder; empty when there is none. @throws {CommandError} when it is no such map. */
export async function readOrigins(folder: string): Promise<Origins> {
  const path = join(folder, originsName)
  const text = await readFile(path, "utf8").catch((cause: NodeJS.ErrnoException) => {
    if (cause.code === "ENOENT") return undefined
    throw new CommandError(`${path}: cannot be read; check its permissions.`, undefined, { cause })
  })
  if (text === undefined) return new Map()
  const origins = parseOrigins(text)
  if (origins) return origins
  throw new CommandError(`${path}: is no map of files to workflows. Remove it and run docsift workflows pull.`)
}

/** Replaces the map of a folder. */
export async function writeOrigins(folder: string, origins: Origins): Promise<void> {
  await mkdir(folder, { recursive: true })
  const sorted = [...origins].sort(([a], [b]) => (a < b ? -1 : 1))
  await writeJson(join(folder, originsName), { workflows: Object.fromEntries(sorted) })
}

/** Remembers the workflow of a file; a workflow has one file. */
export function setOrigin(origins: Origins, file: string, origin: Origin): void {
  for (const [other, { id }] of origins) if (id === origin.id) origins.delete(other)
  origins.set(file, origin)
}

/** Lists the definitions of a folder by file name. @throws {CommandError} when there is no such folder, or one is wrong. */
export async function readDefinitions(folder: string): Promise<Map<string, WorkflowInput>> {
  const names = await readdir(folder).catch((cause: unknown) => {
    const sentence = `${folder}: no such folder, or it cannot be read; docsift workflows pull ${folder} creates it.`
    throw new CommandError(sentence, undefined, { cause })
  })
  const definitions = new Map<string, WorkflowInput>()
  for (const name of names.filter(isDefinitionName).sort()) {
    definitions.set(name, await readWorkflowFile(join(folder, name)))
  }
  return definitions
}

/** Writes a definition into a folder, which is created. */
export async function writeDefinition(folder: string, name: string, definition: WorkflowInput): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeJson(join(folder, name), definition)
}

/** Longest name of a file without its extension; file systems take 255 bytes. */
const maxSlugLength = 80
/** What Windows does not take as the name of a file, whatever its extension. */
const reservedName = /^(?:con|prn|aux|nul|com\d|lpt\d)$/

/** Returns a file name for a workflow that is none of `taken`: `Supplier invoices` → `supplier-invoices.json`. */
export function chooseFileName(workflow: { readonly id: string; readonly name: string }, taken: Set<string>): string {
  const [short, long] = slugsOf(workflow)
  return short === undefined || taken.has(`${short}.json`) ? `${long}.json` : `${short}.json`
}

/**
 * Returns names for the files of a workflow: a short one, undefined when file systems do not take it, and one that no other
 * workflow has.
 */
export function slugsOf({ id, name }: { readonly id: string; readonly name: string }): [string | undefined, string] {
  const slug = name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, "")
  // Letters and digits only: the id comes from the server.
  const unique = `${slug === "" ? "workflow" : slug}-${id.replace(/[^a-z0-9]/gi, "")}`
  return [slug === "" || reservedName.test(slug) ? undefined : slug, unique]
}

/** Replaces a file with JSON. */
export async function writeJson(path: string, content: unknown): Promise<void> {
  await using file = await openDestination(path, process.stdout)
  await file.write(`${JSON.stringify(content, null, 2)}\n`)
  await file.commit()
}

/** Returns whether a file of a folder is a definition: a path elsewhere is none, so that a map cannot lead out of it. */
function isDefinitionName(name: string): boolean {
  return name.endsWith(".json") && !name.startsWith(".") && basename(name) === name && !name.includes("\\")
}

function parseOrigins(text: string): Origins | undefined {
  let content: unknown
  try {
    content = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isRecord(content) || !isRecord(content["workflows"])) return undefined
  const entries = Object.entries(content["workflows"])
  return entries.every(isOriginEntry) ? new Map(entries) : undefined
}

function isOriginEntry(entry: [string, unknown]): entry is [string, Origin] {
  const [name, origin] = entry
  if (!isDefinitionName(name) || !isRecord(origin) || typeof origin["id"] !== "string") return false
  return origin["version"] === undefined || typeof origin["version"] === "number"
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value)
}

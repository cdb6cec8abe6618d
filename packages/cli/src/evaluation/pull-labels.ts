import { mkdir } from "node:fs/promises"
import { join } from "node:path"
import { manifestName } from "@docsift/engine/judge"
import { type Client, type Label, NotFoundError, type Workflow } from "@docsift/sdk"
import { downloadTo } from "@docsift/sdk/node"
import pLimit from "p-limit"
import { CommandError } from "../command-error.ts"
import { collect } from "../connection/collect.ts"
import { pathExists } from "../input/path-exists.ts"
import { readJson } from "../input/read-json.ts"
import { slugsOf, writeJson } from "../workflow/workflow-folder.ts"

/** Downloads at the same time. */
const downloads = 4
/** Longest part of a file's name that is kept, from its end; file systems take 255 bytes. */
const maxNameLength = 100

/** The labelled documents of a workflow on this machine. */
export interface PulledLabels {
  /** A folder with a manifest. */
  readonly folder: string
  /** Names of documents that the server does not have any more; the manifest leaves them out. */
  readonly missing: readonly string[]
}

/** How labels are pulled. */
export interface PullLabelsOptions {
  /** The folder of the workflow is made inside of it. */
  readonly dataFolder: string
  readonly onProgress: (done: number, all: number) => void
  readonly signal: AbortSignal
}

/**
 * Writes the approved executions of a workflow to a folder, as a manifest and files. A file that is there already is not
 * downloaded again: its name has the id of the stored file, whose bytes never change.
 *
 * @throws {CommandError} when none is approved.
 */
export async function pullLabels(
  client: Client,
  workflowId: string,
  { dataFolder, onProgress, signal }: PullLabelsOptions,
): Promise<PulledLabels> {
  const workflow = await client.workflows.get(workflowId, { signal })
  const labels = await collect(client.workflows.labels(workflowId, {}, { signal }))
  if (labels.length === 0) {
    throw new CommandError(
      `No execution of "${workflow.name}" is approved yet: review some in the console, or with docsift review approve.`,
    )
  }
  const folder = await chooseFolder(dataFolder, workflow)
  await mkdir(join(folder, "files"), { recursive: true }).catch((cause: unknown) => {
    throw new CommandError(`${folder}: the folder cannot be created; check its permissions.`, undefined, { cause })
  })
  const byFile = Map.groupBy(labels, fileOf)
  const limit = pLimit(downloads)
  let done = 0
  onProgress(done, byFile.size)
  const missing = new Set<string>()
  const pulled = [...byFile].map(async ([file, [label]]) =>
    limit(async () => {
      signal.throwIfAborted()
      if (label && !(await download(client, label, join(folder, file), signal))) missing.add(file)
      onProgress(++done, byFile.size)
    }),
  )
  await Promise.all(pulled)
  const there = labels.filter((label) => !missing.has(fileOf(label)))
  await writeJson(join(folder, manifestName), manifestOf(workflow, there))
  return { folder, missing: labels.filter((label) => missing.has(fileOf(label))).map(({ fileName }) => fileName) }
}

/** Downloads a file unless it is there. @returns whether the server has it. */
async function download(client: Client, label: Label, path: string, signal: AbortSignal): Promise<boolean> {
  if (await pathExists(path)) return true
  try {
    await downloadTo(path, client, label.executionId, { signal })
    return true
  } catch (error) {
    // Removed between the list and the download, such as by the retention of the server.
    if (error instanceof NotFoundError) return false
    throw error
  }
}

/** Returns the path of a label's file in the folder. The server chose the names: nothing in them may lead out of it. */
function fileOf({ fileId, fileName }: Label): string {
  return `files/${safe(fileId)}-${safe(fileName).slice(-maxNameLength)}`
}

const safe = (name: string): string => name.replaceAll(/[^\w.-]/g, "_")

/** Returns the manifest; a configuration that most labels share is written once. */
function manifestOf({ id, configuration }: Workflow, labels: readonly Label[]): object {
  const common = JSON.stringify(labels[0]?.configuration ?? configuration)
  const cases = labels.map((label) => {
    const { executionId, expected, places, tags } = label
    const own = JSON.stringify(label.configuration) === common ? {} : { configuration: label.configuration }
    return { id: executionId, file: fileOf(label), ...own, expected, places, tags }
  })
  return { workflow: id, configuration: labels[0]?.configuration ?? configuration, cases }
}

/** Chooses the folder of a workflow; one whose manifest belongs to another workflow of the same name is left alone. */
async function chooseFolder(dataFolder: string, workflow: Workflow): Promise<string> {
  const [short, long] = slugsOf(workflow)
  if (short === undefined) return join(dataFolder, long)
  const folder = join(dataFolder, short)
  const path = join(folder, manifestName)
  if (!(await pathExists(path))) return folder
  const manifest = await readJson(path)
  const isOwn = typeof manifest === "object" && manifest !== null && "workflow" in manifest
  return isOwn && manifest.workflow === workflow.id ? folder : join(dataFolder, long)
}

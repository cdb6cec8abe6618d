import { access, readdir, readFile } from "node:fs/promises"
import { join } from "node:path"
import type { Configuration } from "@docsift/engine"
import { readConfiguration } from "./manifest-configuration.ts"
import { ManifestError, Problems } from "./manifest-problems.ts"
import { readAccept, readPlaces, readGroundTruth } from "./manifest-ground-truth.ts"
import type { AcceptedValues, Places, GroundTruth, PrintedLabel } from "./ground-truth.ts"

/** One document with its configuration and ground truth. */
export interface Case {
  readonly id: string
  /** Relative to the pack's folder; several cases may share one. */
  readonly file: string
  readonly configuration: Configuration
  /** Without it only the outcome counts: completed, or rejected with a reason. */
  readonly expected?: GroundTruth | undefined
  readonly accept: AcceptedValues
  readonly places: Places
  readonly tags: readonly string[]
  /** The labels on the paper with their values, requested or not; undefined where they are not known. */
  readonly labels?: readonly PrintedLabel[] | undefined
}

/** A folder of labelled documents. */
export interface Pack {
  readonly name: string
  readonly folder: string
  readonly cases: readonly Case[]
}

/** Lists the folders that contain a manifest, by name. */
export async function listPacks(dataFolder: string): Promise<string[]> {
  const folders = await readdir(dataFolder).catch((cause: unknown) => {
    throw new Error(`--data: cannot read the folder ${dataFolder}. It must be the folder that contains the packs.`, {
      cause,
    })
  })
  const names: string[] = []
  for (const name of folders.sort()) if (await isThere(join(dataFolder, name, "manifest.json"))) names.push(name)
  if (names.length === 0) {
    throw new Error(`--data: no folder in ${dataFolder} contains a manifest.json. A pack is a folder with one.`)
  }
  return names
}

/**
 * Reads and validates a pack's manifest, including the existence of its files.
 *
 * @throws {ManifestError} with every mistake and its path.
 */
export async function readPack(dataFolder: string, name: string): Promise<Pack> {
  const folder = join(dataFolder, name)
  const file = join(folder, "manifest.json")
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new Error(`--pack: ${file} does not exist. A pack is a folder in the data folder with a manifest.json.`, {
      cause,
    })
  })
  const cases = parseManifest(text, file)
  const problems = new Problems()
  for (const [index, { file: document }] of cases.entries()) {
    if (!(await isThere(join(folder, document)))) {
      problems.add(`cases[${index}].file`, `the file ${JSON.stringify(document)} does not exist in the pack's folder`)
    }
  }
  if (problems.found.length > 0) throw new ManifestError(file, problems.found)
  return { name, folder, cases }
}

/**
 * Parses the text of a manifest.
 *
 * @throws {ManifestError} with every mistake and its path.
 */
export function parseManifest(text: string, file: string): Case[] {
  const problems = new Problems()
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    throw new ManifestError(file, [
      `the file: is not valid JSON (${error instanceof Error ? error.message : String(error)})`,
    ])
  }
  const { configuration, cases } = problems.object(json, "")
  if (problems.found.length > 0) throw new ManifestError(file, problems.found)
  const common = configuration === undefined ? undefined : readConfiguration(configuration, "configuration", problems)
  const read = problems.array(cases, "cases").map((item, index) => readCase(item, `cases[${index}]`, common, problems))
  if (Array.isArray(cases) && read.length === 0) problems.add("cases", "must have at least one case")
  const ids = new Set<string>()
  for (const [index, { id }] of read.entries()) {
    if (ids.has(id)) problems.add(`cases[${index}].id`, `${JSON.stringify(id)} is a duplicate`)
    ids.add(id)
  }
  if (problems.found.length > 0) throw new ManifestError(file, problems.found)
  return read
}

function readCase(value: unknown, place: string, common: Configuration | undefined, problems: Problems): Case {
  const item = problems.object(value, place)
  const configuration =
    item["configuration"] === undefined
      ? common
      : readConfiguration(item["configuration"], `${place}.configuration`, problems)
  if (!configuration) problems.add(`${place}.configuration`, "is missing, and the pack has none either")
  const asked = configuration ?? { objects: [] }
  const expected =
    item["expected"] === undefined ? undefined : readGroundTruth(item["expected"], `${place}.expected`, asked, problems)
  return {
    id: problems.text(item["id"], `${place}.id`),
    file: problems.text(item["file"], `${place}.file`),
    configuration: asked,
    expected,
    accept: readAccept(item["accept"], `${place}.accept`, expected ?? {}, problems),
    places: readPlaces(item["places"], `${place}.places`, expected ?? {}, problems),
    tags:
      item["tags"] === undefined
        ? []
        : problems
            .array(item["tags"], `${place}.tags`)
            .map((tag, index) => problems.text(tag, `${place}.tags[${index}]`)),
    labels: item["labels"] === undefined ? undefined : readLabels(item["labels"], `${place}.labels`, problems),
  }
}

function readLabels(value: unknown, place: string, problems: Problems): PrintedLabel[] {
  return problems.array(value, place).map((item, index) => {
    const { label, text } = problems.object(item, `${place}[${index}]`)
    return {
      label: label === "" ? "" : problems.text(label, `${place}[${index}].label`),
      text: problems.text(text, `${place}[${index}].text`),
    }
  })
}

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

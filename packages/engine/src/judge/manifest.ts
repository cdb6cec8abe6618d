import { access, readdir, readFile } from "node:fs/promises"
import { basename, join, resolve } from "node:path"
import type { Configuration } from "../configuration.ts"
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

/** The file that makes a folder a pack. */
export const manifestName = "manifest.json"

/** Thrown when a folder is no pack, or contains none; the message says what is expected. */
export class PackError extends Error {
  override readonly name = "PackError"
}

/**
 * Lists the folders in a folder that contain a manifest, by name.
 *
 * @throws {PackError} when the folder cannot be read or contains no pack.
 */
export async function listPacks(dataFolder: string): Promise<string[]> {
  const folders = await readdir(dataFolder).catch((cause: unknown) => {
    throw new PackError(`${dataFolder}: no such folder, or it cannot be read.`, { cause })
  })
  const names: string[] = []
  for (const name of folders.sort()) if (await isThere(join(dataFolder, name, manifestName))) names.push(name)
  if (names.length > 0) return names
  throw new PackError(
    `${dataFolder}: neither it nor a folder in it has a ${manifestName}, which lists labelled documents.`,
  )
}

/**
 * Reads and validates a pack's manifest, including the existence of its files.
 *
 * @param parseJson - throws for a text that is not JSON; the message becomes a part of the sentence.
 * @throws {PackError} when the folder has no manifest.
 * @throws {ManifestError} with every mistake and its path.
 */
export async function readPack(folder: string, parseJson?: (text: string) => unknown): Promise<Pack> {
  const file = join(folder, manifestName)
  const text = await readFile(file, "utf8").catch((cause: unknown) => {
    throw new PackError(`${file}: no such file, or it cannot be read. A pack is a folder with a ${manifestName}.`, {
      cause,
    })
  })
  const cases = parseManifest(text, file, parseJson)
  const problems = new Problems()
  for (const [index, { file: document }] of cases.entries()) {
    if (!(await isThere(join(folder, document)))) {
      problems.add(`cases[${index}].file`, `the file ${JSON.stringify(document)} does not exist in the pack's folder`)
    }
  }
  if (problems.found.length > 0) throw new ManifestError(file, problems.found)
  return { name: basename(resolve(folder)), folder, cases }
}

/**
 * Parses the text of a manifest.
 *
 * @throws {ManifestError} with every mistake and its path.
 */
export function parseManifest(text: string, file: string, parseJson: (text: string) => unknown = JSON.parse): Case[] {
  const problems = new Problems()
  let json: unknown
  try {
    json = parseJson(text)
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

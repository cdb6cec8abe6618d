import { writeTable } from "./constants.ts"
import { listOperations, resolve, toArray, toObject, toText } from "./load-document.ts"
import type { JsonObject } from "./load-document.ts"

/** A kind of file that can be uploaded. */
interface FileKind {
  readonly name: string
  readonly mediaType: string
  readonly extensions: readonly string[]
}

function readFileKinds(document: JsonObject): FileKind[] {
  const { node, location } = operation(document, "executeWorkflow")
  const path = ["requestBody", "content", "multipart/form-data", "schema", "properties", "file", "x-file-kinds"]
  const kinds = path.reduce((parent, member) => toObject(parent[member], `${location}/${path.join("/")}`), node)
  return Object.entries(kinds).map(([name, value]) => {
    const kindLocation = `${location}/${path.join("/")}/${name}`
    const kind = toObject(value, kindLocation)
    const extensions = toArray(kind["extensions"], kindLocation).map((each) => toText(each, kindLocation))
    if (extensions.length === 0) throw new Error(`${kindLocation}/extensions: must list at least one extension`)
    return { name, mediaType: toText(kind["mediaType"], `${kindLocation}/mediaType`), extensions }
  })
}

/**
 * Reads the media type of each export mode.
 *
 * @throws {Error} when a mode has no media type, or the export does not respond with it.
 */
function readExportMediaTypes(document: JsonObject): Map<string, string> {
  const location = "#/components/parameters/ExportMode/schema"
  const parameter = resolve(document, { $ref: "#/components/parameters/ExportMode" }, "parameters", location)
  const schema = toObject(parameter["schema"], location)
  const mediaTypes = toObject(schema["x-media-types"], `${location}/x-media-types`)
  const { node, location: export_ } = operation(document, "exportExecution")
  const success = toObject(toObject(node["responses"], export_)["200"], `${export_}/responses/200`)
  const documented = Object.keys(toObject(success["content"], `${export_}/responses/200/content`))
  return new Map(
    toArray(schema["enum"], `${location}/enum`).map((value) => {
      const mode = toText(value, `${location}/enum`)
      const mediaType = toText(mediaTypes[mode], `${location}/x-media-types/${mode}`)
      if (!documented.includes(mediaType))
        throw new Error(`${location}/x-media-types/${mode}: exportExecution does not respond with ${mediaType}`)
      return [mode, JSON.stringify(mediaType)]
    }),
  )
}

/** Writes the media types of uploads, by kind or by extension, and those of exports. */
export function writeMediaTypes(document: JsonObject, uploadsBy: "kind" | "extension"): string {
  const kinds = readFileKinds(document)
  const byKind = new Map(kinds.map(({ name, mediaType }) => [name, JSON.stringify(mediaType)]))
  const extensions = kinds.flatMap(({ mediaType, extensions }) => extensions.map((each) => [each, mediaType] as const))
  const byExtension = new Map<string, string>()
  for (const [extension, mediaType] of extensions) {
    if (byExtension.has(extension)) throw new Error(`x-file-kinds: two kinds of file have the extension ${extension}`)
    byExtension.set(extension, JSON.stringify(mediaType))
  }
  const uploads =
    uploadsBy === "kind"
      ? writeTable("mediaTypeByFileKind", "The media type of each kind of file that can be uploaded.", byKind)
      : writeTable("mediaTypeByExtension", "The media type of an upload, by the extension of its name.", byExtension)
  const exports = [...readExportMediaTypes(document)].map(([mode, mediaType]) => {
    return { mode, mediaType, constant: `${mode}MediaType` }
  })
  // One constant each, so that a bundle holds only those that it uses.
  const constants = exports.map(({ constant, mediaType }) => `export const ${constant} = ${mediaType}\n`)
  const table = new Map(exports.map(({ mode, constant }) => [mode, constant]))
  return [
    uploads,
    constants.join(""),
    writeTable("mediaTypeByExportMode", "The media type of an export, by its mode.", table),
  ].join("\n")
}

function operation(document: JsonObject, operationId: string) {
  const found = listOperations(document).find((each) => each.operationId === operationId)
  if (found === undefined) throw new Error(`#/paths: there is no operation ${operationId}`)
  return found
}

import type { FileId, FileInput } from "@docsift/sdk"
import type { StandardSchemaWithJSON } from "@modelcontextprotocol/server"
import { z } from "zod"
import { ToolError } from "./tool-result.ts"
import { toolSchema } from "./tool-schema.ts"

/** The largest file that a call may contain; larger ones are uploaded first, and named by their id. */
const maxBytes = 10 * 1024 * 1024
/** Base64 writes three bytes as four characters. */
const maxBase64Length = Math.ceil(maxBytes / 3) * 4

const fileId = z.string().describe("Id of a stored file, such as file_51c0ad93f7e2, in place of its content.")

/** The members with which a call names its document. */
type DocumentShape = Readonly<Partial<Record<"data" | "fileName" | "path" | "fileId", z.ZodOptional<z.ZodString>>>>

/** The document of a call that comes over HTTP: its content, or the id of a stored file. Nothing is fetched from a URL. */
const remoteDocument: DocumentShape = {
  data: z.string().optional().describe("The content of the file in base64, at most 10 MiB."),
  fileName: z
    .string()
    .optional()
    .describe("The name of the file with its extension, such as invoice.pdf; with `data`."),
  fileId: fileId.optional(),
}

/** The document of a call on the machine that has it. */
const localDocument: DocumentShape = {
  path: z.string().optional().describe("Path of the file on this machine."),
  fileId: fileId.optional(),
}

/** The machine that has the documents of calls: the caller's, or the one that the MCP server runs on. */
export type DocumentPlace = "remote" | "local"

/** Builds the input of a tool that takes a document, for documents of either place. */
export function forEachPlace<Input, Output>(
  build: (document: DocumentShape) => StandardSchemaWithJSON<Input, Output>,
): Readonly<Record<DocumentPlace, StandardSchemaWithJSON<Input, Output>>> {
  return { remote: toolSchema(build(remoteDocument)), local: toolSchema(build(localDocument)) }
}

const members = z.object({
  data: z.string().optional(),
  fileName: z.string().optional(),
  path: z.string().optional(),
  fileId: z.string().optional(),
})

/** A document of a call: one to upload, or the id of a stored one. */
export type CalledDocument = { readonly upload: FileInput } | { readonly fileId: FileId }

/**
 * Reads the document of a call.
 *
 * @param input - the members of the call's `data` and `fileName`, `path` or `fileId`, which the protocol has checked.
 * @param openPath - opens a file of this machine; undefined where callers are on others.
 * @throws {ToolError} when none or more than one is given, or the content is not base64 or too large.
 */
export async function readDocument(
  input: unknown,
  openPath: ((path: string) => Promise<FileInput>) | undefined,
): Promise<CalledDocument> {
  const { data, fileName, path, fileId: id } = members.parse(input)
  const given = [data, path, id].filter((value) => value !== undefined)
  if (given.length !== 1) {
    throw new ToolError(`Name one document: ${openPath === undefined ? "`data`" : "`path`"} or \`fileId\`.`)
  }
  if (id !== undefined) return { fileId: id }
  if (path !== undefined && openPath !== undefined) return { upload: await openFile(path, openPath) }
  if (data === undefined || fileName === undefined) throw new ToolError("fileName: is required with `data`")
  return { upload: { data: decode(data), name: fileName } }
}

async function openFile(path: string, openPath: (path: string) => Promise<FileInput>): Promise<FileInput> {
  try {
    return await openPath(path)
  } catch (cause) {
    throw new ToolError(cause instanceof Error ? cause.message : "The file cannot be opened.", { cause })
  }
}

function decode(data: string): Uint8Array<ArrayBuffer> {
  if (data.length > maxBase64Length) {
    throw new ToolError("data: the file may be at most 10 MiB long; upload a larger one, and name it by `fileId`")
  }
  if (!/^[A-Za-z0-9+/]*={0,2}$/.test(data)) throw new ToolError("data: must be base64, without a prefix such as data:")
  return new Uint8Array(Buffer.from(data, "base64"))
}

import { readFile } from "node:fs/promises"
import { join } from "node:path"
import ts from "typescript"

/** The comment of a client method. */
export interface MethodComment {
  /** The text before the first tag, on one line. */
  readonly summary: string
  /** The errors that only this method throws, such as `{WaitTimeoutError} when the time is up`. */
  readonly throws: readonly string[]
  /** The code of `@example`, without its fences. */
  readonly example: string
}

// The files that declare the methods of a resource, by its name in the client; with the interface, if a file has several.
const files: Readonly<Record<string, string>> = {
  "": "client.ts",
  "workflows.": "resources/workflows.ts",
  "executions.": "resources/executions.ts",
  "files.": "resources/files.ts",
  "batches.": "resources/batches.ts",
  "webhooks.": "resources/webhooks.ts",
  "usage.": "resources/usage.ts",
  "caller.": "resources/sessions.ts#Caller",
  "sessions.": "resources/sessions.ts#Sessions",
  "apiKeys.": "resources/api-keys.ts",
  "admin.models.": "resources/models.ts",
  "admin.runtimeConfig.": "resources/runtime-config.ts",
  "admin.organizations.": "resources/organizations.ts",
  "admin.users.": "resources/users.ts",
  "admin.auditLog.": "resources/audit-log.ts",
}

// The files that declare the functions beside the client, by the entry point that exports them.
const functionFiles: Readonly<Record<string, readonly string[]>> = {
  "@docsift/sdk": ["define-workflow.ts", "evidence-tree.ts"],
  "@docsift/sdk/batch": ["extract-all.ts"],
  "@docsift/sdk/node": ["node.ts"],
  "@docsift/sdk/schema": ["data-schema.ts", "parse-workflow.ts"],
  "@docsift/sdk/webhooks": ["unwrap.ts"],
}

/** The comment of a function beside the client. */
export interface FunctionComment extends MethodComment {
  /** The function with the names of its parameters, such as `fromPath(path, options?)`. */
  readonly call: string
  /** The entry point that exports it. */
  readonly module: string
}

/** Reads the comments of the exported functions that are not methods of the client. */
export async function readFunctionComments(sourceFolder: string): Promise<FunctionComment[]> {
  const comments: FunctionComment[] = []
  for (const [module, paths] of Object.entries(functionFiles))
    for (const path of paths)
      for (const declaration of (await parseFile(sourceFolder, path)).statements) {
        const comment = ts.isFunctionDeclaration(declaration) ? parseComment(declaration) : undefined
        if (comment !== undefined && ts.isFunctionDeclaration(declaration))
          comments.push({ ...comment, module, call: callOf(declaration) })
      }
  return comments
}

/** Returns a call of a function; a parameter that is taken apart at once is called by its role. */
function callOf({ name, parameters }: ts.FunctionDeclaration): string {
  const names = parameters.map((parameter) => {
    const text = ts.isIdentifier(parameter.name) ? parameter.name.text : "input"
    return parameter.initializer || parameter.questionToken ? `${text}?` : text
  })
  return `${name?.text ?? ""}(${names.join(", ")})`
}

/** Parses a source file of the SDK. */
export async function parseFile(sourceFolder: string, path: string): Promise<ts.SourceFile> {
  return ts.createSourceFile(path, await readFile(join(sourceFolder, path), "utf8"), ts.ScriptTarget.Latest, true)
}

/** Reads the comments of the client's methods, by names such as `workflows.list`. */
export async function readMethodComments(sourceFolder: string): Promise<Map<string, MethodComment>> {
  const comments = new Map<string, MethodComment>()
  for (const [prefix, location] of Object.entries(files)) {
    const [path = "", only] = location.split("#")
    const source = await parseFile(sourceFolder, path)
    for (const declaration of source.statements) {
      if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) continue
      if (only !== undefined && declaration.name?.text !== only) continue
      for (const member of declaration.members) {
        const comment = member.name === undefined ? undefined : parseComment(member)
        if (comment !== undefined) comments.set(prefix + (member.name?.getText(source) ?? ""), comment)
      }
    }
  }
  return comments
}

/** Returns the comment of a member; undefined for one without an example, which is not a method. */
function parseComment(member: ts.Node): MethodComment | undefined {
  const tags = ts.getJSDocTags(member)
  const example = tags.find(({ tagName }) => tagName.text === "example")
  const code = /^```ts\n([^]*?)\n```$/m.exec(ts.getTextOfJSDocComment(example?.comment) ?? "")?.[1]
  const [block] = ts.getJSDocCommentsAndTags(member).filter((node) => ts.isJSDoc(node))
  if (code === undefined || block === undefined) return undefined
  const throws = tags.filter((tag) => ts.isJSDocThrowsTag(tag)).map((tag) => tag.getText())
  return {
    summary: oneLine(ts.getTextOfJSDocComment(block.comment) ?? ""),
    throws: throws.map((text) => oneLine(text.replace(/^@throws\s*/, "").replaceAll(/\n\s*\*/g, " "))),
    example: code,
  }
}

/** Joins the lines of a text. */
export const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

import { readFile } from "node:fs/promises"
import { join } from "node:path"
import ts from "typescript"

/** What the comment of a client's method says. */
export interface MethodComment {
  /** The text before the first tag, on one line. */
  readonly summary: string
  /** What the method throws beyond what every call may, such as `{WaitTimeoutError} when the time is over`. */
  readonly throws: readonly string[]
  /** The code of `@example`, without its fences. */
  readonly example: string
}

// Where the methods of a resource are declared, by the name under which the client has it.
const files: Readonly<Record<string, string>> = {
  "": "client.ts",
  "workflows.": "resources/workflows.ts",
  "executions.": "resources/executions.ts",
  "apiKeys.": "resources/api-keys.ts",
  "admin.models.": "resources/models.ts",
  "admin.runtimeConfig.": "resources/runtime-config.ts",
  "admin.organizations.": "resources/organizations.ts",
  "admin.users.": "resources/users.ts",
}

/** Reads the comments of the client's methods: `workflows.list` → what its comment says. */
export async function readMethodComments(sourceFolder: string): Promise<Map<string, MethodComment>> {
  const comments = new Map<string, MethodComment>()
  for (const [prefix, path] of Object.entries(files)) {
    const source = ts.createSourceFile(
      path,
      await readFile(join(sourceFolder, path), "utf8"),
      ts.ScriptTarget.Latest,
      true,
    )
    for (const declaration of source.statements) {
      if (!ts.isInterfaceDeclaration(declaration) && !ts.isClassDeclaration(declaration)) continue
      for (const member of declaration.members) {
        const comment = member.name === undefined ? undefined : parseComment(member)
        if (comment !== undefined) comments.set(prefix + (member.name?.getText(source) ?? ""), comment)
      }
    }
  }
  return comments
}

/** Reads a member's comment; undefined when it has no example, as members that are no methods. */
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

const oneLine = (text: string): string => text.replaceAll(/\s+/g, " ").trim()

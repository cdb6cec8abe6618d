import { readdir } from "node:fs/promises"
import { join } from "node:path"
import ts from "typescript"
import { oneLine, parseFile } from "./method-comments.ts"

/** The comment of an error class of the client. */
export interface ErrorComment {
  readonly name: string
  /** The class that it extends. */
  readonly base: string
  readonly summary: string
  /** The members that it adds to its base. */
  readonly members: readonly string[]
}

/** The errors of the client, and the reasons for which an execution fails. */
export interface Errors {
  readonly classes: readonly ErrorComment[]
  readonly failureReasons: readonly string[]
}

/**
 * Reads the error classes of the client with their comments, each after its base, and the known members of `FailureReason`.
 *
 * @throws When a class has no comment, or the reasons are not found.
 */
export async function readErrors(sourceFolder: string): Promise<Errors> {
  const classes: ErrorComment[] = []
  const failureReasons: string[] = []
  for (const file of (await readdir(join(sourceFolder, "errors"))).toSorted()) {
    if (file.includes(".test")) continue
    const source = await parseFile(sourceFolder, join("errors", file))
    for (const statement of source.statements) {
      if (ts.isClassDeclaration(statement)) classes.push(parseClass(statement, file))
      if (ts.isTypeAliasDeclaration(statement) && statement.name.text === "FailureReason")
        failureReasons.push(...literalsOf(statement.type))
    }
  }
  if (failureReasons.length === 0) throw new Error("errors/: FailureReason has no literal members")
  return { classes: inOrder(classes), failureReasons }
}

function parseClass(declaration: ts.ClassDeclaration, file: string): ErrorComment {
  const name = declaration.name?.text ?? ""
  const [block] = ts.getJSDocCommentsAndTags(declaration).filter((node) => ts.isJSDoc(node))
  const summary = oneLine(ts.getTextOfJSDocComment(block?.comment) ?? "")
  if (summary === "") throw new Error(`errors/${file}: ${name} has no comment`)
  const base = declaration.heritageClauses?.find(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
  const members = declaration.members
    .filter((member) => ts.isPropertyDeclaration(member))
    .map((member) => member.name.getText())
    .filter((member) => member !== "name")
  return { name, base: base?.types[0]?.expression.getText() ?? "", summary, members }
}

function literalsOf(type: ts.TypeNode): string[] {
  const parts = ts.isUnionTypeNode(type) ? type.types : []
  return parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  )
}

/** Returns the classes so that each follows its base, and siblings are in the order of their names. */
function inOrder(classes: readonly ErrorComment[], base = "Error"): ErrorComment[] {
  return classes.filter((each) => each.base === base).flatMap((each) => [each, ...inOrder(classes, each.name)])
}

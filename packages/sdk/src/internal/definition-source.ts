import type { WorkflowInput } from "../types/workflow.ts"

// What a constant of a module cannot be called (ECMA-262, 12.7.2), of the words that a name in lower case can be, and the
// import of the source.
const reservedNames = new Set(
  (
    "arguments await break case catch class const continue debugger default delete do else enum eval export extends false " +
    "finally for function if implements import in instanceof interface let new null package private protected public " +
    "return static super switch this throw true try typeof var void while with yield undefined defineWorkflow"
  ).split(" "),
)

/** Returns the name of a constant for a workflow: `Supplier invoices` → `supplierInvoices`. */
export function constantNameOf(workflowName: string): string {
  const words =
    workflowName
      .normalize("NFKD")
      .replace(/\p{M}+/gu, "")
      .match(/[a-z0-9]+/gi) ?? []
  const name = words
    .map((word, index) => (index === 0 ? word.charAt(0).toLowerCase() : word.charAt(0).toUpperCase()) + word.slice(1))
    .join("")
  if (reservedNames.has(name)) return `${name}Workflow`
  return /^[a-z]/.test(name) ? name : `workflow${name}`
}

/**
 * Returns whether two sources say the same. A formatter that runs over the file may have changed spaces, line breaks, quotes,
 * semicolons and trailing commas, and another command may have written it.
 */
export function isSameSource(one: string, other: string): boolean {
  return JSON.stringify(tokensOf(one)) === JSON.stringify(tokensOf(other))
}

/** The line that names the command that wrote a source. */
const writtenBy = /^\s*\/\/ Written by .*/

/** Returns the first line of a source that a command has written. */
export function headerOf(command: string): string {
  return `// Written by \`${command}\`; --check reports whether it is stale.`
}

/** Returns the words, signs and strings of a source, strings with double quotes. */
function tokensOf(source: string): string[] {
  const tokens = source.replace(writtenBy, "").match(/"(?:[^"\\\n]|\\.)*"|'(?:[^'\\\n]|\\.)*'|\w+|[^\s\w;,]/g) ?? []
  return tokens.map((token) =>
    /^["'].*["']$/.test(token) ? `"${token.slice(1, -1).replace(/\\(["'])/g, "$1")}"` : token,
  )
}

/**
 * Returns TypeScript source that exports the definition of a workflow, typed.
 *
 * @param command - what writes it, for the first line.
 */
export function definitionSource({ name, description, configuration }: WorkflowInput, command: string): string {
  const definition = JSON.stringify({ name, ...(description && { description }), configuration }, null, 2)
  const literal = definition
    // Line breaks for JavaScript, and not for JSON.
    .replace(/[\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16)}`)
    // JSON has no line breaks inside of strings, so what starts a line is a key.
    .replace(/^( +)"(\w+)":/gm, "$1$2:")
    .replace(/([}\]"\w])$/gm, "$1,")
  return [
    headerOf(command),
    'import { defineWorkflow } from "@docsift/sdk"',
    "",
    `export const ${constantNameOf(name)} = defineWorkflow(${literal.replace(/,$/, "")})`,
    "",
  ].join("\n")
}

import type { Workflow } from "../types/workflow.ts"

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
  return /^[a-z]/.test(name) ? name : `workflow${name}`
}

/** Returns TypeScript source that exports the definition of a workflow, typed. */
export function definitionSource({ id, name, description, configuration }: Workflow): string {
  const definition = JSON.stringify({ name, ...(description && { description }), configuration }, null, 2)
  // JSON has no line breaks inside of strings, so what starts a line is a key.
  const literal = definition.replace(/^( +)"(\w+)":/gm, "$1$2:").replace(/([}\]"\w])$/gm, "$1,")
  return [
    `// Written by \`npx @docsift/sdk pull ${id}\`; --check reports whether it still matches the server.`,
    'import { defineWorkflow } from "@docsift/sdk"',
    "",
    `export const ${constantNameOf(name)} = defineWorkflow(${literal.replace(/,$/, "")})`,
    "",
  ].join("\n")
}

import { describe, listClientMethods } from "./api-md.ts"
import { readErrorCodes } from "./error-codes.ts"
import type { Errors } from "./error-comments.ts"
import type { JsonObject } from "./load-document.ts"
import type { FunctionComment, MethodComment } from "./method-comments.ts"

const opening = `# @docsift/sdk

> The typed client for Docsift, the self-hosted service that extracts fields and tables from documents (PDF, images, Office, mail, text) as typed JSON, with the page, position and confidence of every value.

Install it with \`npm install @docsift/sdk\`; Node 22 or later, Bun, Deno, workerd and browsers. The README of the package is the guide, \`api.md\` has an example of each method.

\`\`\`ts
import { Client, defineWorkflow } from "@docsift/sdk"
import { fromPath } from "@docsift/sdk/node"

const client = new Client() // reads DOCSIFT_API_KEY and DOCSIFT_BASE_URL
const invoices = defineWorkflow({
  name: "Invoices",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "total", type: "number" }] }] },
})
const workflow = await client.workflows.ensure(invoices)
const { extractedData } = await client.extract({ workflow, definition: invoices, file: fromPath("invoice.pdf") })
console.log(extractedData.Invoice.fields.total) // number | null
\`\`\`

- Types of values are \`string\`, \`number\` and \`date\` (text as YYYY-MM-DD); a value that was not found is \`null\`.
- A file is a Blob, bytes, a stream, a Response or \`{ data, name, type, size }\`; a path needs \`fromPath()\`.
- The last parameter of every method takes \`signal\`, \`timeout\` (milliseconds for one attempt), \`deadline\` (milliseconds for all of the call), \`maxRetries\`, \`headers\` and \`idempotencyKey\`.
- \`await\` returns the type after the arrow; \`.withResponse()\` also returns status, headers and request id. \`for await\` over a list reads all pages.
- Failed requests are repeated where that is safe; do not write a retry loop.
- The API key belongs on a server, never in a web page.
`

/** What llms.txt lists beside the operations of the document. */
export interface ClientComments {
  /** By the name of the method. */
  readonly methods: ReadonlyMap<string, MethodComment>
  readonly functions: readonly FunctionComment[]
  readonly errors: Errors
}

/**
 * Writes the reference of the client for language models: every method, function and error on a line of its own.
 *
 * @see https://llmstxt.org
 * @throws When an operation has no method.
 */
export function generateLlmsTxt(document: JsonObject, { methods, functions, errors }: ClientComments): string {
  const byTag = Map.groupBy(listClientMethods(document), ({ tag }) => tag)
  const sections = [...byTag].map(([tag, listed]) => {
    const lines = listed.map(({ call, name, result }) => {
      const comment = methods.get(name)
      return `- \`client.${call}\` → \`${result}\`${comment === undefined ? "" : `: ${describe(comment)}`}`
    })
    return [`### ${tag}`, "", ...lines, ""].join("\n")
  })
  const beside = functions.map((each) => `- \`${each.call}\` of \`${each.module}\`: ${describe(each)}`)
  const classes = errors.classes.map(({ name, base, summary, members }) => {
    const added = members.length ? ` Members: ${members.map((member) => `\`${member}\``).join(", ")}.` : ""
    return `- \`${name}\` extends \`${base}\`: ${summary}${added}`
  })
  const codes = [...readErrorCodes(document)].map(([code, status]) => `\`${code}\` (${status})`)
  return `${opening}
## Methods

${sections.join("\n")}
## Functions

${beside.join("\n")}

## Errors

All are exported by \`@docsift/sdk\` and recognised by \`instanceof\`. \`message\` is for logs, \`sentence\` for people.

${classes.join("\n")}

\`ApiError.code\` is one of ${codes.join(", ")}; a newer server may send others.

\`ExecutionFailedError.reason\` is one of ${errors.failureReasons.map((reason) => `\`${reason}\``).join(", ")}; a newer server may send others.
`
}

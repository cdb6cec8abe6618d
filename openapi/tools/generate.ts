import { mkdir, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { generateApiOverview } from "./api-md.ts"
import { generateConstants } from "./constants-generator.ts"
import { loadDocument } from "./load-document.ts"
import { readErrors } from "./error-comments.ts"
import { generateLlmsTxt } from "./llms-txt.ts"
import { readFunctionComments, readMethodComments } from "./method-comments.ts"
import type { JsonObject } from "./load-document.ts"
import { generateRoutes } from "./routes-generator.ts"
import { generateSchemaTypes } from "./schema-generator.ts"

const notice = "Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit."

/** Root folder of the repository, to which the paths of generated files are relative. */
export const repository = fileURLToPath(new URL("../..", import.meta.url))

/** Returns the text of every generated file by its path in the repository. */
export async function generateFiles(document: JsonObject): Promise<Map<string, string>> {
  const constants = [...generateConstants(document)].map(([path, text]) => [path, `// ${notice}\n${text}`] as const)
  return new Map([...(await generateInterface(document)), ...constants])
}

/** Returns the files that describe the interface itself: types, routes, the served document and the list of methods. */
export async function generateInterface(document: JsonObject): Promise<Map<string, string>> {
  const sources = join(repository, "packages/sdk/src")
  const methods = await readMethodComments(sources)
  const comments = { methods, functions: await readFunctionComments(sources), errors: await readErrors(sources) }
  return new Map([
    ["packages/sdk/src/generated/schema.ts", `// ${notice}\n${await generateSchemaTypes(document)}`],
    ["packages/server/src/generated/routes.ts", `// ${notice}\n${generateRoutes(document)}`],
    ["packages/server/src/generated/document.ts", `// ${notice}\n${generateServedDocument(document)}`],
    ["packages/sdk/api.md", `<!-- ${notice} -->\n\n${generateApiOverview(document, methods)}`],
    ["packages/sdk/llms.txt", `<!-- ${notice} -->\n\n${generateLlmsTxt(document, comments)}`],
  ])
}

// A module instead of a JSON file, so that every bundler and runtime includes it without configuration.
function generateServedDocument(document: JsonObject): string {
  const type = "Readonly<Record<string, unknown>>"
  return `/** The complete OpenAPI document, as served at /openapi.json. */\nexport const document: ${type} = ${JSON.stringify(document, undefined, 2)}\n`
}

if (import.meta.main) {
  for (const [path, text] of await generateFiles(await loadDocument())) {
    const file = join(repository, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
    console.log(path)
  }
}

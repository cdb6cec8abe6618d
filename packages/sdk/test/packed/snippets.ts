import { glob, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"

// Names that the reader of an example is assumed to have. A snippet may shadow them.
const prelude = `import type { Client, CompletedExecution } from "@docsift/sdk"
import type { readFile as ReadFile } from "node:fs/promises"
declare const definition: {
  readonly name: "Invoices"
  readonly configuration: {
    readonly objects: readonly [
      { readonly name: "Invoice"; readonly fields: readonly [{ readonly name: "total"; readonly type: "number" }] },
    ]
  }
}
declare global {
  const client: Client
  const file: Blob
  const invoice: typeof definition
  const execution: CompletedExecution
  const readFile: typeof ReadFile
  const { defineWorkflow, evidenceTree }: typeof import("@docsift/sdk")
  const { fromPath }: typeof import("@docsift/sdk/node")
  type ExtractedData<Definition> = import("@docsift/sdk").ExtractedData<Definition>
}
`

// A package that a snippet imports and that this repository does not have. A script, not a module, can declare it.
const ambient = `declare module "undici" {
  export class ProxyAgent {
    constructor(url: string)
  }
}
`

/** Extracts the TypeScript blocks from a Markdown page or from the comments of a source file. */
export function findSnippets(text: string): string[] {
  return [...text.matchAll(/^([ *]*)```ts\n([^]*?)^\1```$/gm)].map(([, indent = "", code = ""]) =>
    code.replaceAll(new RegExp(`^${indent.trimEnd().replaceAll("*", "\\*")} ?`, "gm"), ""),
  )
}

/** Writes each snippet of the README, llms.txt and the doc comments to a module of its own and returns their number. */
export async function writeSnippets(packageFolder: string, folder: string): Promise<number> {
  await writeFile(join(folder, "prelude.ts"), prelude)
  await writeFile(join(folder, "ambient.ts"), ambient)
  let count = 0
  for await (const path of glob(["README.md", "llms.txt", "src/**/*.ts"], { cwd: packageFolder }))
    for (const snippet of findSnippets(await readFile(join(packageFolder, path), "utf8"))) {
      const name = `${path.replaceAll(/\W/g, "-")}-${++count}.ts`
      await writeFile(join(folder, name), `${snippet}\nexport {}\n`)
    }
  return count
}

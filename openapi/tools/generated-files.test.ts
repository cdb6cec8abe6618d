import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { generateFiles, repository } from "./generate.ts"
import { loadDocument } from "./load-document.ts"

const files = await generateFiles(await loadDocument())

test.each([...files.keys()])("%s is what the document generates; `npm run generate` renews it", async (path) => {
  const committed = await readFile(join(repository, path), "utf8")
  // Compared as a flag: a diff of thousands of lines would say less than the title.
  expect(committed === files.get(path)).toBe(true)
})

test.each([...files])("%s says in its first line what made it and that nobody edits it", (_path, text) => {
  expect(text.split("\n")[0]).toContain(
    "Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.",
  )
})

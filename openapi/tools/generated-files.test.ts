import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { expect, test } from "vitest"
import { generateFiles, repository } from "./generate.ts"
import { loadDocument } from "./load-document.ts"

const files = await generateFiles(await loadDocument())

test.each([...files.keys()])("%s is up to date; `npm run generate` updates it", async (path) => {
  const committed = await readFile(join(repository, path), "utf8")
  // Compared as a boolean: a diff of thousands of lines would be less helpful than the title.
  expect(committed === files.get(path)).toBe(true)
})

test.each([...files])("%s states in its first line that it is generated, from what and by what", (_path, text) => {
  expect(text.split("\n")[0]).toContain(
    "Generated from openapi/openapi.yaml by openapi/tools/generate.ts, do not edit.",
  )
})

import { copyFile, mkdir, rm } from "node:fs/promises"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { findDocumentationFolder, listDocumentationFiles } from "./src/documentation/read-documentation.ts"

/* The last step of the build: copies the documentation into the package, which serves it without the repository. */

const repository = findDocumentationFolder()
const folder = fileURLToPath(new URL("dist/pages/", import.meta.url))
await rm(folder, { recursive: true, force: true })
for (const path of await listDocumentationFiles(repository)) {
  await mkdir(dirname(join(folder, path)), { recursive: true })
  await copyFile(join(repository, path), join(folder, path))
}

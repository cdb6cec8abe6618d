import { copyFile, mkdir, rm } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { assets } from "./src/routes/docs.ts"

/* A step of the build: copies the files of Swagger UI that are served, 2 MB of the 12 of its package. */

const installed = dirname(createRequire(import.meta.url).resolve("swagger-ui-dist/package.json"))
const folder = fileURLToPath(new URL("dist/swagger-ui/", import.meta.url))
await rm(folder, { recursive: true, force: true })
await mkdir(folder, { recursive: true })
const licences = ["LICENSE", "NOTICE", "swagger-ui-bundle.js.LICENSE.txt"]
for (const name of [...Object.keys(assets), ...licences]) await copyFile(join(installed, name), join(folder, name))

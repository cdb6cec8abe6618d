/** Extracts the files of a folder with the engine alone: what `docsift extract` is compared with. */
import { readdir, readFile } from "node:fs/promises"
import { enableCompileCache } from "node:module"
import { join } from "node:path"
import type { Configuration } from "@docsift/engine"

enableCompileCache()

const { createEngine } = await import("@docsift/engine")
const [folder = "", definition = "", threads = ""] = process.argv.slice(2)
const { configuration } = JSON.parse(await readFile(definition, "utf8")) as { configuration: Configuration } // written by the benchmark
const engine = createEngine({ threads: Number(threads) })
const names = await readdir(folder)
const results = names.map(async (name) => engine.extract({ path: join(folder, name), fileName: name, configuration }))
for (const result of results) process.stdout.write(`${JSON.stringify((await result).data)}\n`)
await engine.close()

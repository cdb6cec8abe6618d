import { execFile } from "node:child_process"
import { writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { resolvePackage } from "@docsift/testing/packed-packages"

const run = promisify(execFile)

/** Loads the esbuild of tsup; using its types would require it as a dependency. */
export async function loadEsbuild(): Promise<{
  build: (options: object) => Promise<{ outputFiles: { text: string }[] }>
}> {
  return import(join(resolvePackage("esbuild", "packages/sdk"), "lib/main.js"))
}

/** Bundles a program for browsers and runs it in a context with nothing but the globals of a page. */
export async function bundle(folder: string): Promise<string> {
  const { build } = await loadEsbuild()
  const { outputFiles } = await build({
    absWorkingDir: folder,
    entryPoints: ["browser.mjs"],
    bundle: true,
    minify: true,
    platform: "browser",
    format: "iife",
    write: false,
  })
  const text = outputFiles.map((file) => file.text).join("")
  if (/node:|\brequire\(/.test(text)) throw new Error("The browser bundle imports a module of Node.")
  await writeFile(join(folder, "bundle.js"), text)
  // A page has neither process nor Buffer; `window` would trip the guard against keys in pages.
  const program = `const { runInNewContext } = await import("node:vm"); const { readFile } = await import("node:fs/promises")
const page = { URL, fetch, Headers, Request, Response, AbortController, setTimeout, clearTimeout, performance }
runInNewContext(await readFile("bundle.js", "utf8"), page)
new page.docsift.Client({ apiKey: "dsk_test" })`
  await run(process.execPath, ["--input-type=module", "-e", program], { cwd: folder })
  return `esbuild, browser: ${text.length} characters minified`
}

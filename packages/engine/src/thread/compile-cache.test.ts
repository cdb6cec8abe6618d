import { execFileSync } from "node:child_process"
import { mkdtempSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { expect, onTestFinished, test } from "vitest"

/** Returns the folder of the compile cache that a thread uses, started by a process with this one. */
function cacheOfThread(compileCache: string): unknown {
  const module = JSON.stringify(new URL("compile-cache.ts", import.meta.url).href)
  const inside = `data:text/javascript,${encodeURIComponent(`
    import { workerData } from "node:worker_threads"
    import { getCompileCacheDir } from "node:module"
    import { useCompileCache } from ${module}
    useCompileCache(workerData)
    console.log(JSON.stringify(getCompileCacheDir() ?? "none"))`)}`
  const program = `
    import { Worker } from "node:worker_threads"
    import { threadSetup } from ${module}
    new Worker(new URL(${JSON.stringify(inside)}), { env: {}, workerData: threadSetup() })`
  const env = { NODE_COMPILE_CACHE: compileCache }
  return JSON.parse(
    execFileSync(process.execPath, ["--input-type=module", "--eval", program], { env, encoding: "utf8" }),
  )
}

test("a thread uses the compile cache of its process", () => {
  const folder = mkdtempSync(join(tmpdir(), "docsift-compiled-"))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  expect(cacheOfThread(folder)).toContain(`${folder}/`)
})

test("a thread of a process without a compile cache uses none", () => {
  expect(cacheOfThread("")).toBe("none")
})

import { execFile } from "node:child_process"
import { cp, mkdir, mkdtemp, rm } from "node:fs/promises"
import { availableParallelism, tmpdir } from "node:os"
import { join } from "node:path"
import { promisify } from "node:util"
import { bundle } from "./bundle.ts"
import { compile, compilers, resolutionsOf } from "./compile.ts"
import { installPacked, packageFolder } from "./install.ts"
import { runJest } from "./jest.ts"
import { writeSnippets } from "./snippets.ts"

/*
 * Uses the package as it would be published: packs it, unpacks the tarball into the node_modules of a program outside
 * the repository, and runs, tests, compiles and bundles programs there. Its only dependency is linked; Jest and an old
 * TypeScript, which the repository lacks, come from the registry once.
 */

const run = promisify(execFile)
const consumers = join(import.meta.dirname, "consumers")

async function execute(folder: string, file: string): Promise<string> {
  await run(process.execPath, [file], { cwd: folder })
  return `Node ${process.version}, ${file}`
}

/** Runs a check and prints its outcome; a failure sets the exit code. */
async function report(check: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`  ✔ ${await check()}\n`)
  } catch (error) {
    process.exitCode = 1
    const { message, stdout = "", stderr = "" } = error as Error & { stdout?: string; stderr?: string } // as rejected by execFile
    // The message of a failed program already contains its stderr.
    process.stderr.write(`  ✖ ${message}\n${stdout}${message.includes(stderr) ? "" : stderr}\n`)
  }
}

async function main(folder: string): Promise<void> {
  await installPacked(folder)
  await cp(consumers, folder, { recursive: true })
  await cp(join(folder, "types.ts"), join(folder, "commonjs-types.cts"))
  await mkdir(join(folder, "snippets"))
  const count = await writeSnippets(packageFolder, join(folder, "snippets"))
  const waiting = [
    () => execute(folder, "esm.mjs"),
    () => execute(folder, "commonjs.cjs"),
    () => bundle(folder),
    () => runJest(folder, "jest.test.cjs"),
    () => runJest(folder, "jest.test.mjs"),
    () => compile(folder, "7.0", "bundler", ["snippets/*.ts"]).then(() => `${count} snippets of README and comments`),
    ...compilers.flatMap((compiler) =>
      resolutionsOf(compiler).map(
        (resolution) => () =>
          compile(
            folder,
            compiler,
            resolution,
            resolution === "nodenext" ? ["types.ts", "commonjs-types.cts"] : ["types.ts"],
          ),
      ),
    ),
  ]
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await report(check)
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

const folder = await mkdtemp(join(tmpdir(), "docsift-packed-"))
try {
  await main(folder)
} finally {
  await rm(folder, { recursive: true })
}

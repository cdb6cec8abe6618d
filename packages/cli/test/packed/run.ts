import { chmod, cp, mkdir, readFile, symlink, writeFile } from "node:fs/promises"
import { dirname, join } from "node:path"
import { compile } from "@docsift/testing/compile"
import { fetchPackage } from "@docsift/testing/fetch-package"
import { onePage, pdfFile } from "@docsift/testing/hostile/pdf-file"
import { nodeReleases } from "@docsift/testing/node-releases"
import { runPackedChecks } from "@docsift/testing/packed-checks"
import { installPacked } from "@docsift/testing/packed-packages"
import { sampleInvoice } from "../sample-invoice.ts"
import { checkCommands } from "./commands.ts"

/*
 * Uses the program as it would be published: packed, unpacked beside the published client and engine, linked as npm links it,
 * and run without a network in each release of Node that it supports.
 */
await runPackedChecks(async (folder) => {
  await installPacked(folder, ["packages/sdk", "packages/engine", "packages/mcp", "packages/cli"])
  await linkProgram(folder)
  await writeFile(join(folder, "invoice.txt"), sampleInvoice)
  await writeFile(join(folder, "order.pdf"), pdfFile(onePage()))
  await cp(join(import.meta.dirname, "no-network.cjs"), join(folder, "no-network.cjs"))
  await cp(join(import.meta.dirname, "types.ts"), join(folder, "types.ts"))
  return [
    ...(await nodeFolders()).map((node) => () => checkCommands(folder, node)),
    () => compile(folder, "7.0", "nodenext", ["types.ts"], { skipLibCheck: true }),
  ]
})

/** Links the program into `node_modules/.bin`, and makes it executable, as npm does. */
async function linkProgram(folder: string): Promise<void> {
  const target = join(folder, "node_modules/@docsift/cli")
  const { bin } = JSON.parse(await readFile(join(target, "package.json"), "utf8")) as { bin: { docsift: string } } // ours
  await mkdir(join(folder, "node_modules/.bin"))
  await chmod(join(target, bin.docsift), 0o755)
  await symlink(join("../@docsift/cli", bin.docsift), join(folder, "node_modules/.bin/docsift"))
}

/** The folders of the Node of this process, and of those of the registry that run on this machine. */
async function nodeFolders(): Promise<string[]> {
  const own = dirname(process.execPath)
  if (process.platform !== "linux" || process.arch !== "x64") return [own]
  const others = [nodeReleases.node22, nodeReleases.node26].map(async (spec) => join(await fetchPackage(spec), "bin"))
  return [own, ...(await Promise.all(others))]
}

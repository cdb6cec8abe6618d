import { execFile } from "node:child_process"
import { cp, mkdir, readFile, symlink } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { linkPackage, repository } from "@docsift/testing/packed-packages"

/** Runs a program to its end. */
export const run = promisify(execFile)

// As examples/README.md says, these stay behind: they need the rest of the repository.
const leftBehind = /node_modules|[/\\](?:dist|tsconfig\.json)$/

/** Copies an example to a folder where nothing of the repository is around it, with the packages of its manifest. */
export async function copyExample(folder: string, name: string, { withTests = false } = {}): Promise<string> {
  const source = join(repository, "examples", name)
  const target = join(folder, "examples", name)
  const filter = (path: string) =>
    !leftBehind.test(path.slice(repository.length)) && (withTests || !path.endsWith(".test.ts"))
  await cp(source, target, { recursive: true, filter })
  const { dependencies } = JSON.parse(await readFile(join(source, "package.json"), "utf8")) as {
    dependencies: Record<string, string>
  }
  await mkdir(join(target, "node_modules"))
  await symlink(join(folder, "node_modules/@docsift"), join(target, "node_modules/@docsift"))
  for (const dependency of Object.keys(dependencies))
    if (!dependency.startsWith("@docsift/")) await linkPackage(target, dependency, `examples/${name}`)
  return target
}

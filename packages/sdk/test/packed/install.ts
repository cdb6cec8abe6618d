import { execFile } from "node:child_process"
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const run = promisify(execFile)

/** The folder of this package. */
export const packageFolder = fileURLToPath(new URL("../..", import.meta.url))

/** The folder of the repository. */
export const repository = join(packageFolder, "../..")

/** Returns the folder of a package as resolved from a workspace. */
export function resolvePackage(name: string, from: string): string {
  return dirname(createRequire(join(repository, from, "package.json")).resolve(`${name}/package.json`))
}

async function link(target: string, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await symlink(target, path)
}

/** Packs this package and unpacks it into the node_modules of a folder; its dependencies are linked, so no network is needed. */
export async function installPacked(folder: string): Promise<void> {
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder]
  const { stdout } = await run("npm", pack, { cwd: packageFolder })
  const [tarball] = JSON.parse(stdout) as { filename: string }[] // documented by npm
  const target = join(folder, "node_modules/@docsift/sdk")
  await mkdir(target, { recursive: true })
  await run("tar", ["-xzf", join(folder, tarball?.filename ?? ""), "-C", target, "--strip-components=1"])
  const { dependencies } = JSON.parse(await readFile(join(target, "package.json"), "utf8")) as {
    dependencies: Record<string, string>
  }
  for (const name of Object.keys(dependencies))
    await link(resolvePackage(name, "packages/sdk"), join(folder, "node_modules", name))
  // Types only, which every program on Node has.
  await link(resolvePackage("@types/node", "."), join(folder, "node_modules/@types/node"))
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }))
}

import { execFile } from "node:child_process"
import { existsSync } from "node:fs"
import { mkdir, readFile, symlink, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { promisify } from "node:util"

const run = promisify(execFile)

/** The folder of the repository. */
export const repository = fileURLToPath(new URL("../../..", import.meta.url))

/** The members of a manifest that decide what is installed with a package. */
interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
}

/** Returns the folder of a package as resolved from a workspace. */
export function resolvePackage(name: string, from: string): string {
  // Searched for, because `resolve()` refuses a manifest that the package does not export.
  const folders = createRequire(join(repository, from, "package.json")).resolve.paths(name) ?? []
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(join(path, "package.json")))
  if (found === undefined) throw new Error(`${name} is not installed for ${from}.`)
  return found
}

/** Links a package of the repository into the node_modules of a folder, unless it has one of that name. */
export async function linkPackage(folder: string, name: string, from: string): Promise<void> {
  const path = join(folder, "node_modules", name)
  await mkdir(dirname(path), { recursive: true })
  await symlink(resolvePackage(name, from), path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error
  })
}

/** Packs a workspace and unpacks it into the node_modules of a folder. */
async function unpack(folder: string, workspace: string): Promise<Manifest> {
  const pack = ["pack", "--json", "--ignore-scripts", "--pack-destination", folder]
  const { stdout } = await run("npm", pack, { cwd: join(repository, workspace) })
  const [tarball] = JSON.parse(stdout) as { name: string; filename: string }[] // documented by npm
  const target = join(folder, "node_modules", tarball?.name ?? "")
  await mkdir(target, { recursive: true })
  await run("tar", ["-xzf", join(folder, tarball?.filename ?? ""), "-C", target, "--strip-components=1"])
  await run(process.execPath, [
    join(repository, ".ci/prepare-publication.mjs"),
    "--manifest",
    join(target, "package.json"),
  ])
  return JSON.parse(await readFile(join(target, "package.json"), "utf8")) as Manifest
}

/**
 * Installs workspaces in a folder as they would be published: packed and unpacked. Their dependencies on other packages are
 * linked, so no network is needed.
 *
 * @param workspaces folders such as `packages/sdk`, each after those it depends on
 */
export async function installPacked(folder: string, workspaces: readonly string[]): Promise<void> {
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }))
  for (const workspace of workspaces) {
    const { dependencies, optionalDependencies, peerDependencies } = await unpack(folder, workspace)
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      // Optional packages of this repository are not installed.
      if (!name.startsWith("@docsift/")) await linkPackage(folder, name, workspace)
  }
  // Types only, which every program on Node has.
  await linkPackage(folder, "@types/node", ".")
}

import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { isDeepStrictEqual } from "node:util"

/*
 * Writes the repository's address into the manifests that are published, with the pages that npm shows beside it, so that they are
 * the ones of the release commit:
 *
 *   node .ci/set-repository.mjs                                    the address of the remote "origin"
 *   node .ci/set-repository.mjs https://host.example/owner/name    another address
 *   node .ci/set-repository.mjs --check https://…                  writes nothing; fails if a manifest has another address
 *
 * npm rejects a package whose provenance names another repository than its manifest.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), "..")
/** The folders in `packages/` that are published. */
export const PUBLISHED = ["cli", "console", "engine", "mcp", "mocks", "sdk", "server"]

/** Returns an address as npm writes it: `git+https://host/owner/name.git`. */
export function repositoryUrl(address) {
  const ssh = /^(?:ssh:\/\/)?git@([^:/]+)[:/](.+)$/.exec(address)
  const url = ssh === null ? address.replace(/^git\+/, "") : `https://${ssh[1]}/${ssh[2]}`
  if (!/^https:\/\/[^/@\s]+\/\S+$/.test(url))
    throw new Error(`${address} is not the https or ssh address of a repository`)
  return `git+${url.replace(/\/$/, "").replace(/\.git$/, "")}.git`
}

/** Returns the address of a repository as a browser opens it: `https://host/owner/name`. */
export function webAddress(url) {
  return url.replace(/^git\+/, "").replace(/\.git$/, "")
}

/** Returns the members of a manifest that depend on the repository. */
export function repositoryMembers(url, directory) {
  const web = webAddress(url)
  return {
    homepage: `${web}/tree/HEAD/${directory}#readme`,
    bugs: { url: `${web}/issues` },
    repository: { type: "git", url, directory },
  }
}

function main(parameters) {
  const isCheck = parameters[0] === "--check"
  const address =
    parameters[isCheck ? 1 : 0] ??
    execFileSync("git", ["remote", "get-url", "origin"], { cwd: root, encoding: "utf8" }).trim()
  const url = repositoryUrl(address)
  for (const name of PUBLISHED) {
    const path = join(root, "packages", name, "package.json")
    const { license, ...manifest } = JSON.parse(readFileSync(path, "utf8"))
    if (isCheck) {
      const members = Object.entries(repositoryMembers(url, `packages/${name}`))
      if (members.every(([member, value]) => isDeepStrictEqual(manifest[member], value))) continue
      throw new Error(
        `packages/${name}/package.json does not name ${url}: run "node .ci/set-repository.mjs" and commit`,
      )
    }
    const entries = Object.entries({ ...manifest, ...repositoryMembers(url, `packages/${name}`), license })
    const order = ["name", "version", "description", "keywords", "homepage", "bugs", "license", "repository"]
    entries.sort(([left], [right]) => rank(order, left) - rank(order, right))
    writeFileSync(path, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`)
  }
}

/** Position of a member in the manifest; members that are not listed keep their order behind those that are. */
function rank(order, member) {
  const index = order.indexOf(member)
  return index < 0 ? order.length : index
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))

import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/*
 * Writes the repository's address into the manifests that are published, so that they are the ones of the release commit:
 *
 *   node .ci/set-repository.mjs                                    the address of the remote "origin"
 *   node .ci/set-repository.mjs https://host.example/owner/name    another address
 *   node .ci/set-repository.mjs --check https://…                  writes nothing; fails if a manifest has another address
 *
 * npm rejects a package whose provenance names another repository than its manifest.
 */

const root = join(dirname(fileURLToPath(import.meta.url)), "..")
const PUBLISHED = ["engine", "mocks", "sdk", "server"]

/** Returns an address as npm writes it: `git+https://host/owner/name.git`. */
export function repositoryUrl(address) {
  const ssh = /^(?:ssh:\/\/)?git@([^:/]+)[:/](.+)$/.exec(address)
  const url = ssh === null ? address.replace(/^git\+/, "") : `https://${ssh[1]}/${ssh[2]}`
  if (!/^https:\/\/[^/@\s]+\/\S+$/.test(url))
    throw new Error(`${address} is not the https or ssh address of a repository`)
  return `git+${url.replace(/\/$/, "").replace(/\.git$/, "")}.git`
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
      if (manifest.repository?.url === url) continue
      throw new Error(
        `packages/${name}/package.json does not name ${url}: run "node .ci/set-repository.mjs" and commit`,
      )
    }
    const repository = { type: "git", url, directory: `packages/${name}` }
    const entries = Object.entries({ ...manifest, repository, license })
    const order = ["name", "version", "description", "keywords", "license", "repository"]
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

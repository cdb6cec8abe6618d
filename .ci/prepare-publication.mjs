import { execFileSync } from "node:child_process"
import { readFileSync, writeFileSync } from "node:fs"
import { dirname, join, posix } from "node:path"
import { fileURLToPath } from "node:url"
import { PUBLISHED, webAddress } from "./set-repository.mjs"

/*
 * Turns manifests and READMEs into those that are published, the last step of `npm run release` before the publication. It changes
 * files of the checkout, which are not committed: in a clone, `git checkout packages` restores them.
 *
 *   node .ci/prepare-publication.mjs                       all packages
 *   node .ci/prepare-publication.mjs --manifest <path>     one manifest, such as that of an unpacked tarball in a test
 */

const root = join(dirname(fileURLToPath(import.meta.url)), "..")

/** Returns a manifest without the export condition that leads to the sources: they are in the repository only. */
export function publishedManifest(manifest) {
  const entries = Object.entries(manifest)
  return Object.fromEntries(entries.map(([name, value]) => [name, name === "exports" ? withoutSource(value) : value]))
}

function withoutSource(value) {
  if (typeof value !== "object") return value
  const entries = Object.entries(value).filter(([condition]) => condition !== "@docsift/source")
  return Object.fromEntries(entries.map(([condition, inner]) => [condition, withoutSource(inner)]))
}

/**
 * Makes the links of a page absolute that leave its package, and lead nowhere in `node_modules`.
 *
 * @param base the address of the repository's root at the published commit
 * @param directory the folder of the package in the repository
 */
export function withAbsoluteLinks(markdown, base, directory) {
  return markdown.replaceAll(/\]\((\.\.\/[^)\s]*)\)/g, (_, path) => `](${base}/${posix.join(directory, path)})`)
}

function writeManifest(path) {
  const manifest = JSON.parse(readFileSync(path, "utf8"))
  writeFileSync(path, `${JSON.stringify(publishedManifest(manifest), null, 2)}\n`)
  return manifest
}

function main([option, manifestPath]) {
  if (option === "--manifest") {
    writeManifest(manifestPath)
    return
  }
  const commit = execFileSync("git", ["rev-parse", "HEAD"], { cwd: root, encoding: "utf8" }).trim()
  for (const name of PUBLISHED) {
    const directory = `packages/${name}`
    const { repository } = JSON.parse(readFileSync(join(root, directory, "package.json"), "utf8"))
    if (repository === undefined) throw new Error(`${directory}: run "node .ci/set-repository.mjs" and commit`)
    writeManifest(join(root, directory, "package.json"))
    const readme = join(root, directory, "README.md")
    const base = `${webAddress(repository.url)}/blob/${commit}`
    writeFileSync(readme, withAbsoluteLinks(readFileSync(readme, "utf8"), base, directory))
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main(process.argv.slice(2))

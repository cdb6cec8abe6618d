import { execFileSync } from "node:child_process"
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/*
 * Checks what `npm publish` would publish: complete, with provenance, and without internal files. npm accepts a package
 * without a licence silently, and drops a `bin` entry that it considers invalid with only a warning.
 */

const repository = join(dirname(fileURLToPath(import.meta.url)), "..")
const npm = (...parameters) =>
  JSON.parse(
    execFileSync("npm", parameters, { cwd: repository, encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }),
  )

/** Lists every path that a manifest promises, except those of the condition for sources, which only this repository uses. */
function pathsOf(value) {
  if (typeof value === "string") return [value]
  const entries = Object.entries(value ?? {}).filter(([condition]) => condition !== "@docsift/source")
  return entries.flatMap(([, inner]) => pathsOf(inner))
}

/** Files that a package needs at run time, or that assistants read, and that its manifest does not name. */
const needed = {
  "@docsift/server": [
    "dist/bundled-packages.txt",
    "dist/embedded-database.tar.gz",
    "dist/export-thread.js",
    "dist/joined-export-thread.js",
    "dist/pages/docs/README.md",
    "dist/pages/packages/sdk/AGENTS.md",
    "dist/swagger-ui/LICENSE",
  ],
  "@docsift/engine": [
    "dist/inspection-entry.js",
    "dist/neural-thread.js",
    "dist/thread-entry.js",
    "dist/wasm-thread.js",
    "dist/recognition/onnxruntime-web/onnxruntime-web.txt",
    "dist/recognition/tesseract.js-core/LICENSE",
    "dist/recognition/trained-data/eng.traineddata.gz",
  ],
}

function findMistakes(manifest, files) {
  const { bin, exports, main, module, name, types, typesVersions, publishConfig, license } = manifest
  const mistakes = []
  const promised = pathsOf([bin, exports, main, module, types, typesVersions]).map((path) => path.replace(/^\.\//, ""))
  // Changesets writes the changelog with the first release.
  const single = (manifest.files ?? []).filter((path) => path.endsWith(".md") && path !== "CHANGELOG.md")
  for (const path of ["README.md", "LICENSE", ...single, ...promised, ...(needed[name] ?? [])])
    if (!files.includes(path)) mistakes.push(`${path} is not in the package; build it first, or add it to "files"`)
  for (const path of pathsOf(bin))
    if (path.startsWith("./")) mistakes.push(`bin ${path}: npm drops paths that start with ./ as invalid`)
  for (const path of files)
    if (/\.(test|test-d|spec)\.|(^|\/)(test|eval|fixtures)\/|\.tsbuildinfo$/.test(path))
      mistakes.push(`${path} is internal`)
  if (license !== "Apache-2.0") mistakes.push("license must be Apache-2.0")
  if (publishConfig?.access !== "public" || publishConfig.provenance !== true)
    mistakes.push('publishConfig must be { "access": "public", "provenance": true }')
  return mistakes
}

const packages = npm("query", ".workspace").filter((manifest) => !manifest.private)
if (packages.length === 0) throw new Error("npm found no package to publish")
const licence = readFileSync(join(repository, "LICENSE"), "utf8")
const workspaces = packages.flatMap(({ location }) => ["--workspace", location])
const tarballs = npm("pack", "--dry-run", "--json", "--ignore-scripts", ...workspaces)
for (const { name, location } of packages) {
  const { files, size } = tarballs.find((tarball) => tarball.name === name)
  const paths = files.map(({ path }) => path)
  // Read from disk: the output of `npm query` is normalised.
  const manifest = JSON.parse(readFileSync(join(repository, location, "package.json"), "utf8"))
  const mistakes = findMistakes(manifest, paths)
  if (paths.includes("LICENSE") && readFileSync(join(repository, location, "LICENSE"), "utf8") !== licence)
    mistakes.push("LICENSE differs from the repository's")
  for (const mistake of mistakes) console.error(`  ✖ ${name}: ${mistake}`)
  if (mistakes.length > 0) process.exitCode = 1
  else console.log(`  ✔ ${name}: ${files.length} files, ${Math.round(size / 1000)} kB`)
}

import { existsSync, readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/* Prints the newest section of every package's changelog, as the notes of a release. */

/** Returns the newest section of a changelog, without the entries that only name updated dependencies. */
export function newestSection(changelog) {
  const [, section = ""] = changelog.split(/^## /m)
  const [version = "", ...rest] = section.split("\n")
  const parts = rest.join("\n").split(/^(?=### )/m)
  const isOnlyDependencies = (part) => !/^- (?!Updated dependencies)/m.test(part)
  return {
    version: version.trim(),
    text: parts
      .filter((part) => !isOnlyDependencies(part))
      .join("")
      .trim(),
  }
}

function main() {
  const root = join(dirname(fileURLToPath(import.meta.url)), "..")
  for (const name of ["sdk", "server", "engine", "cli", "console", "mcp", "mocks"]) {
    const path = join(root, "packages", name, "CHANGELOG.md")
    if (!existsSync(path)) continue
    const { version, text } = newestSection(readFileSync(path, "utf8"))
    if (text !== "") console.log(`## @docsift/${name} ${version}\n\n${text}\n`)
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main()

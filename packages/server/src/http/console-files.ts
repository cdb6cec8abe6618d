import { createHash } from "node:crypto"
import { readdir, readFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, extname, join, relative, sep } from "node:path"

/** Media types by extension; a file of another kind is not served. */
const mediaTypes: Readonly<Record<string, string>> = {
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
}

/** A file of the console as it is sent. */
export interface ConsoleFile {
  readonly mediaType: string
  readonly content: Uint8Array<ArrayBuffer>
  /** The content encoded ahead by the build, by the name of the encoding. */
  readonly encoded: Readonly<Partial<Record<ConsoleEncoding, Uint8Array<ArrayBuffer>>>>
}

/** The encodings of the build, the smaller result first, with the extension of their files. */
export const consoleEncodings = { br: ".br", gzip: ".gz" } as const

/** The name of an encoding, as in `accept-encoding`. */
export type ConsoleEncoding = keyof typeof consoleEncodings

/** The built console: its page with the path of this deployment, and the files that the page loads. */
export interface ConsoleFiles {
  readonly page: string
  /** Strong validator of the page (RFC 9110 section 8.8.3). */
  readonly pageTag: string
  /** Path below the console → file. */
  readonly assets: ReadonlyMap<string, ConsoleFile>
}

/** Returns the folder of the installed console's build. */
export function findConsoleFolder(): string {
  return join(dirname(createRequire(import.meta.url).resolve("@docsift/console/package.json")), "dist")
}

/**
 * Reads the built console. The whole of it is a few hundred kilobytes, so it is kept in memory, and no path of a request
 * reaches the file system.
 *
 * @param path - the path of the console for browsers, with a slash at both ends
 * @returns undefined when the console has not been built.
 */
export async function readConsoleFiles(folder: string, path: string): Promise<ConsoleFiles | undefined> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  const contents = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const file of paths) contents.set(relative(folder, file).split(sep).join("/"), await readFile(file))
  const index = contents.get("index.html")
  if (index === undefined) return undefined
  const page = new TextDecoder().decode(index).replace(/<base href="[^"]*"/, () => `<base href="${escapeHtml(path)}"`)
  const assets = new Map<string, ConsoleFile>()
  for (const [name, content] of contents) {
    const mediaType = mediaTypes[extname(name)]
    if (mediaType === undefined) continue
    const encodings = Object.entries(consoleEncodings).map(([encoding, extension]) => [
      encoding,
      contents.get(name + extension),
    ])
    assets.set(name, { mediaType, content, encoded: Object.fromEntries(encodings) })
  }
  return { page, pageTag: `"${createHash("sha256").update(page).digest("base64url")}"`, assets }
}

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;")

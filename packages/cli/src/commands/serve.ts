import { createRequire } from "node:module"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { CommandError } from "../command-error.ts"

/** Runs `docsift-server serve` in this process, which then ends with the exit code of the server. */
export async function serve(args: readonly string[]): Promise<void> {
  const main = findServer([join(process.cwd(), "package.json"), import.meta.url])
  if (main === undefined) {
    throw new CommandError("The server is a package of its own: npm install @docsift/server, then run it again.")
  }
  // The server stops and reports broken pipes in its own way.
  process.removeAllListeners("SIGINT")
  process.stdout.removeAllListeners("error")
  process.argv = [process.execPath, main, "serve", ...args]
  await import(pathToFileURL(main).href)
}

/**
 * Finds the program of `@docsift/server`; undefined when it is not installed.
 *
 * @param places - files or their URLs, whose folders and those above are searched.
 */
export function findServer(places: readonly string[]): string | undefined {
  for (const place of places) {
    try {
      return createRequire(place).resolve("@docsift/server/main")
    } catch (error) {
      const code = error instanceof Error && "code" in error ? error.code : undefined
      // Not there, or a version that could not be run by another program.
      if (code !== "MODULE_NOT_FOUND" && code !== "ERR_PACKAGE_PATH_NOT_EXPORTED") throw error
    }
  }
  return undefined
}

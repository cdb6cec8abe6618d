import { registerHooks } from "node:module"
import { packageFolder } from "../package-folder.ts"

/** Folders of packages in which a file that ends in .js is an ES module. Those for require() end in .cjs or lie elsewhere. */
const moduleFolders = ["/node_modules/drizzle-orm/", "/node_modules/zod/", "/node_modules/pg-boss/dist/"]

/** The server's own modules. */
const ownFolder = new URL("src/", packageFolder).href

/**
 * Resolves relative imports of the server's own sources and of three packages, 400 of the 660 modules that a worker loads.
 * What the build makes has most of them inside, and gains nothing.
 *
 * For each import Node looks for the file, for the target of links, and for the manifest of the package around it, which says
 * what kind of module it is (`defaultResolve`, `getPackageScopeConfig`, Node 22 to 26). A relative import with an extension
 * names a file, and the kind is known here. Drizzle's manifest has 170 kB, which Node parses for each of its modules.
 * Measured, processor time until the modules of a worker are loaded: 1.4 s without this, 0.72 s with Drizzle alone, 0.63 s
 * with all of these. Other imports are left to Node.
 *
 * @see https://nodejs.org/api/module.html#moduleregisterhooksoptions
 */
export function shortenImportResolution(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const format = formatOf(specifier, context.parentURL ?? "")
      if (format === undefined) return nextResolve(specifier, context)
      return { url: new URL(specifier, context.parentURL).href, format, shortCircuit: true }
    },
  })
}

/** Returns the kind of module that an import names; undefined when Node has to find out. */
function formatOf(specifier: string, parentURL: string): "module" | "module-typescript" | undefined {
  if (!specifier.startsWith("./") && !specifier.startsWith("../")) return undefined
  // All sources of the repository are ES modules, also those of other packages.
  if (specifier.endsWith(".ts")) return parentURL.includes("/node_modules/") ? undefined : "module-typescript"
  if (!specifier.endsWith(".js")) return undefined
  const isModule = parentURL.startsWith(ownFolder) || moduleFolders.some((folder) => parentURL.includes(folder))
  return isModule ? "module" : undefined
}

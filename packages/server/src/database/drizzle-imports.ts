import { registerHooks } from "node:module"

/**
 * Resolves the imports between the modules of Drizzle, of which a server loads 400.
 *
 * Node reads the `type` of the package around each module that it resolves, and with it parses all of the package's `exports`
 * (`getPackageScopeConfig`, Node 22 to 26). Those of Drizzle have 170 kB: 0.65 s of the 1.6 s of processor time until a server
 * on PostgreSQL is ready (measured). Other packages are left to Node.
 *
 * @see https://nodejs.org/api/module.html#moduleregisterhooksoptions
 */
export function shortenDrizzleImports(): void {
  registerHooks({
    resolve(specifier, context, nextResolve) {
      const { parentURL = "" } = context
      // Modules of the package that end in .js are ES modules; those for require() end in .cjs.
      const isInside = /^\.\.?\/.*\.js$/.test(specifier) && parentURL.includes("/node_modules/drizzle-orm/")
      if (!isInside) return nextResolve(specifier, context)
      return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true }
    },
  })
}

import { registerHooks } from "node:module"
import { pathToFileURL } from "node:url"
import { databaseVariable } from "./prepared-database.ts"

/*
 * Loaded by `node --import`: resolves the database that only a build of the server has to that of the test run. Without one,
 * a server in memory, or on a new data directory, creates and migrates its own, which takes 3 s of a core.
 */
const path = process.env[databaseVariable]
if (path !== undefined)
  registerHooks({
    resolve: (specifier, context, nextResolve) =>
      specifier === "#embedded-database"
        ? { url: pathToFileURL(path).href, format: "commonjs", shortCircuit: true }
        : nextResolve(specifier, context),
  })

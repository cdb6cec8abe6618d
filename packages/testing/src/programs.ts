import { join } from "node:path"
import { fileURLToPath } from "node:url"

/** The repository's root. */
export const repository = fileURLToPath(new URL("../../../", import.meta.url))

/** The programs that tests start, by name; as paths, since this package depends on no other one. */
export const programs = {
  server: "packages/server/src/main.ts",
  cli: "packages/cli/src/main.ts",
} as const

/** A program that tests start. */
export type ProgramName = keyof typeof programs

/** Name of the variable with the folder of the bundled programs, which `prepare-programs.ts` sets for a test run. */
export const bundleVariable = "DOCSIFT_TEST_PROGRAMS"

/** Returns the arguments of Node that run a program from its sources, as `npm start` does. */
export function sourceArguments(name: ProgramName): readonly string[] {
  return ["--conditions=@docsift/source", join(repository, programs[name])]
}

/**
 * Returns the arguments of Node that run a program from its bundle in a project of tests that makes them, else from its
 * sources. Measured, processor time of a start with the compile cache: 0.53 s instead of 1.07 s until a server listens, 0.41 s
 * instead of 0.9 s until a worker waits.
 */
export function programArguments(name: ProgramName): readonly string[] {
  const folder = process.env[bundleVariable]
  if (folder === undefined) return sourceArguments(name)
  // The condition is for what the bundle imports: packages of this repository that are resolved at run time.
  return ["--enable-source-maps", "--conditions=@docsift/source", join(folder, `${name}.mjs`)]
}

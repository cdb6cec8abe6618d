import { execFile } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { fetchPackage } from "./fetch-package.ts"
import { resolvePackage } from "./packed-packages.ts"

const run = promisify(execFile)

/** The compilers to test: the oldest that accepts the package's types, and the last of each major version since. */
export const compilers = ["5.4", "5.9", "6.0", "7.0"] as const
type Compiler = (typeof compilers)[number]

/** The ways in which a compiler resolves the package's types: by `exports`, or by `typesVersions`. */
export type Resolution = "nodenext" | "bundler" | "node10"

// The later three are those of this repository.
const folders: Readonly<Record<Compiler, () => string | Promise<string>>> = {
  "5.4": () => fetchPackage("typescript@5.4.5"),
  "5.9": () => resolvePackage("typescript", "openapi"),
  "6.0": () => resolvePackage("typescript", "packages/sdk"),
  "7.0": () => resolvePackage("typescript", "."),
}

const baseOptions = {
  target: "ES2022",
  // Without DOM: the package's types must also work with the Blob and Response of @types/node.
  lib: ["ES2023"],
  types: ["node"],
  strict: true,
  noEmit: true,
  // The declarations of the package are the subject of the test.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
}

const options: Readonly<Record<Resolution, (compiler: Compiler) => object>> = {
  nodenext: () => ({ module: "NodeNext", moduleResolution: "NodeNext" }),
  bundler: () => ({ module: "ESNext", moduleResolution: "Bundler", lib: ["ES2023", "DOM"] }),
  node10: (compiler) => ({
    module: "CommonJS",
    moduleResolution: "Node10",
    // Deprecated in 6.0.
    ...(compiler === "6.0" && { ignoreDeprecations: compiler }),
  }),
}

/** Returns the resolutions that a compiler supports; 7.0 dropped one. */
export function resolutionsOf(compiler: Compiler): readonly Resolution[] {
  return compiler === "7.0" ? ["nodenext", "bundler"] : ["nodenext", "bundler", "node10"]
}

/**
 * Compiles files in a folder and returns a description of the check.
 *
 * @param extraOptions compiler options beside those of the resolution
 * @throws an error with the output of the compiler
 */
export async function compile(
  folder: string,
  compiler: Compiler,
  resolution: Resolution,
  include: readonly string[],
  extraOptions: object = {},
): Promise<string> {
  const typescript = await folders[compiler]()
  const { version } = JSON.parse(await readFile(join(typescript, "package.json"), "utf8")) as { version: string }
  // An update of the repository's compilers must not silently shrink the matrix.
  if (!version.startsWith(`${compiler}.`)) throw new Error(`Expected TypeScript ${compiler}, found ${version}.`)
  const config = join(folder, `tsconfig.${resolution}.${compiler}.${include[0]?.replaceAll(/\W/g, "-")}.json`)
  const compilerOptions = { ...baseOptions, ...options[resolution](compiler), ...extraOptions }
  await writeFile(config, JSON.stringify({ compilerOptions, include }))
  await run(process.execPath, [join(typescript, "bin/tsc"), "-p", config, "--pretty", "false"], { cwd: folder })
  return `TypeScript ${version}, ${resolution}`
}

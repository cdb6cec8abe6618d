import { execFile } from "node:child_process"
import { readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { fetchPackage } from "@docsift/testing/fetch-package"
import { resolvePackage } from "./install.ts"

const run = promisify(execFile)

/** Names the compilers of users: the oldest that compiles the package's types, and the last one of each generation since. */
export const compilers = ["5.4", "5.9", "6.0", "7.0"] as const
type Compiler = (typeof compilers)[number]

/** Names the ways a compiler finds the package's types: by `exports`, or by `typesVersions`. */
export type Resolution = "nodenext" | "bundler" | "node10"

// The later three are what this repository works with itself.
const folders: Readonly<Record<Compiler, () => string | Promise<string>>> = {
  "5.4": () => fetchPackage("typescript@5.4.5"),
  "5.9": () => resolvePackage("typescript", "openapi"),
  "6.0": () => resolvePackage("typescript", "packages/sdk"),
  "7.0": () => resolvePackage("typescript", "."),
}

const baseOptions = {
  target: "ES2022",
  // Without DOM: what the package says of Blob and Response must do with what @types/node declares, too.
  lib: ["ES2023"],
  types: ["node"],
  strict: true,
  noEmit: true,
  // The package's own declarations are what is checked.
  skipLibCheck: false,
  skipDefaultLibCheck: true,
}

const options: Readonly<Record<Resolution, (compiler: Compiler) => object>> = {
  nodenext: () => ({ module: "NodeNext", moduleResolution: "NodeNext" }),
  bundler: () => ({ module: "ESNext", moduleResolution: "Bundler", lib: ["ES2023", "DOM"] }),
  node10: (compiler) => ({
    module: "CommonJS",
    moduleResolution: "Node10",
    // 6.0 calls it deprecated.
    ...(compiler === "6.0" && { ignoreDeprecations: compiler }),
  }),
}

/** Answers the ways that a compiler knows; 7.0 has lost one. */
export function resolutionsOf(compiler: Compiler): readonly Resolution[] {
  return compiler === "7.0" ? ["nodenext", "bundler"] : ["nodenext", "bundler", "node10"]
}

/**
 * Compiles files in a folder and answers what was done.
 *
 * @throws with the compiler's output
 */
export async function compile(
  folder: string,
  compiler: Compiler,
  resolution: Resolution,
  include: readonly string[],
): Promise<string> {
  const typescript = await folders[compiler]()
  const { version } = JSON.parse(await readFile(join(typescript, "package.json"), "utf8")) as { version: string }
  // An update of the repository's own compilers must not thin out the matrix unseen.
  if (!version.startsWith(`${compiler}.`)) throw new Error(`TypeScript ${compiler} is meant, ${version} is there`)
  const config = join(folder, `tsconfig.${resolution}.${compiler}.${include[0]?.replaceAll(/\W/g, "-")}.json`)
  const compilerOptions = { ...baseOptions, ...options[resolution](compiler) }
  await writeFile(config, JSON.stringify({ compilerOptions, include }))
  await run(process.execPath, [join(typescript, "bin/tsc"), "-p", config, "--pretty", "false"], { cwd: folder })
  return `TypeScript ${version}, ${resolution}`
}

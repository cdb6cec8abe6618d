import { execFile } from "node:child_process"
import { symlink, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { repository } from "./generate.ts"

/**
 * Checks the types of all programs in a folder outside the repository, with the repository's compiler, settings and packages.
 *
 * @returns The errors, one line each, which start with the path of the file in the folder.
 * @throws When the compiler does not finish within two minutes.
 */
export async function compileFolder(folder: string): Promise<string[]> {
  await symlink(join(repository, "node_modules"), join(folder, "node_modules"))
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }))
  // A removed operation may leave a response that only it used.
  const compilerOptions = { noUnusedLocals: false }
  const config = { extends: join(repository, "tsconfig.base.json"), compilerOptions, include: ["**/*.ts"] }
  await writeFile(join(folder, "tsconfig.json"), JSON.stringify(config))
  const compiler = join(
    dirname(createRequire(join(repository, "package.json")).resolve("typescript/package.json")),
    "bin/tsc",
  )
  const output = await run(process.execPath, [compiler, "-p", folder, "--pretty", "false"], folder)
  return output.split("\n").filter((line) => /error TS\d+: /.test(line))
}

function run(command: string, parameters: string[], cwd: string): Promise<string> {
  return new Promise((done, fail) => {
    execFile(command, parameters, { cwd, timeout: 120_000, maxBuffer: 2 ** 26 }, (error, stdout) => {
      // With type errors, the expected result, the compiler exits with 1 or 2; without an exit code it never finished.
      if (error === null || typeof error.code === "number") done(stdout)
      else fail(error)
    })
  })
}

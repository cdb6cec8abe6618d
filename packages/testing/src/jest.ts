import { execFile } from "node:child_process"
import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { fetchPackage } from "./fetch-package.ts"

const run = promisify(execFile)
const spec = "jest@30.5.2"

/**
 * Runs a test file with Jest and no configuration; ES modules need a flag of Node, as Jest documents.
 *
 * @see https://jestjs.io/docs/ecmascript-modules
 */
export async function runJest(folder: string, file: string): Promise<string> {
  const jest = await fetchPackage(spec)
  const flags = file.endsWith(".mjs") ? ["--experimental-vm-modules", "--no-warnings"] : []
  const report = join(folder, `${file}.report.json`)
  const parameters = ["--rootDir", folder, "--watchman=false", "--json", "--outputFile", report, "--runTestsByPath"]
  await run(process.execPath, [...flags, join(jest, "bin/jest.js"), ...parameters, join(folder, file)], { cwd: folder })
  const { numPassedTests } = JSON.parse(await readFile(report, "utf8")) as { numPassedTests: number } // documented by Jest
  if (numPassedTests === 0) throw new Error(`No test of ${file} passed.`)
  return `${spec}, ${file}: ${numPassedTests} tests`
}

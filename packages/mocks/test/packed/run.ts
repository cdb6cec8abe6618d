import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { compile } from "@docsift/testing/compile"
import { runJest } from "@docsift/testing/jest"
import { runPackedChecks, runProgram } from "@docsift/testing/packed-checks"
import { installPacked } from "@docsift/testing/packed-packages"
import { runExamples } from "./examples.ts"
import { runTestsWithMocks, runUploadPage, runWebhookReceiver } from "./services.ts"

/*
 * Uses the mocks as they would be published, beside the published client: in Node as ES module and as CommonJS, with and without
 * `require()` of ES modules, in Jest, and by compilers. msw is linked; Jest comes from the registry once.
 */
// The declarations of msw use those of the DOM.
const withDom = { lib: ["ES2023", "DOM"] }

await runPackedChecks(async (folder) => {
  await installPacked(folder, ["packages/sdk", "packages/mocks"])
  // Apart, because the mocks must work without the server.
  const complete = join(folder, "with-server")
  await mkdir(complete)
  await installPacked(complete, ["packages/sdk", "packages/engine", "packages/server", "packages/mocks"])
  await cp(join(import.meta.dirname, "consumers"), folder, { recursive: true })
  await cp(join(folder, "types.ts"), join(folder, "commonjs-types.cts"))
  return [
    () => runProgram(folder, "esm.mjs"),
    // The condition of this repository's sources, which are not published.
    () => runProgram(folder, "esm.mjs", ["--conditions=@docsift/source"]),
    () => runProgram(folder, "commonjs.cjs"),
    () => runProgram(folder, "commonjs.cjs", ["--no-experimental-require-module"]),
    () => runJest(folder, "jest.test.cjs"),
    () => runExamples(folder),
    () => runWebhookReceiver(folder),
    () => runUploadPage(complete),
    () => runTestsWithMocks(complete),
    ...(["5.9", "6.0", "7.0"] as const).flatMap((compiler) => [
      () => compile(folder, compiler, "nodenext", ["types.ts", "commonjs-types.cts"], withDom),
      () => compile(folder, compiler, "bundler", ["types.ts"]),
    ]),
  ]
})

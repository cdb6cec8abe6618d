import { cp, mkdir } from "node:fs/promises"
import { join } from "node:path"
import { compile, compilers, resolutionsOf } from "@docsift/testing/compile"
import { runJest } from "@docsift/testing/jest"
import { runPackedChecks, runProgram } from "@docsift/testing/packed-checks"
import { installPacked, repository } from "@docsift/testing/packed-packages"
import { bundle } from "./bundle.ts"
import { writeSnippets } from "./snippets.ts"

/*
 * Uses the package as it would be published: packs it, unpacks the tarball into the node_modules of a program outside
 * the repository, and runs, tests, compiles and bundles programs there. Its only dependency is linked; Jest and an old
 * TypeScript, which the repository lacks, come from the registry once.
 */
await runPackedChecks(async (folder) => {
  await installPacked(folder, ["packages/sdk"])
  await cp(join(import.meta.dirname, "consumers"), folder, { recursive: true })
  await cp(join(folder, "types.ts"), join(folder, "commonjs-types.cts"))
  await mkdir(join(folder, "snippets"))
  const count = await writeSnippets(join(repository, "packages/sdk"), join(folder, "snippets"))
  return [
    () => runProgram(folder, "esm.mjs"),
    // The condition of this repository's sources, which are not published.
    () => runProgram(folder, "esm.mjs", ["--conditions=@docsift/source"]),
    () => runProgram(folder, "commonjs.cjs"),
    () => bundle(folder),
    () => runJest(folder, "jest.test.cjs"),
    () => runJest(folder, "jest.test.mjs"),
    () => compile(folder, "7.0", "bundler", ["snippets/*.ts"]).then(() => `${count} snippets of README and comments`),
    () => compile(folder, "6.0", "nodenext", ["exact-optional.ts"], { exactOptionalPropertyTypes: true }),
    ...compilers.flatMap((compiler) =>
      resolutionsOf(compiler).map(
        (resolution) => () =>
          compile(
            folder,
            compiler,
            resolution,
            resolution === "nodenext" ? ["types.ts", "commonjs-types.cts"] : ["types.ts"],
          ),
      ),
    ),
  ]
})

import { cp, readdir, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { fileURLToPath } from "node:url"
import { build } from "esbuild"

/*
 * Writes dist/commonjs, for test runners that load CommonJS such as Jest: the code as one file, and the declarations once more,
 * which the package.json there makes those of CommonJS modules.
 */

const folder = fileURLToPath(new URL("dist", import.meta.url))

/** The `http` of msw, loaded when the first handler is created; runners without `require()` of ES modules fail only then. */
const lazyMsw = `
const load = () => {
  try {
    return require("msw").http
  } catch (cause) {
    throw new Error("\`handlers\` needs msw, an ES module that could not be loaded; pass \`docsift.fetch\` to the client instead", { cause })
  }
}
export const http = new Proxy({}, { get: (_, method) => load()[method] })`

await build({
  absWorkingDir: folder,
  entryPoints: ["index.js"],
  outfile: "commonjs/index.js",
  bundle: true,
  format: "cjs",
  platform: "neutral",
  target: "node22",
  plugins: [
    {
      name: "lazy-msw",
      setup(plugin) {
        plugin.onResolve({ filter: /^msw$/ }, ({ path, namespace }) =>
          namespace === "lazy-msw" ? { path, external: true } : { path, namespace: "lazy-msw" },
        )
        plugin.onLoad({ filter: /^/, namespace: "lazy-msw" }, () => ({ contents: lazyMsw }))
      },
    },
  ],
})
const declarations = (await readdir(folder, { recursive: true })).filter(
  (path) => path.endsWith(".d.ts") && path !== "test-server.d.ts",
)
for (const path of declarations) await cp(join(folder, path), join(folder, "commonjs", path))
await writeFile(`${folder}/commonjs/package.json`, '{ "type": "commonjs" }\n')

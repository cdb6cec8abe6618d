import { readdir, readFile, writeFile } from "node:fs/promises"
import { join } from "node:path"
import { promisify } from "node:util"
import { brotliCompress, gzip } from "node:zlib"
import { defaultClientConditions, defineConfig, type Plugin } from "vite"

/** Writes each built text again as Brotli and gzip, so that the server compresses nothing. */
function compress(): Plugin {
  return {
    name: "docsift-compress",
    apply: "build",
    async writeBundle({ dir = "" }) {
      const names = await readdir(dir, { recursive: true })
      for (const name of names.filter((name) => /\.(?:js|css|svg)$/.test(name))) {
        const path = join(dir, name)
        const content = await readFile(path)
        await writeFile(`${path}.br`, await promisify(brotliCompress)(content))
        await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }))
      }
    },
  }
}

/** The first statement of tokens.css. Styles of screens come before it in the built file, which would turn the order round. */
const layers = "@layer reset,base,components,screens;"

/** Puts the order of the cascade layers in front of the built styles. */
function orderLayers(): Plugin {
  return {
    name: "docsift-order-layers",
    apply: "build",
    enforce: "post",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === "asset" && file.fileName.endsWith(".css")) file.source = `${layers}${String(file.source)}`
      }
    },
  }
}

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  // Relative addresses of built files resolve against <base>, which the server sets.
  base: command === "serve" ? "/console/" : "./",
  // The client's sources, so that nothing has to be built before.
  resolve: { conditions: ["@docsift/source", ...defaultClientConditions] },
  plugins: [orderLayers(), compress()],
  build: {
    // A data: address would violate the content security policy.
    assetsInlineLimit: 0,
    // Browsers that need the polyfill lack light-dark(), which the styles need.
    modulePreload: { polyfill: false },
    target: "es2023",
    // With light-dark(); for older browsers it would be replaced by something that ignores the chosen colours.
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // In one file, so that the order of cascade layers does not depend on which screen is opened first.
    cssCodeSplit: false,
    rolldownOptions: {
      // Compression takes most of the time, as it should.
      checks: { pluginTimings: false },
      // "use client" in a library means nothing where all code runs in the browser.
      onwarn(warning, warn) {
        if (warning.code !== "MODULE_LEVEL_DIRECTIVE") warn(warning)
      },
    },
  },
  // `npm run dev -w packages/console` shows the sources with a server that runs beside it.
  server: { proxy: { "/api": "http://127.0.0.1:3000", "/docs": "http://127.0.0.1:3000" } },
}))

import { rm } from "node:fs/promises"
import { join } from "node:path"
import { build, type Plugin } from "esbuild"
import manifest from "./package.json" with { type: "json" }
import { moduleOfLexicon } from "./src/lexicon/module-of-lexicon.ts"
import { packedLexicon } from "./src/lexicon/pack-lexicon.ts"

/*
 * The first step of the build: bundles the engine's modules, and the lexicon folded and packed. Finding, linking and compiling 600
 * modules one by one was a fifth of the time of a thread's first document. Packages of others stay outside: some find files beside
 * their modules, and most are imported for one kind of file.
 */

const folder = import.meta.dirname

const leaveOthersOutside: Plugin = {
  name: "leave others outside",
  setup(plugin) {
    plugin.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === "entry-point" ? undefined : { path, external: true },
    )
  },
}

/** Replaces the module that folds the languages by what it returns. */
const foldLexicon: Plugin = {
  name: "fold lexicon",
  setup(plugin) {
    plugin.onLoad({ filter: /\/lexicon\/pack-lexicon\.ts$/ }, () => ({ contents: moduleOfLexicon(packedLexicon()) }))
  },
}

await rm(join(folder, "dist"), { recursive: true, force: true })
await build({
  absWorkingDir: folder,
  entryPoints: [
    ...Object.values(manifest.exports).flatMap((path) => ("default" in path ? [path["@docsift/source"]] : [])),
    // Run in threads of their own.
    "src/thread/thread-entry.ts",
    "src/thread/inspection-entry.ts",
    "src/recognize/wasm-thread.ts",
    "src/recognize/neural/neural-thread.ts",
    // Run by itself when `.ci/check-installation.mjs` checks what a user has installed.
    "src/recognize/neural/neural-recognition.ts",
  ],
  outdir: "dist",
  // All beside each other, so that a module finds the entries of threads from whichever file it is in.
  entryNames: "[name]",
  bundle: true,
  // Modules that are imported when they are needed stay apart.
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node22.18",
  // Errors are logged with the names of their classes.
  keepNames: true,
  // For `--enable-source-maps`. A trace needs the names and lines of the sources, not their text.
  sourcemap: "linked",
  sourcesContent: false,
  logLevel: "warning",
  plugins: [leaveOthersOutside, foldLexicon],
})

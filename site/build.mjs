import { build, dev } from "astro"

/* `node build.mjs` writes the site to dist/, `node build.mjs --watch` serves it while it is edited, until Ctrl-C. */

process.env.ASTRO_TELEMETRY_DISABLED = "1"
const root = import.meta.dirname
if (process.argv.includes("--watch")) await dev({ root })
// Pages of an earlier build name its style sheets.
else await build({ root, force: true })

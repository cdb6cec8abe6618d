import { shortenImportResolution } from "../src/cli/import-resolution.ts"

/* Loaded by `node --import`: workers of tests import the database without the server's main program. */
shortenImportResolution()

import { shortenDrizzleImports } from "../src/database/drizzle-imports.ts"

/* Loaded by `node --import`: workers of tests import the database without the server's main program. */
shortenDrizzleImports()

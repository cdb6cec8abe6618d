import { fileURLToPath } from "node:url"

/** Arguments of Node that run the server's program: as a file, not a module, since this package depends on no other one. */
export const serverProgram = [
  "--conditions=@docsift/source",
  fileURLToPath(new URL("../../server/src/main.ts", import.meta.url)),
] as const

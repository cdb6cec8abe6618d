import { join } from "node:path"

/** Returns the folder of the embedded database in a data directory. */
export function embeddedFolder(directory: string): string {
  return join(directory, "database")
}

import { access } from "node:fs/promises"

/** Returns whether there is a file or a folder of a path. */
export function pathExists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  )
}

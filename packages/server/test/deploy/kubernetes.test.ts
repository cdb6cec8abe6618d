import { expect, test } from "vitest"
import { parse } from "yaml"
import { z } from "zod"
import { allSettings } from "../../src/cli/settings-help.ts"
import { readConfig } from "../../src/config.ts"
import { list, read } from "./folder.ts"
import { type Manifest, manifestFiles, manifests, toBytes, workloads } from "./manifests.ts"

/*
 * The manifests without a cluster: Kubernetes' own OpenAPI document and the definitions of KEDA and the Prometheus
 * Operator, as kubernetes-models carries them, and the rules that no schema has.
 */

const packages = new Map([
  ["keda.sh/v1alpha1", "@kubernetes-models/keda"],
  ["monitoring.coreos.com/v1", "@kubernetes-models/prometheus-operator"],
])

/** Checks a manifest with the schema of its kind. @throws {Error} that names the path of each mistake. */
async function checkManifest(value: Manifest): Promise<void> {
  const source = packages.get(value.apiVersion) ?? "kubernetes-models"
  const library: unknown = await import(`${source}/${value.apiVersion}/${value.kind}`)
  const Model = z
    .record(
      z.string(),
      z.custom<new (data: unknown) => { validate(): void }>((part) => typeof part === "function"),
    )
    .parse(library)[value.kind]
  if (Model === undefined) throw new Error(`no schema of ${value.apiVersion} ${value.kind}`)
  new Model(value).validate()
}

test.each(manifests.map((value) => [value.kind, value.metadata.name, value] as const))(
  "the %s %s fits the schema of its kind",
  async (_kind, _name, value) => {
    await checkManifest(value)
    // The schema is effective: a mistyped specification would fail.
    await expect(checkManifest({ ...value, spec: 7 })).rejects.toThrow(/spec/)
  },
)

const kustomization = z.looseObject({
  resources: z.array(z.string()).default([]),
  components: z.array(z.string()).default([]),
  configMapGenerator: z.array(z.object({ name: z.string(), literals: z.array(z.string()) })).default([]),
  secretGenerator: z.array(z.object({ name: z.string(), files: z.array(z.string()) })).default([]),
})
const readKustomization = (path: string) => kustomization.parse(parse(read(`kubernetes/${path}/kustomization.yaml`)))

test("every manifest is applied by the kustomization beside it, and the migration by none that is applied again", () => {
  const kustomizations = list("kubernetes").filter((path) => path.endsWith("/kustomization.yaml"))
  const applied = kustomizations.flatMap((path) => {
    const folder = path.slice(0, -"kustomization.yaml".length)
    return kustomization.parse(parse(read(path))).resources.map((name) => `${folder}${name}`)
  })
  expect(applied.filter((path) => path.endsWith(".yaml")).toSorted()).toEqual([...manifestFiles].toSorted())
  // A Job's template cannot be changed: in one kustomization with the Deployments, a new image would not apply.
  expect(readKustomization("base").resources).not.toContain("../migrate")
  expect(readKustomization("example").resources).toEqual(["../base"])
})

test.each(workloads.map((workload) => [workload.name, workload] as const))(
  "%s runs as a user by number, without rights, on a read-only root file system",
  (_, workload) => {
    expect(workload.securityContext).toMatchObject({
      runAsNonRoot: true,
      runAsUser: 1000,
      seccompProfile: { type: "RuntimeDefault" },
    })
    expect(workload.automountServiceAccountToken).toBe(false)
    for (const { securityContext } of workload.containers) {
      expect(securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      })
    }
  },
)

test.each(workloads.map((workload) => [workload.name, workload] as const))(
  "%s has limits of memory and disk, and its volumes fit into them",
  (_, { containers, volumes }) => {
    const [container] = containers
    const { requests = {}, limits = {} } = container?.resources ?? {}
    for (const name of ["memory", "ephemeral-storage"]) {
      expect(toBytes(requests[name])).toBeLessThanOrEqual(toBytes(limits[name]))
    }
    const sizes = volumes.flatMap(({ emptyDir }) => (emptyDir === undefined ? [] : [toBytes(emptyDir.sizeLimit)]))
    expect(sizes).toHaveLength(2)
    const sum = sizes.reduce((total, size) => total + size, 0)
    expect(sum).toBeLessThan(toBytes(limits["ephemeral-storage"]))
  },
)

test("a worker has space for a copy of each document in progress, at the largest size", () => {
  const work = workloads.find(({ name }) => name === "docsift-work")
  const concurrency = Number(work?.containers[0]?.env.find(({ name }) => name === "DOCSIFT_WORKER_CONCURRENCY")?.value)
  const room = toBytes(work?.volumes.find(({ name }) => name === "data")?.emptyDir?.sizeLimit)
  // The reserved slot takes one more document.
  expect(room).toBeGreaterThan((concurrency + 1) * readConfig({}).maxFileBytes)
})

test("no secret is tracked: kustomize creates them from files that are not in the repository", () => {
  expect(manifests.filter(({ kind }) => kind === "Secret" || kind === "ConfigMap")).toEqual([])
  for (const path of list("kubernetes")) expect(read(path)).not.toMatch(/replace-me|:\/\/\w+:\w+@/)
})

test("every secret that a process reads is a file that the example's kustomizations mount", () => {
  const filesOf = (path: string) => readKustomization(path).secretGenerator.flatMap(({ files }) => files)
  const generated = [...filesOf("example"), ...filesOf("example/migrate")].map((path) => path.replace("secrets/", ""))
  const variables = workloads.flatMap(({ containers }) => containers.flatMap(({ env }) => env))
  const read = variables.filter(({ name }) => name.endsWith("_FILE")).map(({ value }) => value)
  expect(new Set(read)).toEqual(new Set(generated.map((name) => `/run/secrets/docsift/${name}`)))
  const isSecret = (name: string) => /PASSWORD|_KEYS?$|SECRET|^DATABASE_URL$/.test(name) && !name.endsWith("_FILE")
  expect(variables.filter(({ name }) => isSecret(name))).toEqual([])
})

const literals = readKustomization("example").configMapGenerator.flatMap((generator) => generator.literals)

test("every setting of the manifests is one that the server reads", () => {
  const variables = workloads.flatMap(({ containers }) => containers.flatMap(({ env }) => env.map(({ name }) => name)))
  const used = [...variables, ...literals.map((literal) => literal.replace(/=.*/, ""))]
  expect(used.length).toBeGreaterThan(15)
  const unknown = used.filter((name) => !(allSettings as readonly string[]).includes(name.replace(/_FILE$/, "")))
  expect(unknown).toEqual([])
})

test("a server starts with the settings of the example, once they are filled in", () => {
  const pairs = literals.map((literal) => (literal.includes("=") ? literal : `${literal}=https://docsift.example.com`))
  const given = Object.fromEntries(pairs.map((pair) => pair.split("=")))
  expect(readConfig(given)).toMatchObject({ metricsPort: 9464, publicUrl: "https://docsift.example.com" })
})

const peer = z.looseObject({
  ipBlock: z.object({ cidr: z.string(), except: z.array(z.string()).default([]) }).optional(),
})
const rule = z.object({
  to: z.array(peer).optional(),
  from: z.array(z.unknown()).optional(),
  ports: z.array(z.unknown()),
})
const policySchema = z.object({ egress: z.array(rule).default([]), ingress: z.array(rule).default([]) })
const policies = manifests
  .filter(({ kind }) => kind === "NetworkPolicy")
  .map(({ metadata, spec }) => ({ name: metadata.name, ...policySchema.parse(spec) }))

test("only traffic of a policy comes in or goes out, and each policy names one peer", () => {
  expect(policies.find(({ name }) => name === "docsift-deny")).toMatchObject({ egress: [], ingress: [] })
  for (const { name, egress, ingress } of policies) {
    for (const { from } of ingress) expect(from, name).toHaveLength(1)
    // Only the operator knows the address of PostgreSQL; the manifests can only name its port.
    if (name !== "docsift-postgres") for (const { to } of egress) expect(to?.length, name).toBeGreaterThan(0)
  }
})

test("a policy for the entire internet excludes private addresses and the one of the node's credentials", () => {
  const blocks = policies.flatMap(({ egress }) => egress.flatMap(({ to = [] }) => to.map(({ ipBlock }) => ipBlock)))
  const open = blocks.filter((block) => block?.cidr === "0.0.0.0/0")
  expect(open).toHaveLength(2)
  const inside = ["10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"]
  for (const block of open) expect(block?.except).toEqual(expect.arrayContaining(inside))
  const openToo = blocks.filter((block) => block?.cidr === "::/0")
  for (const block of openToo) expect(block?.except).toEqual(expect.arrayContaining(["fc00::/7", "fe80::/10"]))
})

test("a drained node leaves servers and workers running", () => {
  const budgets = manifests.filter(({ kind }) => kind === "PodDisruptionBudget").map(({ metadata }) => metadata.name)
  expect(budgets.toSorted()).toEqual(["docsift-serve", "docsift-work"])
})

test("workers are scaled by metrics that the server documents, and not by silence", () => {
  const triggerSchema = z.object({ metadata: z.object({ query: z.string(), ignoreNullValues: z.literal("false") }) })
  const scaled = z.object({ spec: z.object({ triggers: z.array(triggerSchema) }) })
  const { triggers } = scaled.parse(manifests.find(({ kind }) => kind === "ScaledObject")).spec
  const names = triggers.flatMap(({ metadata }) => metadata.query.match(/docsift_\w+/g) ?? [])
  expect(names.toSorted()).toEqual(["docsift_queue_executions", "docsift_queue_oldest_seconds"])
  for (const name of names) expect(read("../docs/server.md")).toContain(`\`${name}\``)
})

test("a start may wait for PostgreSQL, and a migration build an index, before Kubernetes kills it", () => {
  const probe = z.object({ periodSeconds: z.number(), failureThreshold: z.number() })
  const deployments = manifests.filter(({ kind }) => kind === "Deployment")
  expect(deployments).toHaveLength(2)
  const podOf = z.object({
    template: z.object({ spec: z.object({ containers: z.array(z.object({ startupProbe: probe })) }) }),
  })
  for (const { spec } of deployments) {
    for (const { startupProbe } of podOf.parse(spec).template.spec.containers) {
      // A start tries to reach PostgreSQL for 60 s, and then exits.
      expect(startupProbe.periodSeconds * startupProbe.failureThreshold).toBeGreaterThan(60)
    }
  }
  const job = manifests.find(({ kind }) => kind === "Job")
  const { activeDeadlineSeconds } = z.object({ activeDeadlineSeconds: z.number() }).parse(job?.spec)
  // migrate waits up to an hour for an index of the queue to be built.
  expect(activeDeadlineSeconds).toBeGreaterThan(3600)
  const waits = [...read("README.md").matchAll(/kubectl wait .*--timeout=(\d+)s/g)].map(([, seconds]) =>
    Number(seconds),
  )
  expect(waits.length).toBeGreaterThan(0)
  expect(waits.filter((seconds) => seconds < activeDeadlineSeconds)).toEqual([])
})

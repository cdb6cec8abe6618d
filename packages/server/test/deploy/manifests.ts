import { parseAllDocuments } from "yaml"
import { z } from "zod"
import { list, read } from "./folder.ts"

/** A Kubernetes object as a file holds it. */
export const manifestSchema = z.looseObject({
  apiVersion: z.string(),
  kind: z.string(),
  metadata: z.looseObject({ name: z.string() }),
  spec: z.unknown().optional(),
})
export type Manifest = z.infer<typeof manifestSchema>

/** Every file below deploy/kubernetes that is not a kustomization, as a path from deploy/. */
export const manifestFiles = list("kubernetes").filter(
  (path) => path.endsWith(".yaml") && !path.endsWith("kustomization.yaml"),
)

export const parseManifests = (text: string): Manifest[] =>
  parseAllDocuments(text).map((document) => manifestSchema.parse(document.toJS()))

/** Every object of those files. */
export const manifests = manifestFiles.flatMap((path) => parseManifests(read(path)))

const quantities = z.record(z.string(), z.coerce.string()).default({})
const containerSchema = z.looseObject({
  name: z.string(),
  image: z.string(),
  env: z.array(z.object({ name: z.string(), value: z.string() })).default([]),
  resources: z.object({ requests: quantities, limits: quantities }),
  securityContext: z.unknown(),
})
const podSchema = z.looseObject({
  securityContext: z.looseObject({ runAsNonRoot: z.boolean(), runAsUser: z.number() }),
  automountServiceAccountToken: z.boolean().default(true),
  containers: z.array(containerSchema),
  volumes: z.array(z.looseObject({ name: z.string(), emptyDir: z.object({ sizeLimit: z.string() }).optional() })),
})
const workloadSchema = z.object({ template: z.object({ spec: podSchema }) })
export type Workload = z.infer<typeof podSchema> & { readonly name: string }

/** The pods that those objects make. */
export const workloads: readonly Workload[] = manifests
  .filter(({ kind }) => kind === "Deployment" || kind === "Job")
  .map(({ metadata, spec }) => ({ ...workloadSchema.parse(spec).template.spec, name: metadata.name }))

const units: Readonly<Record<string, number>> = { Mi: 2 ** 20, Gi: 2 ** 30 }

/** Reads a quantity of bytes such as 512Mi. @throws {Error} for any other unit. */
export function toBytes(quantity: string | undefined): number {
  const [, number = "", unit = ""] = /^(\d+)([A-Z]i)$/.exec(quantity ?? "") ?? []
  const factor = units[unit]
  if (factor === undefined) throw new Error(`not a quantity in Mi or Gi: ${quantity}`)
  return Number(number) * factor
}

import { z } from "zod"
import { withoutTrailingSlashes } from "./without-trailing-slashes.ts"

/** Where the uploaded documents lie. */
export type StorageConfig =
  /** Below the data directory. */
  { readonly kind: "disk" } | ({ readonly kind: "s3" } & S3Config)

/** A bucket, and how to reach it. */
export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** An S3-compatible server, which is addressed by path; undefined: Amazon's. */
  readonly endpoint: string | undefined
  /** The address that callers reach the store under, for the URLs of files; undefined: the same. */
  readonly publicEndpoint: string | undefined
  /** Undefined: the AWS SDK looks in its usual places. */
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string } | undefined
}

const endpoint = (example: string) =>
  z
    .url({ protocol: /^https?$/, error: `must be an address such as ${example}`, abort: true })
    .refine((text) => {
      const { username, password, search, hash } = new URL(text)
      return `${username}${password}${search}${hash}` === ""
    }, "must be a bare address: keys go into DOCSIFT_S3_ACCESS_KEY and DOCSIFT_S3_SECRET_KEY")
    .transform(withoutTrailingSlashes)

/** The settings of storage, as the environment names them. */
export const storageSettings = z.object({
  DOCSIFT_S3_ENDPOINT: endpoint("https://s3.example.com").optional(),
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
  DOCSIFT_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, "must be a bucket's name: 3 to 63 of a-z, 0-9, dot and hyphen")
    .optional(),
  DOCSIFT_S3_REGION: z.string().optional(),
  DOCSIFT_S3_ACCESS_KEY: z.string().optional(),
  DOCSIFT_S3_SECRET_KEY: z.string().optional(),
  DOCSIFT_S3_PUBLIC_ENDPOINT: endpoint("https://files.example.com").optional(),
  /** Where Amazon's own services tell a program its region. */
  AWS_REGION: z.string().optional(),
})

type Given = Readonly<Partial<Record<keyof typeof storageSettings.shape, unknown>>>

/** Own servers rarely care for the region; this is the one they expect when they do. */
const defaultRegion = "us-east-1"

/** Lists what no setting of storage can tell alone; silence would store files where nobody expects them. */
export function findStorageMistakes(given: Given): string[] {
  const names = Object.keys(storageSettings.shape).filter((name) => name.startsWith("DOCSIFT_S3_") && name in given)
  if (names.length === 0) return []
  const mistakes: string[] = []
  if (given.DOCSIFT_S3_BUCKET === undefined) {
    mistakes.push(`DOCSIFT_S3_BUCKET: must be set because ${names.join(", ")} is; without them files stay on disk`)
  } else if ((given.DOCSIFT_S3_ENDPOINT ?? given.DOCSIFT_S3_REGION ?? given.AWS_REGION) === undefined) {
    mistakes.push("DOCSIFT_S3_REGION: must be set, such as eu-central-1, when DOCSIFT_S3_ENDPOINT is not")
  }
  const hasKey = given.DOCSIFT_S3_ACCESS_KEY !== undefined
  if (hasKey !== (given.DOCSIFT_S3_SECRET_KEY !== undefined)) {
    const missing = hasKey ? "DOCSIFT_S3_SECRET_KEY" : "DOCSIFT_S3_ACCESS_KEY"
    mistakes.push(`${missing}: must be set with the other one; unset both to use the AWS SDK's own sources`)
  }
  return mistakes
}

/** Chooses the storage: a bucket switches from disk to S3. */
export function toStorage(values: z.infer<typeof storageSettings>): StorageConfig {
  if (values.DOCSIFT_S3_BUCKET === undefined) return { kind: "disk" }
  const { DOCSIFT_S3_ACCESS_KEY: accessKeyId, DOCSIFT_S3_SECRET_KEY: secretAccessKey } = values
  return {
    kind: "s3",
    bucket: values.DOCSIFT_S3_BUCKET,
    region: values.DOCSIFT_S3_REGION ?? values.AWS_REGION ?? defaultRegion,
    endpoint: values.DOCSIFT_S3_ENDPOINT,
    publicEndpoint: values.DOCSIFT_S3_PUBLIC_ENDPOINT,
    credentials:
      accessKeyId === undefined || secretAccessKey === undefined ? undefined : { accessKeyId, secretAccessKey },
  }
}

/** Shows the storage with a mark in the place of its secret. */
export function describeStorage(storage: StorageConfig, mark: string): Record<string, unknown> {
  if (storage.kind === "disk") return storage
  const { credentials } = storage
  return { ...storage, credentials: credentials && { ...credentials, secretAccessKey: mark } }
}

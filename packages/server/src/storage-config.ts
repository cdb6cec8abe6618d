import { z } from "zod"
import { withoutTrailingSlashes } from "./without-trailing-slashes.ts"

/** The configured document store. */
export type StorageConfig =
  /** In the data directory. */
  { readonly kind: "disk" } | ({ readonly kind: "s3" } & S3Config)

/** A bucket and its connection. */
export interface S3Config {
  readonly bucket: string
  readonly region: string
  /** The URL of an S3-compatible server, with path-style requests. @default Amazon's */
  readonly endpoint: string | undefined
  /** The URL at which clients reach the store, for file URLs. @default `endpoint` */
  readonly publicEndpoint: string | undefined
  /** Undefined for the default sources of the AWS SDK. */
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

/** The schema of the storage settings. */
export const storageSettings = z.object({
  DOCSIFT_S3_ENDPOINT: endpoint("https://s3.example.com").optional(),
  // https://docs.aws.amazon.com/AmazonS3/latest/userguide/bucketnamingrules.html
  DOCSIFT_S3_BUCKET: z
    .string()
    .regex(
      /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
      "must be a bucket name: 3 to 63 characters of a-z, 0-9, dot and hyphen",
    )
    .optional(),
  DOCSIFT_S3_REGION: z.string().optional(),
  DOCSIFT_S3_ACCESS_KEY: z.string().optional(),
  DOCSIFT_S3_SECRET_KEY: z.string().optional(),
  DOCSIFT_S3_PUBLIC_ENDPOINT: endpoint("https://files.example.com").optional(),
  /** Set by Amazon's own services. */
  AWS_REGION: z.string().optional(),
})

type Given = Readonly<Partial<Record<keyof typeof storageSettings.shape, unknown>>>

/** Self-hosted servers rarely check the region; those that do expect this one. */
const defaultRegion = "us-east-1"

/** Lists mistakes in the combination of storage settings, which would store files in an unexpected place. */
export function findStorageMistakes(given: Given): string[] {
  const names = Object.keys(storageSettings.shape).filter((name) => name.startsWith("DOCSIFT_S3_") && name in given)
  if (names.length === 0) return []
  const mistakes: string[] = []
  if (given.DOCSIFT_S3_BUCKET === undefined) {
    mistakes.push(
      `DOCSIFT_S3_BUCKET: must be set if ${names.join(" or ")} is set; without S3 settings files are stored on disk`,
    )
  } else if ((given.DOCSIFT_S3_ENDPOINT ?? given.DOCSIFT_S3_REGION ?? given.AWS_REGION) === undefined) {
    mistakes.push("DOCSIFT_S3_REGION: must be set, such as eu-central-1, when DOCSIFT_S3_ENDPOINT is not")
  }
  const hasKey = given.DOCSIFT_S3_ACCESS_KEY !== undefined
  if (hasKey !== (given.DOCSIFT_S3_SECRET_KEY !== undefined)) {
    const missing = hasKey ? "DOCSIFT_S3_SECRET_KEY" : "DOCSIFT_S3_ACCESS_KEY"
    mistakes.push(
      `${missing}: must be set together with the other key; unset both to use the default sources of the AWS SDK`,
    )
  }
  return mistakes
}

/** Returns the configured store: S3 if there is a bucket, otherwise the disk. */
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

/** Returns the store for display, with `mark` in place of the secret key. */
export function describeStorage(storage: StorageConfig, mark: string): Record<string, unknown> {
  if (storage.kind === "disk") return storage
  const { credentials } = storage
  return { ...storage, credentials: credentials && { ...credentials, secretAccessKey: mark } }
}

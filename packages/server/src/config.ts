import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import type { ProcessorBudget } from "@docsift/engine"
import { z } from "zod"
import { PostgresAddressError, readPostgresAddress } from "./database/postgres-address.ts"
import { isApiKeyValue } from "./domain/api-key-value.ts"
import { isNetwork } from "./domain/network.ts"
import type { Budget, RateLimits } from "./domain/rate-limit.ts"
import { SetupError } from "./domain/setup-error.ts"
import { defaultMaxFileBytes } from "./generated/limits.ts"
import { readSecretFiles, type SecretFiles, secretFileSettings, type SecretName, secretNames } from "./secret-files.ts"
import { findStorageMistakes, type StorageConfig, storageSettings, toStorage } from "./storage-config.ts"
import { findUnknownSettings } from "./unknown-settings.ts"
import { withoutTrailingSlashes } from "./without-trailing-slashes.ts"

/** Where the rows live. */
export type DatabaseConfig =
  | { readonly kind: "embedded"; readonly directory: string }
  /** Nothing survives the process; for tests, which may give the content of an empty database to save making one. */
  | { readonly kind: "memory"; readonly template?: Blob }
  | { readonly kind: "postgres"; readonly url: string }

/** Where traces are sent. */
export interface TracingConfig {
  /** The collector's address for traces, by OTLP over HTTP. */
  readonly url: string
  readonly serviceName: string
  /** The part of requests and runs that is traced, 0 to 1; a caller's own decision goes first. */
  readonly ratio: number
}

/** How much is logged. */
export const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const

/** A budget as people write it: requests and seconds. */
const budget = z.string().transform((text, context): Budget | "off" => {
  // Not undefined: zod would put the default in its place.
  if (text === "off") return text
  const [, capacity = "", windowSeconds = ""] = /^(\d{1,9})\/(\d{1,4})s$/.exec(text) ?? []
  const parsed = { capacity: Number(capacity), windowSeconds: Number(windowSeconds) }
  if (parsed.capacity >= 1 && parsed.windowSeconds >= 1 && parsed.windowSeconds <= 3600) return parsed
  context.addIssue("must look like 600/60s (requests, and at most 3600 seconds in which they come back), or be off")
  return z.NEVER
})

/** All settings of the server, read once. */
export interface Config {
  readonly host: string
  /** 0 picks a free port. @default 3000 */
  readonly port: number
  /** The address callers use, without a trailing slash; undefined: the one the server listens on. */
  readonly publicUrl: string | undefined
  /** Origins that may call from a browser; empty: none. */
  readonly corsOrigins: readonly string[]
  readonly logLevel: (typeof logLevels)[number]
  readonly dataDirectory: string
  readonly database: DatabaseConfig
  readonly storage: StorageConfig
  /** The first admin's key; undefined: generated and printed once. */
  readonly adminKey: string | undefined
  /** First is current; empty: a generated key file in the data directory. */
  readonly encryptionKeys: readonly { readonly id: string; readonly key: Buffer }[]
  /** Executions in work at once in this process; 0 runs no worker. */
  readonly workerConcurrency: number
  readonly rateLimits: RateLimits
  /** Connections that this process takes at once; more are closed at once. */
  readonly maxConnections: number
  /** Proxies whose `x-forwarded-for` is believed, for the log; empty: nobody's. */
  readonly trustedProxies: readonly string[]
  /** Days for which audit entries are kept; 0: for ever. */
  readonly auditRetentionDays: number
  /** Days for which ended executions are kept, with results and documents; 0: for ever. */
  readonly executionRetentionDays: number
  readonly maxFileBytes: number
  readonly maxPages: number
  readonly executionTimeoutMs: number
  /** Processor time for reading one document; waiting costs nothing. */
  readonly readingBudget: ProcessorBudget
  /** Milliseconds for one question to a language model, its repetitions included. */
  readonly modelTimeoutMs: number
  /** Who answers when a language model gives nothing usable; `none`: the execution fails. */
  readonly modelFallback: "none" | "builtin"
  /** Whether language models at loopback and private addresses are called. */
  readonly allowsPrivateModels: boolean
  /** Whether text is recognised in images and scans. */
  readonly recognition: "auto" | "off"
  /** Trained data for recognition without the program tesseract; undefined: that is not done. */
  readonly languageFolder: string | undefined
  /** Where metrics are served, on `host`; 0 picks a free port, undefined: nowhere. */
  readonly metricsPort: number | undefined
  /** Undefined: nothing is traced. */
  readonly tracing: TracingConfig | undefined
  /** Secrets that were read from the file that `<name>_FILE` names. */
  readonly secretsFromFiles: readonly SecretName[]
  /** What looks like a mistake and is none for certain, a sentence each. */
  readonly warnings: readonly string[]
}

/** Says what is wrong with the settings: every mistake with the variable's name and the fix. */
export class ConfigError extends SetupError {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`}:\n- ${mistakes.join("\n- ")}`,
    )
    this.mistakes = mistakes
  }
}

/** Whole numbers as people write them, such as 52428800 or 50_000_000. */
const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d[\d_]*$/, `must be a whole number from ${min} to ${max}`)
    .transform((text) => Number(text.replaceAll("_", "")))
    .pipe(z.number().min(min, `must be at least ${min}`).max(max, `must be at most ${max}`))

const httpUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: `must be an address such as ${example}` }).transform(withoutTrailingSlashes)

const origins = z.string().transform((text, context) => {
  const list = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
  for (const origin of list) {
    if (origin !== "*" && (!URL.canParse(origin) || new URL(origin).origin !== origin)) {
      context.addIssue(`"${origin}" must be an origin such as https://app.example.com, without a path`)
    }
  }
  return list
})

const encryptionKeys = z.string().transform((text, context) => {
  const keys = text.split(",").map((part) => {
    const [id = "", base64 = ""] = part.trim().split(":")
    return { id, key: Buffer.from(base64, "base64") }
  })
  // The value itself is a secret and never part of a message.
  if (keys.some(({ id, key }) => !/^[A-Za-z0-9_-]{1,32}$/.test(id) || key.length !== 32)) {
    context.addIssue(
      "must look like name:key,oldname:oldkey where each key is 32 bytes in base64 (openssl rand -base64 32)",
    )
  } else if (new Set(keys.map(({ id }) => id)).size < keys.length) context.addIssue("must not use one name twice")
  return keys
})

/** Addresses and networks in CIDR form; they stay text, so that `config print` shows what was given. */
const proxies = z.string().transform((text, context) => {
  const list = text
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
  for (const proxy of list) {
    if (!isNetwork(proxy)) context.addIssue(`"${proxy}" must be an address or a network such as 10.0.0.0/8 or fd00::/8`)
  }
  return list
})

const databaseUrl = z
  .url({
    protocol: /^postgres(?:ql)?$/,
    error: "must be an address such as postgres://user:password@host:5432/name",
    abort: true,
  })
  .superRefine((text, context) => {
    try {
      readPostgresAddress(text)
    } catch (error) {
      if (!(error instanceof PostgresAddressError)) throw error
      context.addIssue(error.message)
    }
  })

const adminKey = z
  .string()
  .refine(isApiKeyValue, 'is not a well-formed key; make one with "docsift-server key generate"')

/**
 * One core is left for requests, but never fewer than two seats: with one, a single slow document would keep everybody
 * waiting.
 */
export const defaultConcurrency = (cores: number) => Math.max(2, Math.min(4, cores - 1))

const ratio = z
  .string()
  .regex(/^(?:0|1|0?\.\d+|1\.0+)$/, "must be a number from 0 to 1, such as 0.1")
  .transform(Number)

const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DOCSIFT_PUBLIC_URL: httpUrl("https://docsift.example.com").optional(),
  DOCSIFT_CORS_ORIGINS: origins.default([]),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  DOCSIFT_DATA_DIR: z.string().default(".docsift"),
  DATABASE_URL: databaseUrl.optional(),
  ...storageSettings.shape,
  ...secretFileSettings.shape,
  DOCSIFT_ADMIN_KEY: adminKey.optional(),
  DOCSIFT_ENCRYPTION_KEYS: encryptionKeys.default([]),
  DOCSIFT_WORKER_CONCURRENCY: wholeNumber(0, 256).optional(),
  // Far above what one careful client needs, and below what keeps others waiting: a process answers about 2,000 a second.
  DOCSIFT_RATE_LIMIT_READS: budget.default({ capacity: 30_000, windowSeconds: 60 }),
  DOCSIFT_RATE_LIMIT_EXECUTES: budget.default({ capacity: 6_000, windowSeconds: 60 }),
  DOCSIFT_RATE_LIMIT_ORGANIZATION: budget.default({ capacity: 60_000, windowSeconds: 60 }),
  // An idle connection costs about 10 KB; the bound is for file descriptors, of which systems give 65,536 or more.
  DOCSIFT_MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(10_000),
  DOCSIFT_TRUSTED_PROXIES: proxies.optional(),
  DOCSIFT_AUDIT_RETENTION_DAYS: wholeNumber(0, 36_500).default(365),
  DOCSIFT_EXECUTION_RETENTION_DAYS: wholeNumber(0, 36_500).default(0),
  DOCSIFT_MAX_FILE_BYTES: wholeNumber(1, 10_737_418_240).default(defaultMaxFileBytes),
  DOCSIFT_MAX_PAGES: wholeNumber(1, 100_000).default(500),
  DOCSIFT_EXECUTION_TIMEOUT_MS: wholeNumber(1000, 86_400_000).default(15 * 60 * 1000),
  // Starting a thread takes up to a second of it on a slow core.
  DOCSIFT_READING_BUDGET_MS: wholeNumber(1000, 86_400_000).default(20_000),
  DOCSIFT_READING_BUDGET_PER_PAGE_MS: wholeNumber(0, 86_400_000).default(2_000),
  // A long table is written by a slow model in a minute or two.
  DOCSIFT_MODEL_TIMEOUT_MS: wholeNumber(1000, 3_600_000).default(3 * 60 * 1000),
  DOCSIFT_MODEL_FALLBACK: z.enum(["none", "builtin"], "must be none or builtin").default("none"),
  DOCSIFT_MODEL_PRIVATE_ADDRESSES: z.enum(["allow", "refuse"], "must be allow or refuse").default("allow"),
  DOCSIFT_OCR: z.enum(["auto", "off"], "must be auto or off").default("auto"),
  DOCSIFT_OCR_LANGUAGES_DIR: z.string().optional(),
  DOCSIFT_METRICS_PORT: wholeNumber(0, 65_535).optional(),
  // OpenTelemetry's own names; headers, certificates and compression (OTEL_EXPORTER_OTLP_*) are read by its exporter.
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl("http://collector:4318").optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl("http://collector:4318/v1/traces").optional(),
  OTEL_SERVICE_NAME: z.string().default("docsift"),
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
})

/** The name of every environment variable that is read. */
export type SettingName = keyof typeof settings.shape

/**
 * Reads the settings from environment variables; empty ones count as unset.
 *
 * @throws {ConfigError} with all mistakes at once.
 */
export function readConfig(environment: Readonly<Record<string, string | undefined>> = process.env): Config {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ""),
  )
  const files = readSecretFiles(given)
  // A file that cannot be read is a mistake already; the settings that go with it are judged as if it could.
  const mistakes = [...files.mistakes, ...findStorageMistakes(withSecretFiles(given))]
  const parsed = settings.safeParse({ ...given, ...files.values })
  if (!parsed.success) mistakes.push(...parsed.error.issues.map((issue) => sentenceOf(issue, files)))
  if (!parsed.success || mistakes.length > 0) throw new ConfigError(mistakes)
  const values = parsed.data
  const dataDirectory = resolve(values.DOCSIFT_DATA_DIR)
  return {
    host: values.HOST,
    port: values.PORT,
    publicUrl: values.DOCSIFT_PUBLIC_URL,
    corsOrigins: values.DOCSIFT_CORS_ORIGINS,
    logLevel: values.LOG_LEVEL,
    dataDirectory,
    database:
      values.DATABASE_URL === undefined
        ? { kind: "embedded", directory: dataDirectory }
        : { kind: "postgres", url: values.DATABASE_URL },
    storage: toStorage(values),
    adminKey: values.DOCSIFT_ADMIN_KEY,
    encryptionKeys: values.DOCSIFT_ENCRYPTION_KEYS,
    workerConcurrency: values.DOCSIFT_WORKER_CONCURRENCY ?? defaultConcurrency(availableParallelism()),
    rateLimits: {
      reads: budgetOf(values.DOCSIFT_RATE_LIMIT_READS),
      executes: budgetOf(values.DOCSIFT_RATE_LIMIT_EXECUTES),
      organization: budgetOf(values.DOCSIFT_RATE_LIMIT_ORGANIZATION),
    },
    maxConnections: values.DOCSIFT_MAX_CONNECTIONS,
    trustedProxies: values.DOCSIFT_TRUSTED_PROXIES ?? [],
    auditRetentionDays: values.DOCSIFT_AUDIT_RETENTION_DAYS,
    executionRetentionDays: values.DOCSIFT_EXECUTION_RETENTION_DAYS,
    maxFileBytes: values.DOCSIFT_MAX_FILE_BYTES,
    maxPages: values.DOCSIFT_MAX_PAGES,
    executionTimeoutMs: values.DOCSIFT_EXECUTION_TIMEOUT_MS,
    readingBudget: { baseMs: values.DOCSIFT_READING_BUDGET_MS, perPageMs: values.DOCSIFT_READING_BUDGET_PER_PAGE_MS },
    modelTimeoutMs: values.DOCSIFT_MODEL_TIMEOUT_MS,
    modelFallback: values.DOCSIFT_MODEL_FALLBACK,
    allowsPrivateModels: values.DOCSIFT_MODEL_PRIVATE_ADDRESSES === "allow",
    recognition: values.DOCSIFT_OCR,
    languageFolder:
      values.DOCSIFT_OCR_LANGUAGES_DIR === undefined ? undefined : resolve(values.DOCSIFT_OCR_LANGUAGES_DIR),
    metricsPort: values.DOCSIFT_METRICS_PORT,
    tracing: tracingOf(values),
    secretsFromFiles: secretNames.filter((name) => files.paths.has(name)),
    warnings: findUnknownSettings(given, Object.keys(settings.shape)),
  }
}

function withSecretFiles(given: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(given).map(([name, value]) => [name.replace(/_FILE$/, ""), value]))
}

/** Names the file when the value was read from one. */
function sentenceOf(issue: z.core.$ZodIssue, { paths }: SecretFiles): string {
  const name = issue.path.join(".")
  const path = paths.get(name)
  return path === undefined ? `${name}: ${issue.message}` : `${name}_FILE: the content of ${path} ${issue.message}`
}

function tracingOf(values: z.infer<typeof settings>): TracingConfig | undefined {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? undefined : tracesBelow(base))
  if (url === undefined) return undefined
  return { url, serviceName: values.OTEL_SERVICE_NAME, ratio: values.OTEL_TRACES_SAMPLER_ARG }
}

/** @see https://opentelemetry.io/docs/specs/otel/protocol/exporter/#endpoint-urls-for-otlphttp */
function tracesBelow(base: string): string {
  const url = new URL(base)
  url.pathname = `${withoutTrailingSlashes(url.pathname)}/v1/traces`
  return url.toString()
}

function budgetOf(given: Budget | "off"): Budget | undefined {
  return given === "off" ? undefined : given
}

import { z } from "zod"
import { PostgresAddressError, readPostgresAddress } from "./postgres-address.ts"
import { isApiKeyValue } from "./domain/api-key-value.ts"
import { isAllowedHost } from "./domain/allowed-hosts.ts"
import { isNetwork } from "./domain/network.ts"
import type { Budget } from "./domain/rate-limit.ts"
import { defaultMaxFileBytes, defaultMaxUnusedBytes } from "./generated/limits.ts"
import { oidcSettings } from "./oidc-config.ts"
import { secretFileSettings } from "./secret-files.ts"
import { storageSettings } from "./storage-config.ts"
import { withoutTrailingSlashes } from "./without-trailing-slashes.ts"

/** The values of `LOG_LEVEL`. */
const logLevels = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const

/** A value of `LOG_LEVEL`. */
export type LogLevel = (typeof logLevels)[number]

/** A budget as operators write it, such as 600/60s: requests and seconds. */
const budget = z.string().transform((text, context): Budget | "off" => {
  // Not undefined, which zod would replace by the default.
  if (text === "off") return text
  const [, capacity = "", windowSeconds = ""] = /^(\d{1,9})\/(\d{1,4})s$/.exec(text) ?? []
  const parsed = { capacity: Number(capacity), windowSeconds: Number(windowSeconds) }
  if (parsed.capacity >= 1 && parsed.windowSeconds >= 1 && parsed.windowSeconds <= 3600) return parsed
  context.addIssue(
    "must look like 600/60s (requests, and the seconds in which they are refilled, at most 3600), or be off",
  )
  return z.NEVER
})

/** Integers as operators write them, such as 52428800 or 50_000_000. */
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
  // The value is a secret and must not be part of a message.
  if (keys.some(({ id, key }) => !/^[A-Za-z0-9_-]{1,32}$/.test(id) || key.length !== 32)) {
    context.addIssue(
      "must look like name:key,oldname:oldkey, where each key is 32 bytes in base64 (openssl rand -base64 32)",
    )
  } else if (new Set(keys.map(({ id }) => id)).size < keys.length) context.addIssue("must not use one name twice")
  return keys
})

/** A list that remains text, so that `config print` shows it as given. */
const list = (isEntry: (text: string) => boolean, requirement: string) =>
  z.string().transform((text, context) => {
    const entries = text
      .split(",")
      .map((part) => part.trim())
      .filter((part) => part !== "")
    for (const entry of entries) if (!isEntry(entry)) context.addIssue(`"${entry}" must be ${requirement}`)
    return entries
  })

/** Addresses and networks in CIDR notation. */
const proxies = list(isNetwork, "an address or a network such as 10.0.0.0/8 or fd00::/8")

const hosts = list(isAllowedHost, "a host name, an address or a network, such as hooks.internal or 10.2.0.0/16")

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
 * Returns the default number of documents processed at once. One core is left for requests, but there are at least two
 * slots: with one, a single slow document would block all others.
 */
export const defaultConcurrency = (cores: number) => Math.max(2, Math.min(4, cores - 1))

const ratio = z
  .string()
  .regex(/^(?:0|1|0?\.\d+|1\.0+)$/, "must be a number from 0 to 1, such as 0.1")
  .transform(Number)

/** The schema of all environment variables that are read. */
export const settings = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default("127.0.0.1"),
  DOCSIFT_PUBLIC_URL: httpUrl("https://docsift.example.com").optional(),
  DOCSIFT_CORS_ORIGINS: origins.default([]),
  DOCSIFT_CONSOLE: z.enum(["on", "off"], "must be on or off").default("on"),
  DOCSIFT_MCP: z.enum(["on", "off"], "must be on or off").default("on"),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(", ")}`).default("info"),
  DOCSIFT_DATA_DIR: z.string().default(".docsift"),
  DATABASE_URL: databaseUrl.optional(),
  ...storageSettings.shape,
  ...secretFileSettings.shape,
  ...oidcSettings.shape,
  DOCSIFT_ADMIN_KEY: adminKey.optional(),
  DOCSIFT_ENCRYPTION_KEYS: encryptionKeys.default([]),
  DOCSIFT_WORKER_CONCURRENCY: wholeNumber(0, 256).optional(),
  // Far above what a careful client needs, and below what slows down others: a process serves about 2,000 requests/s.
  DOCSIFT_RATE_LIMIT_READS: budget.default({ capacity: 30_000, windowSeconds: 60 }),
  DOCSIFT_RATE_LIMIT_EXECUTES: budget.default({ capacity: 6_000, windowSeconds: 60 }),
  DOCSIFT_RATE_LIMIT_ORGANIZATION: budget.default({ capacity: 60_000, windowSeconds: 60 }),
  // An idle connection costs about 10 KB. The limit protects file descriptors, of which systems allow 65,536 or more.
  DOCSIFT_MAX_CONNECTIONS: wholeNumber(1, 1_000_000).default(10_000),
  DOCSIFT_TRUSTED_PROXIES: proxies.optional(),
  DOCSIFT_AUDIT_RETENTION_DAYS: wholeNumber(0, 36_500).default(365),
  DOCSIFT_EXECUTION_RETENTION_DAYS: wholeNumber(0, 36_500).default(0),
  // Some 2,000 pages of text at the usual width.
  DOCSIFT_PAGE_CACHE_BYTES: wholeNumber(0, 1_099_511_627_776).default(512 * 1024 * 1024),
  // A file counts as at least 1 MiB, and one alone must fit.
  DOCSIFT_MAX_UNUSED_BYTES: wholeNumber(0, 1_099_511_627_776).default(defaultMaxUnusedBytes),
  DOCSIFT_MAX_FILE_BYTES: wholeNumber(1, 10_737_418_240).default(defaultMaxFileBytes),
  DOCSIFT_MAX_PAGES: wholeNumber(1, 100_000).default(500),
  DOCSIFT_EXECUTION_TIMEOUT_MS: wholeNumber(1000, 86_400_000).default(15 * 60 * 1000),
  // Includes the start of a thread, which takes up to a second on a slow core.
  DOCSIFT_READING_BUDGET_MS: wholeNumber(1000, 86_400_000).default(20_000),
  DOCSIFT_READING_BUDGET_PER_PAGE_MS: wholeNumber(0, 86_400_000).default(2_000),
  // A slow model takes a minute or two to write a long table.
  DOCSIFT_MODEL_TIMEOUT_MS: wholeNumber(1000, 3_600_000).default(3 * 60 * 1000),
  DOCSIFT_MODEL_FALLBACK: z.enum(["none", "builtin"], "must be none or builtin").default("none"),
  DOCSIFT_MODEL_PRIVATE_ADDRESSES: z.enum(["allow", "refuse"], "must be allow or refuse").default("allow"),
  // Members create webhooks, only admins add models: what is private is not called unless an operator says so.
  DOCSIFT_WEBHOOK_PRIVATE_ADDRESSES: z.enum(["allow", "refuse"], "must be allow or refuse").default("refuse"),
  DOCSIFT_WEBHOOK_ALLOWED_HOSTS: hosts.default([]),
  DOCSIFT_WEBHOOK_RETENTION_DAYS: wholeNumber(0, 36_500).default(30),
  DOCSIFT_OCR: z.enum(["auto", "off"], "must be auto or off").default("auto"),
  DOCSIFT_OCR_LANGUAGES_DIR: z.string().optional(),
  DOCSIFT_METRICS_PORT: wholeNumber(0, 65_535).optional(),
  // Names defined by OpenTelemetry. Its exporter reads headers, certificates and compression (OTEL_EXPORTER_OTLP_*) itself.
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl("http://collector:4318").optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: httpUrl("http://collector:4318/v1/traces").optional(),
  OTEL_SERVICE_NAME: z.string().default("docsift"),
  OTEL_TRACES_SAMPLER_ARG: ratio.default(1),
})

/** The name of an environment variable that is read. */
export type SettingName = keyof typeof settings.shape

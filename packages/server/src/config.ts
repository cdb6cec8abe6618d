import { availableParallelism } from "node:os"
import { resolve } from "node:path"
import type { ProcessorBudget } from "@docsift/engine"
import type { z } from "zod"
import type { Budget, RateLimits } from "./domain/rate-limit.ts"
import { SetupError } from "./domain/setup-error.ts"
import { findOidcMistakes, type OidcConfig, toOidc } from "./oidc-config.ts"
import { readSecretFiles, type SecretFiles, type SecretName, secretNames } from "./secret-files.ts"
import { defaultConcurrency, type LogLevel, settings } from "./settings.ts"
import { findStorageMistakes, type StorageConfig, toStorage } from "./storage-config.ts"
import { findUnknownSettings } from "./unknown-settings.ts"
import { withoutTrailingSlashes } from "./without-trailing-slashes.ts"

/** The configured database. */
export type DatabaseConfig =
  | { readonly kind: "embedded"; readonly directory: string }
  /** Lost with the process; for tests, which may give a template to save the migration. */
  | { readonly kind: "memory"; readonly template?: Blob }
  | { readonly kind: "postgres"; readonly url: string }

/** The configured tracing. */
export interface TracingConfig {
  /** The collector's URL for traces (OTLP over HTTP). */
  readonly url: string
  readonly serviceName: string
  /** The share of requests and runs that are traced, 0 to 1; the sampling decision of a client has priority. */
  readonly ratio: number
}

/** All settings of the server, read once. */
export interface Config {
  readonly host: string
  /** 0 picks a free port. @default 3000 */
  readonly port: number
  /** The URL that clients use, without a trailing slash. @default the listening address */
  readonly publicUrl: string | undefined
  /** Origins that may call from browsers. */
  readonly corsOrigins: readonly string[]
  /** Whether the console is served at `/console/`. */
  readonly console: boolean
  /** Whether assistants can call tools at `/mcp`. */
  readonly mcp: boolean
  /** The identity provider of people; undefined: they sign in with keys alone. */
  readonly oidc: OidcConfig | undefined
  readonly logLevel: LogLevel
  readonly dataDirectory: string
  readonly database: DatabaseConfig
  readonly storage: StorageConfig
  /** The key of the first admin. @default generated and printed once */
  readonly adminKey: string | undefined
  /** The current key first; empty for a generated key file in the data directory. */
  readonly encryptionKeys: readonly { readonly id: string; readonly key: Buffer }[]
  /** Executions in progress at once in this process; 0 runs no worker. */
  readonly workerConcurrency: number
  readonly rateLimits: RateLimits
  /** HTTP connections of this process at once; further ones are closed immediately. */
  readonly maxConnections: number
  /** Proxies whose `x-forwarded-for` is trusted, for the log and the limit of failed sign-ins. */
  readonly trustedProxies: readonly string[]
  /** Days for which audit entries are kept; 0 keeps them forever. */
  readonly auditRetentionDays: number
  /** Days for which ended executions are kept, with results and documents; 0 keeps them forever. */
  readonly executionRetentionDays: number
  /** Space for page images in the data directory, in bytes; 0 keeps none. */
  readonly pageCacheBytes: number
  /** Bytes of the files of an organization that no execution uses, together; 0 for any number. */
  readonly maxUnusedBytes: number
  readonly maxFileBytes: number
  readonly maxPages: number
  readonly executionTimeoutMs: number
  /** Processor time for reading one document, without waiting time. */
  readonly readingBudget: ProcessorBudget
  /** Longest time for one question to a language model, including retries, in milliseconds. */
  readonly modelTimeoutMs: number
  /** What is used when a language model returns nothing usable; with `none` the execution fails. */
  readonly modelFallback: "none" | "builtin"
  /** Whether language models at loopback and private addresses may be called. */
  readonly allowsPrivateModels: boolean
  /** Whether webhooks at loopback and private addresses are called. */
  readonly allowsPrivateWebhooks: boolean
  /** Names, addresses and networks at which webhooks are called privately and with `http` in any case. */
  readonly webhookAllowedHosts: readonly string[]
  /** Days for which messages and deliveries of webhooks are kept; 0 keeps them forever. */
  readonly webhookRetentionDays: number
  /** Whether text is recognised in images and scans. */
  readonly recognition: "auto" | "off"
  /** Folder of trained data for OCR without the program tesseract; undefined: the installed npm packages. */
  readonly languageFolder: string | undefined
  /** Port of the metrics, on `host`; 0 picks a free port, undefined disables them. */
  readonly metricsPort: number | undefined
  /** Undefined disables tracing. */
  readonly tracing: TracingConfig | undefined
  /** Secrets that were read from the files of `<name>_FILE`. */
  readonly secretsFromFiles: readonly SecretName[]
  /** Possible mistakes, a sentence each. */
  readonly warnings: readonly string[]
}

/** The error of an invalid configuration: every mistake with the variable's name and the fix. */
export class ConfigError extends SetupError {
  readonly mistakes: readonly string[]

  constructor(mistakes: readonly string[]) {
    super(
      `The configuration has ${mistakes.length === 1 ? "a mistake" : `${mistakes.length} mistakes`}:\n- ${mistakes.join("\n- ")}`,
    )
    this.mistakes = mistakes
  }
}

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
  // A file that cannot be read is a mistake of its own; settings that depend on it are checked as if it could be read.
  const combined = withSecretFiles(given)
  const mistakes = [...files.mistakes, ...findStorageMistakes(combined), ...findOidcMistakes(combined)]
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
    console: values.DOCSIFT_CONSOLE === "on",
    mcp: values.DOCSIFT_MCP === "on",
    oidc: toOidc(values),
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
    pageCacheBytes: values.DOCSIFT_PAGE_CACHE_BYTES,
    maxUnusedBytes: values.DOCSIFT_MAX_UNUSED_BYTES,
    maxFileBytes: values.DOCSIFT_MAX_FILE_BYTES,
    maxPages: values.DOCSIFT_MAX_PAGES,
    executionTimeoutMs: values.DOCSIFT_EXECUTION_TIMEOUT_MS,
    readingBudget: { baseMs: values.DOCSIFT_READING_BUDGET_MS, perPageMs: values.DOCSIFT_READING_BUDGET_PER_PAGE_MS },
    modelTimeoutMs: values.DOCSIFT_MODEL_TIMEOUT_MS,
    modelFallback: values.DOCSIFT_MODEL_FALLBACK,
    allowsPrivateModels: values.DOCSIFT_MODEL_PRIVATE_ADDRESSES === "allow",
    allowsPrivateWebhooks: values.DOCSIFT_WEBHOOK_PRIVATE_ADDRESSES === "allow",
    webhookAllowedHosts: values.DOCSIFT_WEBHOOK_ALLOWED_HOSTS,
    webhookRetentionDays: values.DOCSIFT_WEBHOOK_RETENTION_DAYS,
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

/** Returns the sentence of an issue; it names the file that the value was read from. */
function sentenceOf(issue: z.core.$ZodIssue, { paths }: SecretFiles): string {
  const name = issue.path.join(".")
  const path = paths.get(name)
  return path === undefined ? `${name}: ${issue.message}` : `${name}_FILE: the content of ${path} ${issue.message}`
}

function tracingOf(values: z.infer<typeof settings>): TracingConfig | undefined {
  const base = values.OTEL_EXPORTER_OTLP_ENDPOINT
  const url = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base === undefined ? undefined : tracesUrlOf(base))
  if (url === undefined) return undefined
  return { url, serviceName: values.OTEL_SERVICE_NAME, ratio: values.OTEL_TRACES_SAMPLER_ARG }
}

/** @see https://opentelemetry.io/docs/specs/otel/protocol/exporter/#endpoint-urls-for-otlphttp */
function tracesUrlOf(base: string): string {
  const url = new URL(base)
  url.pathname = `${withoutTrailingSlashes(url.pathname)}/v1/traces`
  return url.toString()
}

function budgetOf(given: Budget | "off"): Budget | undefined {
  return given === "off" ? undefined : given
}

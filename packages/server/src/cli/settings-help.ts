import type { SettingName } from "../config.ts"

/** What each setting means, in a line of a terminal; a setting without a line does not compile. */
const meanings = {
  PORT: "where it listens (3000); 0 picks a free port",
  HOST: "the address it listens at (127.0.0.1)",
  DOCSIFT_PUBLIC_URL: "how callers reach it (the listening address)",
  DOCSIFT_CORS_ORIGINS: "origins that may call from a browser, comma separated (none)",
  LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent (info)",
  DOCSIFT_DATA_DIR: "embedded database, files, generated key (.docsift)",
  DATABASE_URL: "postgres://user:password@host:5432/name (embedded database)",
  DATABASE_URL_FILE: "a file that holds it, such as a mounted secret",
  DOCSIFT_S3_ENDPOINT: "S3-compatible store, such as https://s3.example.com (Amazon's)",
  DOCSIFT_S3_BUCKET: "keeps documents in this S3 bucket (files on disk)",
  DOCSIFT_S3_REGION: "its region (AWS_REGION, else us-east-1)",
  AWS_REGION: "the same, when DOCSIFT_S3_REGION is not set",
  DOCSIFT_S3_ACCESS_KEY: "access key",
  DOCSIFT_S3_SECRET_KEY: "secret key",
  DOCSIFT_S3_ACCESS_KEY_FILE: "a file that holds the access key",
  DOCSIFT_S3_SECRET_KEY_FILE: "a file that holds the secret key",
  DOCSIFT_S3_PUBLIC_ENDPOINT: "where callers reach the store, for the URLs of files",
  DOCSIFT_ADMIN_KEY: "the first admin's key (generated and printed once)",
  DOCSIFT_ADMIN_KEY_FILE: "a file that holds it",
  DOCSIFT_ENCRYPTION_KEYS: "name:base64,oldname:oldbase64 (a generated file)",
  DOCSIFT_ENCRYPTION_KEYS_FILE: "a file that holds them",
  DOCSIFT_WORKER_CONCURRENCY: "documents in work at once (cores - 1, from 2 to 4); 0: none",
  DOCSIFT_RATE_LIMIT_READS: "requests of one key that start nothing, or off (30000/60s)",
  DOCSIFT_RATE_LIMIT_EXECUTES: "executions started by one key (6000/60s)",
  DOCSIFT_RATE_LIMIT_ORGANIZATION: "all requests of an organization (60000/60s)",
  DOCSIFT_MAX_CONNECTIONS: "connections of one process (10000)",
  DOCSIFT_TRUSTED_PROXIES: "networks whose x-forwarded-for the log believes (none)",
  DOCSIFT_AUDIT_RETENTION_DAYS: "older audit entries are removed (365); 0: never",
  DOCSIFT_EXECUTION_RETENTION_DAYS: "older ended executions are removed, with their documents (0: never)",
  DOCSIFT_MAX_FILE_BYTES: "largest upload (52428800)",
  DOCSIFT_MAX_PAGES: "longest document (500)",
  DOCSIFT_EXECUTION_TIMEOUT_MS: "limit of one run (900000)",
  DOCSIFT_READING_BUDGET_MS: "processor time for reading one document (20000)",
  DOCSIFT_READING_BUDGET_PER_PAGE_MS: "and for each of its pages (2000)",
  DOCSIFT_MODEL_TIMEOUT_MS: "limit of one question to a language model (180000)",
  DOCSIFT_MODEL_FALLBACK: "none, or builtin: who answers when a model does not (none)",
  DOCSIFT_OCR: "auto, or off: whether text is recognised in images and scans (auto)",
  DOCSIFT_OCR_LANGUAGES_DIR: "trained data for recognition without the program tesseract (none)",
  DOCSIFT_MODEL_PRIVATE_ADDRESSES: "allow or refuse models at private addresses (allow)",
  DOCSIFT_METRICS_PORT: "serves /metrics, /livez and /readyz (off)",
  OTEL_EXPORTER_OTLP_ENDPOINT: "collector for traces, such as http://collector:4318 (off)",
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "the same with its whole path (…/v1/traces)",
  OTEL_SERVICE_NAME: "name of this deployment in traces (docsift)",
  OTEL_TRACES_SAMPLER_ARG: "part of requests that is traced, 0 to 1 (1)",
} as const satisfies Record<SettingName, string>

/** Every setting's name. */
export const allSettings = Object.keys(meanings) as SettingName[] // Its keys are the settings.

/** Settings that matter only to who answers requests. */
const ofRequests: readonly SettingName[] = [
  "PORT",
  "DOCSIFT_PUBLIC_URL",
  "DOCSIFT_CORS_ORIGINS",
  "DOCSIFT_RATE_LIMIT_READS",
  "DOCSIFT_RATE_LIMIT_EXECUTES",
  "DOCSIFT_RATE_LIMIT_ORGANIZATION",
  "DOCSIFT_MAX_CONNECTIONS",
  "DOCSIFT_TRUSTED_PROXIES",
  "DOCSIFT_MAX_FILE_BYTES",
]

/** Settings of a process that answers no requests. */
export const workerSettings = allSettings.filter((name) => !ofRequests.includes(name))

/** Settings of a command that asks a running process. */
export const probeSettings: readonly SettingName[] = ["HOST", "PORT", "DOCSIFT_METRICS_PORT"]

/** Settings that say where the rows are. */
export const databaseSettings: readonly SettingName[] = ["DATABASE_URL", "DATABASE_URL_FILE", "DOCSIFT_DATA_DIR"]

/** Settings that say where the rows are, and which keys open the secrets among them. */
export const encryptionSettings: readonly SettingName[] = [
  ...databaseSettings,
  "DOCSIFT_ENCRYPTION_KEYS",
  "DOCSIFT_ENCRYPTION_KEYS_FILE",
]

/** Settings that say where rows and documents are. */
export const storeSettings: readonly SettingName[] = [
  ...databaseSettings,
  "DOCSIFT_S3_ENDPOINT",
  "DOCSIFT_S3_BUCKET",
  "DOCSIFT_S3_REGION",
  "AWS_REGION",
  "DOCSIFT_S3_ACCESS_KEY",
  "DOCSIFT_S3_ACCESS_KEY_FILE",
  "DOCSIFT_S3_SECRET_KEY",
  "DOCSIFT_S3_SECRET_KEY_FILE",
]

/** Lists settings for the end of a command's help. */
export function describeSettings(names: readonly SettingName[]): string {
  const width = Math.max(...names.map((name) => name.length))
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${meanings[name]}`)
  return `\nSettings (environment variables; defaults in parentheses):\n${lines.join("\n")}`
}

import type { SettingName } from "../settings.ts"

/** The description of each setting, for one line of a terminal; a setting without one does not compile. */
const descriptions = {
  PORT: "port to listen at (3000); 0 picks a free port",
  HOST: "address to listen at (127.0.0.1)",
  DOCSIFT_PUBLIC_URL: "URL that clients use (the listening address)",
  DOCSIFT_CORS_ORIGINS: "origins that may call from browsers, separated by commas (none)",
  DOCSIFT_CONSOLE: "on, or off: serve no console (on)",
  DOCSIFT_MCP: "on, or off: serve no tools for assistants at /mcp (on)",
  DOCSIFT_OIDC_ISSUER: "identity provider of people, such as https://id.example.com (none)",
  DOCSIFT_OIDC_CLIENT_ID: "id of this server at the identity provider",
  DOCSIFT_OIDC_CLIENT_SECRET: "secret of this server at the identity provider (none: a public client)",
  DOCSIFT_OIDC_CLIENT_SECRET_FILE: "file with DOCSIFT_OIDC_CLIENT_SECRET",
  DOCSIFT_OIDC_SCOPES: "scopes to request (openid profile email)",
  DOCSIFT_OIDC_GROUPS_CLAIM: "claim with the groups of a person (groups)",
  DOCSIFT_OIDC_ADMIN_GROUP: "group whose people are admins (none: the provider decides no role)",
  DOCSIFT_OIDC_ORGANIZATION: "id of the organization of new users (the oldest)",
  DOCSIFT_OIDC_AUTO_CREATE: "true, or false: only people who have a user can sign in (true)",
  DOCSIFT_OIDC_LABEL: "name of the identity provider on the button (single sign-on)",
  DOCSIFT_OIDC_ONLY: "true: the sign-in screen hides the form for keys (false)",
  LOG_LEVEL: "fatal, error, warn, info, debug, trace or silent (info)",
  DOCSIFT_DATA_DIR: "directory of the embedded database, documents and generated key (.docsift)",
  DATABASE_URL: "postgres://user:password@host:5432/name (embedded database)",
  DATABASE_URL_FILE: "file with DATABASE_URL, such as a mounted secret",
  DOCSIFT_S3_ENDPOINT: "S3-compatible store, such as https://s3.example.com (Amazon's)",
  DOCSIFT_S3_BUCKET: "S3 bucket for documents (files in DOCSIFT_DATA_DIR)",
  DOCSIFT_S3_REGION: "region of the bucket (AWS_REGION, else us-east-1)",
  AWS_REGION: "region of the bucket if DOCSIFT_S3_REGION is not set",
  DOCSIFT_S3_ACCESS_KEY: "access key of the store",
  DOCSIFT_S3_SECRET_KEY: "secret key of the store",
  DOCSIFT_S3_ACCESS_KEY_FILE: "file with DOCSIFT_S3_ACCESS_KEY",
  DOCSIFT_S3_SECRET_KEY_FILE: "file with DOCSIFT_S3_SECRET_KEY",
  DOCSIFT_S3_PUBLIC_ENDPOINT: "address at which clients reach the store, for file URLs",
  DOCSIFT_ADMIN_KEY: "key of the first admin (generated and printed once)",
  DOCSIFT_ADMIN_KEY_FILE: "file with DOCSIFT_ADMIN_KEY",
  DOCSIFT_ENCRYPTION_KEYS: "name:base64,oldname:oldbase64 (a generated file)",
  DOCSIFT_ENCRYPTION_KEYS_FILE: "file with DOCSIFT_ENCRYPTION_KEYS",
  DOCSIFT_WORKER_CONCURRENCY: "documents processed at once (cores - 1, from 2 to 4); 0: no worker",
  DOCSIFT_RATE_LIMIT_READS: "requests of one key that start no execution, or off (30000/60s)",
  DOCSIFT_RATE_LIMIT_EXECUTES: "executions started by one key, or off (6000/60s)",
  DOCSIFT_RATE_LIMIT_ORGANIZATION: "all requests of one organization, or off (60000/60s)",
  DOCSIFT_MAX_CONNECTIONS: "HTTP connections of one process (10000)",
  DOCSIFT_TRUSTED_PROXIES: "proxies whose x-forwarded-for is trusted (none)",
  DOCSIFT_AUDIT_RETENTION_DAYS: "age at which audit entries are removed (365); 0: never",
  DOCSIFT_EXECUTION_RETENTION_DAYS: "age at which ended executions and their documents are removed (0: never)",
  DOCSIFT_PAGE_CACHE_BYTES: "space for page images (536870912); 0: none",
  DOCSIFT_MAX_UNUSED_BYTES: "files of an organization that no execution uses (5368709120); 0: no limit",
  DOCSIFT_MAX_FILE_BYTES: "largest upload (52428800)",
  DOCSIFT_MAX_PAGES: "longest document (500)",
  DOCSIFT_EXECUTION_TIMEOUT_MS: "longest run of a document (900000)",
  DOCSIFT_READING_BUDGET_MS: "processor time for reading one document (20000)",
  DOCSIFT_READING_BUDGET_PER_PAGE_MS: "additional processor time for each page (2000)",
  DOCSIFT_MODEL_TIMEOUT_MS: "longest time for one question to a language model (180000)",
  DOCSIFT_MODEL_FALLBACK: "none, or builtin: extraction used when a model fails (none)",
  DOCSIFT_OCR: "auto, or off: recognise text in images and scans (auto)",
  DOCSIFT_OCR_LANGUAGES_DIR: "trained data for OCR without the program tesseract (installed packages)",
  DOCSIFT_MODEL_PRIVATE_ADDRESSES: "allow or refuse models at private addresses (allow)",
  DOCSIFT_WEBHOOK_PRIVATE_ADDRESSES: "allow or refuse webhooks at private addresses (refuse)",
  DOCSIFT_WEBHOOK_ALLOWED_HOSTS: "hosts and networks where webhooks may be private and use http (none)",
  DOCSIFT_WEBHOOK_RETENTION_DAYS: "age at which messages of webhooks are removed (30); 0: never",
  DOCSIFT_METRICS_PORT: "port for /metrics, /livez and /readyz (off)",
  OTEL_EXPORTER_OTLP_ENDPOINT: "collector of traces, such as http://collector:4318 (off)",
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: "complete URL of the collector (…/v1/traces)",
  OTEL_SERVICE_NAME: "name of this deployment in traces (docsift)",
  OTEL_TRACES_SAMPLER_ARG: "share of requests that are traced, 0 to 1 (1)",
} as const satisfies Record<SettingName, string>

/** The names of all settings. */
export const allSettings = Object.keys(descriptions) as SettingName[] // Its keys are the settings.

/** Settings of the HTTP server alone. */
const serverSettings: readonly SettingName[] = [
  "PORT",
  "DOCSIFT_PUBLIC_URL",
  "DOCSIFT_CORS_ORIGINS",
  "DOCSIFT_CONSOLE",
  "DOCSIFT_MCP",
  "DOCSIFT_OIDC_ISSUER",
  "DOCSIFT_OIDC_CLIENT_ID",
  "DOCSIFT_OIDC_CLIENT_SECRET",
  "DOCSIFT_OIDC_CLIENT_SECRET_FILE",
  "DOCSIFT_OIDC_SCOPES",
  "DOCSIFT_OIDC_GROUPS_CLAIM",
  "DOCSIFT_OIDC_ADMIN_GROUP",
  "DOCSIFT_OIDC_ORGANIZATION",
  "DOCSIFT_OIDC_AUTO_CREATE",
  "DOCSIFT_OIDC_LABEL",
  "DOCSIFT_OIDC_ONLY",
  "DOCSIFT_RATE_LIMIT_READS",
  "DOCSIFT_RATE_LIMIT_EXECUTES",
  "DOCSIFT_RATE_LIMIT_ORGANIZATION",
  "DOCSIFT_MAX_CONNECTIONS",
  "DOCSIFT_TRUSTED_PROXIES",
  "DOCSIFT_MAX_FILE_BYTES",
]

/** Settings of a process without an HTTP server. */
export const workerSettings = allSettings.filter((name) => !serverSettings.includes(name))

/** Settings of a command that probes a running process. */
export const probeSettings: readonly SettingName[] = ["HOST", "PORT", "DOCSIFT_METRICS_PORT"]

/** Settings of the database. */
export const databaseSettings: readonly SettingName[] = ["DATABASE_URL", "DATABASE_URL_FILE", "DOCSIFT_DATA_DIR"]

/** Settings of the database and of the keys that decrypt its secrets. */
export const encryptionSettings: readonly SettingName[] = [
  ...databaseSettings,
  "DOCSIFT_ENCRYPTION_KEYS",
  "DOCSIFT_ENCRYPTION_KEYS_FILE",
]

/** Settings of the database and of the document store. */
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

/** Returns the list of settings at the end of a command's help. */
export function describeSettings(names: readonly SettingName[]): string {
  const width = Math.max(...names.map((name) => name.length))
  const lines = names.map((name) => `  ${name.padEnd(width)}  ${descriptions[name]}`)
  return `\nSettings (environment variables; defaults in parentheses):\n${lines.join("\n")}`
}

import { resolve } from "node:path"
import { expect, test } from "vitest"
import { mistakesOf } from "../test/config-mistakes.ts"
import { readConfig } from "./config.ts"
import { describeConfig } from "./describe-config.ts"
import { newApiKeyValue } from "./domain/api-key-value.ts"
import { defaultConcurrency } from "./settings.ts"

const key = (byte: number) => Buffer.alloc(32, byte).toString("base64")

test("without settings the server is embedded, local and limited", () => {
  expect(readConfig({})).toEqual({
    host: "127.0.0.1",
    port: 3000,
    publicUrl: undefined,
    console: true,
    mcp: true,
    oidc: undefined,
    corsOrigins: [],
    logLevel: "info",
    dataDirectory: resolve(".docsift"),
    database: { kind: "embedded", directory: resolve(".docsift") },
    storage: { kind: "disk" },
    adminKey: undefined,
    encryptionKeys: [],
    workerConcurrency: expect.any(Number),
    rateLimits: {
      reads: { capacity: 30_000, windowSeconds: 60 },
      executes: { capacity: 6_000, windowSeconds: 60 },
      organization: { capacity: 60_000, windowSeconds: 60 },
    },
    maxConnections: 10_000,
    trustedProxies: [],
    auditRetentionDays: 365,
    executionRetentionDays: 0,
    pageCacheBytes: 536_870_912,
    maxUnusedBytes: 5_368_709_120,
    maxFileBytes: 52_428_800,
    maxPages: 500,
    executionTimeoutMs: 900_000,
    readingBudget: { baseMs: 20_000, perPageMs: 2_000 },
    modelTimeoutMs: 180_000,
    modelFallback: "none",
    allowsPrivateModels: true,
    allowsPrivateWebhooks: false,
    webhookAllowedHosts: [],
    webhookRetentionDays: 30,
    recognition: "auto",
    languageFolder: undefined,
    secretsFromFiles: [],
    warnings: [],
  })
  expect(readConfig({}).workerConcurrency).toBeGreaterThanOrEqual(2)
})

test("a core is left for requests, but one slow document never holds the only slot", () => {
  expect([1, 2, 3, 4, 5, 64].map(defaultConcurrency)).toEqual([2, 2, 2, 3, 4, 4])
})

const inFrankfurt = { DOCSIFT_S3_BUCKET: "documents", DOCSIFT_S3_REGION: "eu-central-1" }

test("a bucket alone switches to Amazon S3, with the region and credentials of the environment", () => {
  const amazon = { kind: "s3", bucket: "documents", endpoint: undefined, publicEndpoint: undefined }
  expect(readConfig(inFrankfurt).storage).toEqual({ ...amazon, region: "eu-central-1", credentials: undefined })
  const { storage } = readConfig({ DOCSIFT_S3_BUCKET: "documents", AWS_REGION: "eu-west-1" })
  expect(storage).toEqual({ ...amazon, region: "eu-west-1", credentials: undefined })
})

test("a self-hosted S3 server needs no region", () => {
  const { storage } = readConfig({ DOCSIFT_S3_BUCKET: "documents", DOCSIFT_S3_ENDPOINT: "http://s3:9000" })
  expect(storage).toMatchObject({ region: "us-east-1", endpoint: "http://s3:9000" })
})

test("an empty variable counts as unset", () => {
  expect(readConfig({ PORT: "", DATABASE_URL: "", DOCSIFT_ADMIN_KEY: "" })).toEqual(readConfig({}))
})

test("every setting is read", () => {
  const adminKey = newApiKeyValue()
  const config = readConfig({
    PORT: "8080",
    HOST: "0.0.0.0",
    DOCSIFT_PUBLIC_URL: "https://docsift.example.com/",
    DOCSIFT_CONSOLE: "off",
    DOCSIFT_MCP: "off",
    DOCSIFT_CORS_ORIGINS: "https://a.example, https://b.example",
    LOG_LEVEL: "debug",
    DOCSIFT_DATA_DIR: "/data",
    DATABASE_URL: "postgres://u:p@db/docsift",
    DOCSIFT_S3_ENDPOINT: "http://s3:9000/",
    DOCSIFT_S3_BUCKET: "documents",
    DOCSIFT_S3_REGION: "eu-central-1",
    DOCSIFT_S3_ACCESS_KEY: "app",
    DOCSIFT_S3_SECRET_KEY: "hunter2",
    DOCSIFT_S3_PUBLIC_ENDPOINT: "https://files.example.com",
    DOCSIFT_ADMIN_KEY: adminKey,
    DOCSIFT_ENCRYPTION_KEYS: `new:${key(1)}, old:${key(2)}`,
    DOCSIFT_WORKER_CONCURRENCY: "0",
    DOCSIFT_RATE_LIMIT_READS: "600/60s",
    DOCSIFT_RATE_LIMIT_EXECUTES: "off",
    DOCSIFT_RATE_LIMIT_ORGANIZATION: "1/3600s",
    DOCSIFT_MAX_CONNECTIONS: "100",
    DOCSIFT_TRUSTED_PROXIES: "10.0.0.0/8, ::1",
    DOCSIFT_WEBHOOK_PRIVATE_ADDRESSES: "allow",
    DOCSIFT_WEBHOOK_ALLOWED_HOSTS: "hooks.internal, 10.2.0.0/16",
    DOCSIFT_WEBHOOK_RETENTION_DAYS: "7",
    DOCSIFT_AUDIT_RETENTION_DAYS: "0",
    DOCSIFT_EXECUTION_RETENTION_DAYS: "90",
    DOCSIFT_PAGE_CACHE_BYTES: "0",
    DOCSIFT_MAX_UNUSED_BYTES: "2_000_000",
    DOCSIFT_MAX_FILE_BYTES: "1_000_000",
    DOCSIFT_MAX_PAGES: "10",
    DOCSIFT_EXECUTION_TIMEOUT_MS: "5000",
    DOCSIFT_READING_BUDGET_MS: "4000",
    DOCSIFT_READING_BUDGET_PER_PAGE_MS: "0",
    DOCSIFT_MODEL_TIMEOUT_MS: "6000",
    DOCSIFT_MODEL_FALLBACK: "builtin",
    DOCSIFT_MODEL_PRIVATE_ADDRESSES: "refuse",
    DOCSIFT_OCR: "off",
    DOCSIFT_OCR_LANGUAGES_DIR: "/languages",
  })
  expect(config).toEqual({
    host: "0.0.0.0",
    port: 8080,
    publicUrl: "https://docsift.example.com",
    console: false,
    mcp: false,
    corsOrigins: ["https://a.example", "https://b.example"],
    logLevel: "debug",
    dataDirectory: "/data",
    database: { kind: "postgres", url: "postgres://u:p@db/docsift" },
    storage: {
      kind: "s3",
      bucket: "documents",
      region: "eu-central-1",
      endpoint: "http://s3:9000",
      publicEndpoint: "https://files.example.com",
      credentials: { accessKeyId: "app", secretAccessKey: "hunter2" },
    },
    adminKey,
    encryptionKeys: [
      { id: "new", key: Buffer.alloc(32, 1) },
      { id: "old", key: Buffer.alloc(32, 2) },
    ],
    workerConcurrency: 0,
    rateLimits: {
      reads: { capacity: 600, windowSeconds: 60 },
      executes: undefined,
      organization: { capacity: 1, windowSeconds: 3600 },
    },
    maxConnections: 100,
    trustedProxies: ["10.0.0.0/8", "::1"],
    auditRetentionDays: 0,
    executionRetentionDays: 90,
    pageCacheBytes: 0,
    maxUnusedBytes: 2_000_000,
    maxFileBytes: 1_000_000,
    maxPages: 10,
    executionTimeoutMs: 5000,
    readingBudget: { baseMs: 4000, perPageMs: 0 },
    modelTimeoutMs: 6000,
    modelFallback: "builtin",
    allowsPrivateModels: false,
    allowsPrivateWebhooks: true,
    webhookAllowedHosts: ["hooks.internal", "10.2.0.0/16"],
    webhookRetentionDays: 7,
    recognition: "off",
    languageFolder: "/languages",
    secretsFromFiles: [],
    warnings: [],
  })
})

test.each([
  [{ PORT: "80.5" }, "PORT: must be a whole number from 0 to 65535"],
  [{ PORT: "70000" }, "PORT: must be at most 65535"],
  [{ DOCSIFT_EXECUTION_TIMEOUT_MS: "1" }, "DOCSIFT_EXECUTION_TIMEOUT_MS: must be at least 1000"],
  [{ DOCSIFT_READING_BUDGET_MS: "999" }, "DOCSIFT_READING_BUDGET_MS: must be at least 1000"],
  [{ DOCSIFT_READING_BUDGET_PER_PAGE_MS: "2s" }, "DOCSIFT_READING_BUDGET_PER_PAGE_MS: must be a whole number from 0"],
  [
    { DOCSIFT_EXECUTION_RETENTION_DAYS: "1.5" },
    "DOCSIFT_EXECUTION_RETENTION_DAYS: must be a whole number from 0 to 36500",
  ],
  [{ DOCSIFT_MODEL_FALLBACK: "maybe" }, "DOCSIFT_MODEL_FALLBACK: must be none or builtin"],
  [{ DOCSIFT_RATE_LIMIT_READS: "600" }, "DOCSIFT_RATE_LIMIT_READS: must look like 600/60s"],
  [{ DOCSIFT_RATE_LIMIT_EXECUTES: "0/60s" }, "DOCSIFT_RATE_LIMIT_EXECUTES: must look like 600/60s"],
  [{ DOCSIFT_RATE_LIMIT_ORGANIZATION: "10/3601s" }, "DOCSIFT_RATE_LIMIT_ORGANIZATION: must look like 600/60s"],
  [{ DOCSIFT_TRUSTED_PROXIES: "proxy.example" }, 'DOCSIFT_TRUSTED_PROXIES: "proxy.example" must be an address or a'],
  [{ DOCSIFT_WEBHOOK_PRIVATE_ADDRESSES: "yes" }, "DOCSIFT_WEBHOOK_PRIVATE_ADDRESSES: must be allow or refuse"],
  [
    { DOCSIFT_WEBHOOK_ALLOWED_HOSTS: "hooks.internal,https://a.internal" },
    'DOCSIFT_WEBHOOK_ALLOWED_HOSTS: "https://a.internal" must be a host name, an address or a network, such as',
  ],
  [{ DOCSIFT_TRUSTED_PROXIES: "10.0.0.0/33" }, 'DOCSIFT_TRUSTED_PROXIES: "10.0.0.0/33" must be an address or a'],
  [{ DOCSIFT_OCR: "on" }, "DOCSIFT_OCR: must be auto or off"],
  [{ LOG_LEVEL: "loud" }, "LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent"],
  [{ DOCSIFT_PUBLIC_URL: "ftp://x" }, "DOCSIFT_PUBLIC_URL: must be an address such as https://docsift.example.com"],
  [
    { DOCSIFT_CORS_ORIGINS: "https://a.example/path" },
    'DOCSIFT_CORS_ORIGINS: "https://a.example/path" must be an origin',
  ],
  [{ DATABASE_URL: "nonsense" }, "DATABASE_URL: must be an address such as postgres://"],
  [
    { DOCSIFT_ADMIN_KEY: "secret" },
    'DOCSIFT_ADMIN_KEY: is not a well-formed key; make one with "docsift-server key generate"',
  ],
  [{ DOCSIFT_ENCRYPTION_KEYS: "abc" }, "DOCSIFT_ENCRYPTION_KEYS: must look like name:key,oldname:oldkey"],
  [{ DOCSIFT_ENCRYPTION_KEYS: `a:${key(1)},a:${key(2)}` }, "DOCSIFT_ENCRYPTION_KEYS: must not use one name twice"],
  [
    { DOCSIFT_S3_ENDPOINT: "http://s3:9000", DOCSIFT_S3_BUCKET: "My bucket" },
    "DOCSIFT_S3_BUCKET: must be a bucket name",
  ],
  [
    { DOCSIFT_S3_ENDPOINT: "s3:9000", DOCSIFT_S3_BUCKET: "documents" },
    "DOCSIFT_S3_ENDPOINT: must be an address such as https://s3.example.com",
  ],
  [
    { DOCSIFT_S3_PUBLIC_ENDPOINT: "https://a:planted@s3.example.com", ...inFrankfurt },
    "DOCSIFT_S3_PUBLIC_ENDPOINT: must be a bare address",
  ],
  [
    { DOCSIFT_S3_ENDPOINT: "http://s3:9000" },
    "DOCSIFT_S3_BUCKET: must be set if DOCSIFT_S3_ENDPOINT is set; without S3 settings files are stored on disk",
  ],
  [
    { DOCSIFT_S3_BUCKET: "documents" },
    "DOCSIFT_S3_REGION: must be set, such as eu-central-1, when DOCSIFT_S3_ENDPOINT is not",
  ],
  [{ DOCSIFT_S3_ACCESS_KEY: "app", ...inFrankfurt }, "DOCSIFT_S3_SECRET_KEY: must be set together with the other key"],
  [
    { DOCSIFT_S3_SECRET_KEY: "hunter2", ...inFrankfurt },
    "DOCSIFT_S3_ACCESS_KEY: must be set together with the other key",
  ],
])("%j is rejected with the variable and the fix", (environment, sentence) => {
  const mistakes = mistakesOf(environment)
  expect(mistakes).toHaveLength(1)
  expect(mistakes[0]).toContain(sentence)
})

test("all mistakes are reported together", () => {
  expect(mistakesOf({ PORT: "x", LOG_LEVEL: "x", DOCSIFT_S3_ENDPOINT: "x" })).toHaveLength(4)
})

test("the printed settings contain no secret", () => {
  const adminKey = newApiKeyValue()
  const text = JSON.stringify(
    describeConfig(
      readConfig({
        DATABASE_URL: "postgres://u:hunter2@db/docsift?sslpassword=planted",
        ...inFrankfurt,
        DOCSIFT_S3_ACCESS_KEY: "app",
        DOCSIFT_S3_SECRET_KEY: "planted",
        DOCSIFT_ADMIN_KEY: adminKey,
        DOCSIFT_ENCRYPTION_KEYS: `k:${key(7)}`,
      }),
    ),
  )
  expect(text).not.toMatch(/hunter2|planted|BwcHBw/)
  expect(text).not.toContain(adminKey)
  expect(text).toContain("k:(set)")
  expect(text).toContain('"secretAccessKey":"(set)"')
})

// Security: some collectors take their key in the query.
test.each([
  ["https://c", "https://c/v1/traces", "https://c/v1/traces"],
  ["https://c/otlp/", "https://c/otlp/v1/traces", "https://c/otlp/v1/traces"],
  ["https://u:pw@c/?api_key=S/", "https://u:pw@c/v1/traces?api_key=S/", "https://u:***@c/v1/traces?api_key=***"],
])("traces for %s go to %s, shown as %s", (base, url, shown) => {
  const config = readConfig({ OTEL_EXPORTER_OTLP_ENDPOINT: base })
  expect(config.tracing?.url).toBe(url)
  expect(describeConfig(config)).toMatchObject({ tracing: { url: shown } })
})

test("the printed settings mask credentials of the public URL", () => {
  const config = readConfig({ DOCSIFT_PUBLIC_URL: "https://me:hunter2@docsift.example/a/" })
  expect(describeConfig(config)).toMatchObject({ publicUrl: "https://me:***@docsift.example/a" })
})

import type { Config } from "./config.ts"
import { maskUrl } from "./mask-url.ts"
import type { SecretName } from "./secret-files.ts"
import { describeStorage } from "./storage-config.ts"

/** Returns the settings without secrets; `secretsFromFiles` lists those read from files. */
export function describeConfig(config: Config): Record<string, unknown> {
  const { warnings: _printedApart, ...shown } = config
  const mark = (name: SecretName) => (config.secretsFromFiles.includes(name) ? "(set, from a file)" : "(set)")
  return {
    ...shown,
    publicUrl: config.publicUrl === undefined ? undefined : maskUrl(config.publicUrl),
    database:
      config.database.kind === "postgres"
        ? { kind: "postgres", url: maskNormalized(config.database.url) }
        : config.database,
    storage: describeStorage(config.storage, mark("DOCSIFT_S3_SECRET_KEY")),
    rateLimits: {
      reads: config.rateLimits.reads ?? "off",
      executes: config.rateLimits.executes ?? "off",
      organization: config.rateLimits.organization ?? "off",
    },
    oidc: config.oidc && {
      ...config.oidc,
      clientSecret: config.oidc.clientSecret === undefined ? undefined : mark("DOCSIFT_OIDC_CLIENT_SECRET"),
    },
    adminKey: config.adminKey === undefined ? undefined : mark("DOCSIFT_ADMIN_KEY"),
    encryptionKeys: config.encryptionKeys.map(({ id }) => `${id}:${mark("DOCSIFT_ENCRYPTION_KEYS")}`),
    tracing: config.tracing === undefined ? undefined : { ...config.tracing, url: maskNormalized(config.tracing.url) },
  }
}

function maskNormalized(text: string): string {
  // Parsed first, so that an unusual character does not end the URL too early.
  return maskUrl(new URL(text).toString())
}

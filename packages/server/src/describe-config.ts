import type { Config } from "./config.ts"
import { maskAddress } from "./mask-address.ts"
import { describeStorage } from "./storage-config.ts"

/** Shows the settings without their secrets. */
export function describeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
    publicUrl: config.publicUrl === undefined ? undefined : maskAddress(config.publicUrl),
    database:
      config.database.kind === "postgres" ? { kind: "postgres", url: maskUrl(config.database.url) } : config.database,
    storage: describeStorage(config.storage),
    rateLimits: {
      reads: config.rateLimits.reads ?? "off",
      executes: config.rateLimits.executes ?? "off",
      organization: config.rateLimits.organization ?? "off",
    },
    adminKey: config.adminKey === undefined ? undefined : "(set)",
    encryptionKeys: config.encryptionKeys.map(({ id }) => `${id}:(set)`),
    tracing: config.tracing === undefined ? undefined : { ...config.tracing, url: maskUrl(config.tracing.url) },
  }
}

function maskUrl(text: string): string {
  // Written as the standard does, so that a strange character ends nothing too early.
  return maskAddress(new URL(text).toString())
}

import type { Config } from "./config.ts"
import { describeStorage } from "./storage-config.ts"

/** Shows the settings without their secrets. */
export function describeConfig(config: Config): Record<string, unknown> {
  return {
    ...config,
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
  const url = new URL(text)
  if (url.password !== "") url.password = "***"
  for (const name of url.searchParams.keys()) {
    if (/pass|secret|token/i.test(name)) url.searchParams.set(name, "***")
  }
  return url.toString()
}

import { readFileSync } from "node:fs"
import type { ConnectionOptions } from "node:tls"

/*
 * Both drivers interpret `sslmode` by rules of their own: postgres.js (3.4.9) checks the host name for `verify-ca` and sends
 * `sslrootcert` to the server, which rejects it; pg (8.23) treats `require` as `verify-full`. So neither gets these
 * parameters: they are interpreted here, as by libpq, and both drivers get the same TLS options.
 *
 * libpq's `allow` and `prefer` are rejected: a machine in the middle could downgrade them to no encryption.
 *
 * https://www.postgresql.org/docs/current/libpq-ssl.html#LIBPQ-SSL-PROTECTION
 */

const modes = ["disable", "require", "verify-ca", "verify-full"] as const
type Mode = (typeof modes)[number]

/** An address of PostgreSQL for both drivers. */
export interface PostgresAddress {
  /** The URL without the parameters of TLS. */
  readonly url: string
  /** Undefined for connections without encryption. */
  readonly tls: ConnectionOptions | undefined
}

/** The error of an invalid address; its message continues a sentence that starts with the setting. */
export class PostgresAddressError extends Error {
  override readonly name = "PostgresAddressError"
}

/**
 * Parses `sslmode` and `sslrootcert` of an address.
 *
 * @throws {PostgresAddressError} for an unknown mode, or certificates that cannot be read.
 */
export function readPostgresAddress(text: string): PostgresAddress {
  const url = new URL(text)
  const mode = url.searchParams.get("sslmode") ?? "disable"
  const rootCertificates = url.searchParams.get("sslrootcert")
  if (url.searchParams.has("ssl")) throw new PostgresAddressError("uses ssl=; use sslmode= instead")
  if (!isMode(mode)) {
    throw new PostgresAddressError(`has sslmode=${mode}, which must be one of ${modes.join(", ")}`)
  }
  if (rootCertificates !== null && mode === "disable") {
    throw new PostgresAddressError("has sslrootcert, which needs sslmode=verify-full (or verify-ca)")
  }
  url.searchParams.delete("sslmode")
  url.searchParams.delete("sslrootcert")
  return { url: url.href, tls: mode === "disable" ? undefined : optionsOf(mode, readCertificates(rootCertificates)) }
}

function isMode(text: string): text is Mode {
  return (modes as readonly string[]).includes(text)
}

/** Returns the TLS options as libpq: `require` is `verify-ca` with root certificates, and verifies nothing without. */
function optionsOf(mode: Exclude<Mode, "disable">, ca: string | undefined): ConnectionOptions {
  if (mode === "verify-full") return { ca }
  if (mode === "require" && ca === undefined) return { rejectUnauthorized: false }
  return { ca, checkServerIdentity: () => undefined }
}

/** Returns undefined for the authorities of Node, which `NODE_EXTRA_CA_CERTS` extends. */
function readCertificates(path: string | null): string | undefined {
  if (path === null || path === "system") return undefined
  let text: string
  try {
    text = readFileSync(path, "utf8")
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? String(cause.code) : "unknown error"
    throw new PostgresAddressError(`has sslrootcert=${path}, which cannot be read (${code})`, { cause })
  }
  if (text.includes("-----BEGIN CERTIFICATE-----")) return text
  throw new PostgresAddressError(`has sslrootcert=${path}, which must be a file of certificates (PEM)`)
}

import { isIPv6 } from "node:net"
import { causesOf, codeOf } from "../domain/causes.ts"
import { isUnreachable } from "../domain/outage.ts"
import { SetupError } from "../domain/setup-error.ts"

/** OpenSSL's names. @see https://nodejs.org/api/tls.html#x509-certificate-error-codes */
const untrusted: ReadonlySet<string> = new Set([
  "DEPTH_ZERO_SELF_SIGNED_CERT",
  "SELF_SIGNED_CERT_IN_CHAIN",
  "UNABLE_TO_GET_ISSUER_CERT",
  "UNABLE_TO_GET_ISSUER_CERT_LOCALLY",
  "UNABLE_TO_VERIFY_LEAF_SIGNATURE",
])

/** Returns a sentence for a failure that the operator can fix; undefined for a defect of the program. */
export function explainStartFailure(error: unknown): string | undefined {
  const causes = causesOf(error)
  const setupError = causes.find((cause) => cause instanceof SetupError)
  if (setupError !== undefined) return setupError.message
  const code = causes.map(codeOf).find((found) => found !== undefined)
  const address = listeningAddressOf(error)
  if (address !== undefined && code === "EADDRINUSE") {
    return `The address ${address} is in use by another program. Stop it, or set PORT (or DOCSIFT_METRICS_PORT) to a free port.`
  }
  if (address !== undefined && (code === "EACCES" || code === "EADDRNOTAVAIL")) {
    return (
      `The address ${address} cannot be used on this machine. Set HOST and PORT to one that can (ports below 1024 need ` +
      "privileges)."
    )
  }
  if (isUnreachable(error)) {
    return "PostgreSQL cannot be reached. Check DATABASE_URL and that the database is running."
  }
  // SQLSTATE class 28: invalid authorization; 3D000: no such database.
  if (code === "28000") {
    return (
      "PostgreSQL rejects the connection (pg_hba.conf), because of the user of DATABASE_URL, the database, this host, or " +
      "missing TLS. If it requires TLS, add sslmode=verify-full to DATABASE_URL."
    )
  }
  if (code?.startsWith("28") === true) return "PostgreSQL rejected the user or password of DATABASE_URL."
  if (code === "ERR_TLS_CERT_ALTNAME_INVALID") {
    return (
      "PostgreSQL's certificate is for another host than the one in DATABASE_URL, which sslmode=verify-full rejects " +
      `(${messageOf(error)}). Connect to a host name of the certificate, or create a certificate for this host.`
    )
  }
  if (code !== undefined && untrusted.has(code)) {
    return (
      `PostgreSQL's certificate is not signed by an authority that this machine trusts (${messageOf(error)}). Set the ` +
      "authority's certificate with sslrootcert=/path/ca.pem in DATABASE_URL, or with NODE_EXTRA_CA_CERTS."
    )
  }
  if (code === "CERT_HAS_EXPIRED") return "PostgreSQL's certificate has expired. Renew it, then start again."
  if (code === "42501") {
    return (
      `The user of DATABASE_URL lacks a privilege in the database (${messageOf(error)}). Run "docsift-server migrate --grant-to ` +
      'ROLE" once as the owner of the schemas, where ROLE is that user: it also brings the schema up to date.'
    )
  }
  if (code === "53100") return "The disk of the database is full. Free some space, then start again."
  if (code === "3D000") return "The database named by DATABASE_URL does not exist. Create it first."
  return undefined
}

/** Returns the address of a server that could not listen; undefined for every other failure. */
function listeningAddressOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !("syscall" in error) || error.syscall !== "listen") return undefined
  if (!("address" in error && "port" in error)) return undefined
  const { address, port } = error
  if (typeof address !== "string" || typeof port !== "number") return undefined
  return `${isIPv6(address) ? `[${address}]` : address}:${port}`
}

/** Returns the message of the error that has the code; the errors around it quote statements. */
function messageOf(error: unknown): string {
  let current = error
  while (current instanceof Error && !("code" in current) && current.cause !== undefined) current = current.cause
  return current instanceof Error ? current.message : String(current)
}

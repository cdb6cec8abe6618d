import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto"
import { once } from "node:events"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import { setTimeout as delay } from "node:timers/promises"

/** How a client proves who it is at the token endpoint. */
export type ClientAuthMethod = "client_secret_basic" | "client_secret_post" | "none"

/** What the identity provider does next; a test changes it while the provider runs. */
export interface ProviderBehaviour {
  /** The claims about the person who signs in. */
  person: Record<string, unknown> & { readonly sub: string }
  /** Claims that are stated at the userinfo endpoint alone. */
  userInfo: Record<string, unknown>
  /** Replaces claims of the next ID tokens, such as `aud`. */
  forged: Record<string, unknown>
  /** Whether ID tokens are signed with a key that is not the provider's. */
  usesForeignKey: boolean
  /** The error with which the person is sent back, such as `access_denied`. */
  denial: string | undefined
  /** The time before each response. */
  delayMs: number
  /** Whether every request gets a 500. */
  isBroken: boolean
  authMethods: readonly ClientAuthMethod[] | undefined
}

/** An identity provider on loopback. It checks what a strict one checks: client, redirect URI, PKCE, and that a code is used once. */
export interface IdentityProviderStub extends AsyncDisposable {
  readonly issuer: string
  readonly clientId: string
  readonly clientSecret: string
  readonly behaviour: ProviderBehaviour
  /** The paths that were requested, without queries. */
  readonly requests: readonly string[]
  /** The secrets that were exchanged: codes and tokens. */
  readonly secrets: readonly string[]
  /** The queries with which browsers were sent to the sign-out. */
  readonly signOuts: readonly URLSearchParams[]
}

/** Options of {@link startIdentityProvider}. */
export interface IdentityProviderOptions {
  readonly redirectUri: string
  /** @default a free one */
  readonly port?: number
}

interface Grant {
  readonly challenge: string
  readonly nonce: string | null
}

const keyId = "k1"
const tokenLifetimeSeconds = 300

/** Starts an identity provider. */
export async function startIdentityProvider({
  redirectUri,
  port = 0,
}: IdentityProviderOptions): Promise<IdentityProviderStub> {
  const [own, foreign] = [0, 1].map(() => generateKeyPairSync("rsa", { modulusLength: 2048 }))
  if (own === undefined || foreign === undefined) throw new Error("there are two keys")
  const clientId = "docsift"
  const clientSecret = `planted-client-secret-${randomBytes(8).toString("hex")}`
  const behaviour: ProviderBehaviour = {
    person: { sub: "person-1", name: "Dana", email: "dana@example.com", groups: ["staff"] },
    userInfo: {},
    forged: {},
    usesForeignKey: false,
    denial: undefined,
    delayMs: 0,
    isBroken: false,
    authMethods: undefined,
  }
  const grants = new Map<string, Grant>()
  const accessTokens = new Set<string>()
  const requests: string[] = []
  const secrets: string[] = [clientSecret]
  const signOuts: URLSearchParams[] = []
  let issuer = ""

  const metadata = () => ({
    issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    userinfo_endpoint: `${issuer}/userinfo`,
    jwks_uri: `${issuer}/jwks`,
    end_session_endpoint: `${issuer}/sign-out`,
    response_types_supported: ["code"],
    id_token_signing_alg_values_supported: ["RS256"],
    ...(behaviour.authMethods === undefined ? {} : { token_endpoint_auth_methods_supported: behaviour.authMethods }),
  })

  const authorize = (query: URLSearchParams): string => {
    const challenge = query.get("code_challenge")
    const isKnown = query.get("client_id") === clientId && query.get("redirect_uri") === redirectUri
    if (!isKnown || challenge === null || query.get("code_challenge_method") !== "S256") throw new Refusal()
    const back = new URL(redirectUri)
    back.searchParams.set("state", query.get("state") ?? "")
    if (behaviour.denial !== undefined) {
      back.searchParams.set("error", behaviour.denial)
      back.searchParams.set("error_description", "the provider's own words")
      return back.href
    }
    const code = remember(`code-${randomBytes(16).toString("hex")}`)
    grants.set(code, { challenge, nonce: query.get("nonce") })
    back.searchParams.set("code", code)
    return back.href
  }

  const exchange = (form: URLSearchParams, authorization: string | undefined) => {
    const grant = grants.get(form.get("code") ?? "")
    grants.delete(form.get("code") ?? "")
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url")
    const isClient = isAuthenticated(form, authorization)
    if (!isClient) throw new Refusal("invalid_client")
    if (grant?.challenge !== challenge || form.get("redirect_uri") !== redirectUri) throw new Refusal("invalid_grant")
    const now = Math.floor(Date.now() / 1000)
    const claims = { iss: issuer, aud: clientId, iat: now, exp: now + tokenLifetimeSeconds, nonce: grant.nonce }
    const { privateKey } = behaviour.usesForeignKey ? foreign : own
    const idToken = remember(signToken({ ...claims, ...behaviour.person, ...behaviour.forged }, privateKey))
    const accessToken = remember(`access-${randomBytes(16).toString("hex")}`)
    accessTokens.add(accessToken)
    return { access_token: accessToken, token_type: "Bearer", expires_in: tokenLifetimeSeconds, id_token: idToken }
  }

  const isAuthenticated = (form: URLSearchParams, authorization: string | undefined): boolean => {
    const [method = "client_secret_basic"] = behaviour.authMethods ?? []
    if (method === "none") return form.get("client_id") === clientId
    if (method === "client_secret_post") return form.get("client_secret") === clientSecret
    const [scheme, credentials = ""] = authorization?.split(" ") ?? []
    // Both are encoded as in a form (RFC 6749 section 2.3.1).
    const [id, secret] = Buffer.from(credentials, "base64").toString().split(":").map(decodeURIComponent)
    return scheme === "Basic" && id === clientId && secret === clientSecret
  }

  const remember = (secret: string) => {
    secrets.push(secret)
    return secret
  }

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, searchParams } = new URL(request.url ?? "", issuer)
    requests.push(pathname)
    await delay(behaviour.delayMs)
    const json = (body: unknown, status = 200) =>
      response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
    if (behaviour.isBroken) return void response.writeHead(500).end()
    switch (pathname) {
      case "/.well-known/openid-configuration":
        return void json(metadata())
      case "/jwks":
        return void json({
          keys: [{ ...own.publicKey.export({ format: "jwk" }), kid: keyId, use: "sig", alg: "RS256" }],
        })
      case "/authorize":
        return void response.writeHead(302, { location: authorize(searchParams) }).end()
      case "/token":
        return void json(exchange(new URLSearchParams(await text(request)), request.headers.authorization))
      case "/userinfo": {
        if (!accessTokens.has((request.headers.authorization ?? "").replace("Bearer ", ""))) throw new Refusal()
        return void json({ sub: behaviour.person.sub, ...behaviour.userInfo })
      }
      case "/sign-out":
        signOuts.push(searchParams)
        return void response.writeHead(302, { location: searchParams.get("post_logout_redirect_uri") ?? "/" }).end()
      default:
        return void json({}, 404)
    }
  }

  const server = createServer((request, response) => {
    serve(request, response).catch((error: unknown) => {
      const code = error instanceof Refusal ? error.message : "server_error"
      response.writeHead(error instanceof Refusal ? 400 : 500, { "content-type": "application/json" })
      response.end(JSON.stringify({ error: code }))
    })
  })
  server.listen(port, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  if (address === null || typeof address === "string") throw new Error("a TCP server has a port")
  issuer = `http://127.0.0.1:${address.port}`
  return {
    issuer,
    clientId,
    clientSecret,
    behaviour,
    requests,
    secrets,
    signOuts,
    async [Symbol.asyncDispose]() {
      server.close()
      server.closeAllConnections()
      await once(server, "close")
    },
  }
}

/** A refusal with an error code of OAuth. */
class Refusal extends Error {
  constructor(code = "invalid_request") {
    super(code)
  }
}

/** Signs claims as a JWT with RS256 (RFC 7515). */
function signToken(claims: Readonly<Record<string, unknown>>, key: KeyObject): string {
  const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url")
  const signed = `${encode({ alg: "RS256", typ: "JWT", kid: keyId })}.${encode(claims)}`
  return `${signed}.${sign("sha256", Buffer.from(signed), key).toString("base64url")}`
}

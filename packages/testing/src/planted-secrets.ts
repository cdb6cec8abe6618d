import { execFileSync } from "node:child_process"
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { z } from "zod"
import { findPostgresBinaries } from "./postgres.ts"
import { startServerProcess } from "./server-process.ts"

/** An output that was searched. */
export interface SearchedPlace {
  readonly name: "log" | "dump" | "responses" | "files"
  readonly characters: number
  /** Names of the secrets found there in any form. */
  readonly found: readonly string[]
  /** Whether a known control value was found: a search that cannot find anything proves nothing. */
  readonly canFind: boolean
}

/** The result of a search for planted secrets. */
export interface SecretSearch {
  /** Names of the secrets that were planted. */
  readonly planted: readonly string[]
  readonly places: readonly SearchedPlace[]
}

/** Returns every form in which a secret might occur: plain, escaped in JSON or a URL, and encoded. */
function formsOf(secret: string): string[] {
  const bytes = Buffer.from(secret)
  return [secret, encodeURIComponent(secret), bytes.toString("hex"), bytes.toString("base64").replace(/=+$/, "")]
}

function found(secrets: Readonly<Record<string, string>>, text: string): string[] {
  return Object.entries(secrets).flatMap(([name, secret]) =>
    formsOf(secret).some((form) => text.includes(form)) ? [name] : [],
  )
}

const workflow = {
  name: "Invoices",
  configuration: { objects: [{ name: "Invoice", fields: [{ name: "number", type: "string" }] }] },
}

/**
 * Runs the server at its most verbose log level, submits secrets of every kind in every input, and searches for them in all
 * of its outputs: log, responses except those that exist to return a secret, stored files, and a database dump.
 *
 * @param databaseUrl - an empty PostgreSQL database.
 * @param adminKey - a well-formed key value, which the server takes as its first admin key.
 */
export async function searchPlantedSecrets(databaseUrl: string, adminKey: string): Promise<SecretSearch> {
  const address = new URL(databaseUrl)
  address.password = "planted-database-password"
  const directory = await mkdtemp(join(tmpdir(), "docsift-planted-"))
  const encryptionKeys = [Buffer.alloc(32, "planted-key-one"), Buffer.alloc(32, "planted-key-two")]
  const server = await startServerProcess({
    DATABASE_URL: address.href,
    DOCSIFT_DATA_DIR: directory,
    DOCSIFT_ADMIN_KEY: adminKey,
    DOCSIFT_ENCRYPTION_KEYS: encryptionKeys.map((key, index) => `k${index}:${key.toString("base64")}`).join(","),
    DOCSIFT_PUBLIC_URL: "http://127.0.0.1:9",
    DOCSIFT_OIDC_ISSUER: "http://127.0.0.1:9",
    DOCSIFT_OIDC_CLIENT_ID: "docsift",
    DOCSIFT_OIDC_CLIENT_SECRET: "planted-client-secret-6a0d",
    LOG_LEVEL: "trace",
  })
  const responses: string[] = []
  const send = async (method: string, path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(new URL(path, server.url), {
      method,
      headers: { "x-api-key": adminKey, "content-type": "application/json", ...headers },
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    })
    const text = await response.text()
    return { text, printed: `${[...response.headers].join("\n")}\n${text}`, status: response.status }
  }
  /** Sends a request and keeps the response for the search. */
  const ask: typeof send = async (...request) => {
    const response = await send(...request)
    responses.push(response.printed)
    return response
  }

  const secrets: Record<string, string> = {
    adminKey,
    databasePassword: "planted-database-password",
    clientSecret: "planted-client-secret-6a0d",
    encryptionKeyOne: encryptionKeys[0]?.toString() ?? "",
    encryptionKeyTwo: encryptionKeys[1]?.toString() ?? "",
    addedProviderKey: "sk-planted-added-5f1c",
    replacedProviderKey: "sk-planted-replaced-0b7e",
    validatedProviderKey: "sk-planted-validated-93ac",
    brokenProviderKey: "sk-planted-in-broken-json",
    refusedProviderKey: "sk-planted-in-refused-body",
  }
  const apiKey = z.object({ id: z.string(), key: z.string() })
  const makeKey = async (name: string) => {
    // Its value is in this response, and in that of the repeated call, by design.
    const made = apiKey.parse(
      JSON.parse((await send("POST", "/api/v1/api-keys", { name }, { "idempotency-key": name })).text),
    )
    await send("POST", "/api/v1/api-keys", { name }, { "idempotency-key": name })
    secrets[name] = made.key
    return made
  }
  const memberKey = await makeKey("created")
  const revoked = await makeKey("revoked")
  await ask("DELETE", `/api/v1/api-keys/${revoked.id}`)
  await ask("GET", "/api/v1/workflows", undefined, { "x-api-key": revoked.key })
  await ask("GET", `/api/v1/workflows?key=${memberKey.key}`, undefined, {
    "x-api-key": "",
    authorization: `Bearer ${memberKey.key}`,
  })
  await ask("GET", `/${memberKey.key}`)
  await ask("GET", "/api/v1/workflows", undefined, {
    "x-request-id": memberKey.key,
    "idempotency-key": memberKey.key,
  })
  await ask("GET", "/api/v1/api-keys")

  // Its value is in the cookie of this response, by design.
  const signedIn = await fetch(`${server.url}/api/v1/sessions`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ apiKey: memberKey.key }),
  })
  const [cookie = ""] = signedIn.headers.getSetCookie()[0]?.split(";") ?? []
  secrets.session = cookie.split("=")[1] ?? ""
  const page = { "sec-fetch-site": "same-origin", cookie }
  const asPage = async (method: string, path: string, headers: Record<string, string>, body?: string) => {
    const response = await fetch(server.url + path, { method, headers, ...(body === undefined ? {} : { body }) })
    responses.push(`${[...response.headers].join("\n")}\n${await response.text()}`)
  }
  await asPage("GET", "/api/v1/me", page)
  await asPage("GET", "/api/v1/me", {
    ...page,
    "sec-fetch-site": "cross-site",
    authorization: `Bearer ${secrets.session}`,
  })
  await asPage("GET", `/api/v1/workflows?cursor=${secrets.session}`, page)
  await asPage("POST", "/api/v1/sessions", { "content-type": "application/json" }, `{"apiKey":"${memberKey.key}",}`)
  await asPage("POST", "/api/v1/sessions", { "content-type": "application/json" }, `{"apiKey":"${revoked.key}"}`)
  await asPage("DELETE", "/api/v1/sessions/current", page)
  // The identity provider cannot be reached: its failure is logged.
  await asPage("GET", "/console/sign-in/oidc", {})
  await asPage("GET", `/console/sign-in/callback?code=${memberKey.key}&state=${secrets.session}`, {})

  const model = { modelName: "gpt-5", baseUrl: "http://127.0.0.1:9/v1", provider: "openai-compatible" }
  const withKey = (providerApiKey = "") => ({ ...model, providerApiKey })
  const added = await ask("POST", "/api/v1/admin/models/add", withKey(secrets.addedProviderKey), {
    "idempotency-key": "m",
  })
  const { id: modelId } = z.object({ model: z.object({ id: z.string() }) }).parse(JSON.parse(added.text)).model
  await ask("PUT", "/api/v1/admin/models/update", { id: modelId, ...withKey(secrets.replacedProviderKey) })
  await ask("POST", "/api/v1/admin/models/validate-connection", withKey(secrets.validatedProviderKey))
  await ask("POST", "/api/v1/admin/models/add", `{"providerApiKey":"${secrets.brokenProviderKey}","modelName":`)
  await ask("POST", "/api/v1/admin/models/add", {
    ...withKey(secrets.refusedProviderKey),
    isCore: "yes",
  })
  await ask("GET", "/api/v1/admin/models")
  // An execution that calls the model, at an address without a server.
  await ask("POST", "/api/v1/admin/runtime-config", { modelId, type: "fast" })
  const made = await ask("POST", "/api/v1/workflows", workflow)
  const { workflowId } = z.object({ workflowId: z.string() }).parse(JSON.parse(made.text))
  const form = new FormData()
  form.append("file", new Blob(["Invoice number: A-17\n"]), "a.txt")
  const started = await fetch(`${server.url}/api/v1/workflows/${workflowId}/execute`, {
    method: "POST",
    headers: { "x-api-key": memberKey.key, prefer: "wait=30" },
    body: form,
  })
  const { workflowExecutionId } = z.object({ workflowExecutionId: z.string() }).parse(await started.json())
  await ask("GET", `/api/v1/executions/${workflowExecutionId}`)

  const hook = { url: "https://hooks.invalid/docsift", events: ["*"] }
  const withSecret = z.object({ secret: z.string() })
  // Their values are in these responses, and in those of repeated calls, by design.
  const again = { "idempotency-key": "webhook" }
  const createdHook = (await send("POST", "/api/v1/webhooks", hook, again)).text
  await send("POST", "/api/v1/webhooks", hook, again)
  secrets.webhookSecret = withSecret.parse(JSON.parse(createdHook)).secret
  const { id: webhookId } = z.object({ id: z.string() }).parse(JSON.parse(createdHook))
  const rotated = await send("POST", `/api/v1/webhooks/${webhookId}/rotate-secret`, {})
  secrets.rotatedWebhookSecret = withSecret.parse(JSON.parse(rotated.text)).secret
  await ask("PUT", `/api/v1/webhooks/${webhookId}`, { ...hook, secret: secrets.webhookSecret })
  await ask("POST", "/api/v1/webhooks", `{"secret":"${secrets.webhookSecret}","url":`)
  const tested = await ask("POST", `/api/v1/webhooks/${webhookId}/test`)
  const { messageId } = z.object({ messageId: z.string() }).parse(JSON.parse(tested.text))
  await ask("GET", `/api/v1/webhooks/${webhookId}`)
  await ask("GET", `/api/v1/webhooks/${webhookId}/deliveries/${messageId}`)
  await ask("GET", "/api/v1/webhooks")

  // Only this response may contain the signature; the file response and error responses must not repeat it.
  const file = z
    .object({ url: z.string() })
    .parse(JSON.parse((await send("GET", `/api/v1/executions/${workflowExecutionId}/file`)).text))
  const signed = new URL(file.url)
  secrets.signature = signed.searchParams.get("signature") ?? ""
  if (secrets.signature.length < 20) throw new Error(`a file URL without a signature: ${file.url}`)
  const filePath = signed.pathname + signed.search
  await ask("GET", filePath)
  await ask("GET", filePath.replace(/expires=\d/, "expires=9"))
  await ask("GET", filePath.replace("/files/", "/file/"))

  const binaries = findPostgresBinaries() ?? ""
  const dump = execFileSync(join(binaries, "pg_dump"), ["--inserts", databaseUrl], {
    encoding: "utf8",
    maxBuffer: 1 << 28,
  })
  const { stdout, stderr } = await server.end("SIGTERM")
  const stored = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    stored.filter((entry) => entry.isFile()).map((entry) => readFile(join(entry.parentPath, entry.name), "latin1")),
  )
  await rm(directory, { recursive: true, force: true })

  const received = responses.join("\n")
  const kept = files.join("\n")
  const log = stdout + stderr
  const isLogged = [
    `"path":"/api/v1/executions/${workflowExecutionId}"`,
    '"audit":"addModel"',
    '"msg":"execution attempt finished"',
  ].every((line) => stdout.includes(line))
  const search = (name: SearchedPlace["name"], text: string, canFind: boolean): SearchedPlace => {
    return { name, characters: text.length, found: found(secrets, text), canFind }
  }
  return {
    planted: Object.keys(secrets),
    places: [
      search("log", log, isLogged),
      search("dump", dump, dump.includes(modelId)),
      search("responses", received, received.includes(modelId)),
      search("files", kept, kept.includes("A-17")),
    ],
  }
}

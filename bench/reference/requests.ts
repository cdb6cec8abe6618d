import { createHash, randomBytes } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import { text } from "node:stream/consumers"
import postgres from "postgres"

/*
 * The reference program for requests: hand-written, with nothing but the queries and the response. It has the same key
 * look-up, columns, update of a key's last request once a minute, and pool as the server, but no router, no validation
 * beyond JSON.parse, no log and no limits. The server is measured against it.
 */
const sql = postgres(process.env.DATABASE_URL ?? "", { max: 10 })

async function authenticate(request: IncomingMessage) {
  const hash = createHash("sha256").update(String(request.headers["x-api-key"])).digest("hex")
  const [key] =
    await sql`select k.id, k.hash, k.user_id, k.organization_id, u.role, k.revoked_at is not null as revoked,
      coalesce(k.last_request_at < now() - interval '1 minute', true) as due
    from api_keys k join users u on u.id = k.user_id where k.hash = ${hash}`
  if (key?.due === true)
    await sql`update api_keys set last_request_at = now() where id = ${key.id}
    and coalesce(last_request_at < now() - interval '1 minute', true)`
  return key?.revoked === false ? key : undefined
}

async function respond(request: IncomingMessage): Promise<[status: number, body: unknown]> {
  const key = await authenticate(request)
  if (key === undefined) return [401, {}]
  const [, , , resource, id, view] = (request.url ?? "").split("/")
  if (request.method === "POST") {
    const { name, description = "", configuration } = JSON.parse(await text(request))
    const [row] = await sql`insert into workflows (id, organization_id, owner_id, name, description, configuration)
      values (${`wkf_${randomBytes(6).toString("hex")}`}, ${key.organization_id}, ${key.user_id}, ${name}, ${description},
        ${sql.json(configuration)}) returning *`
    return [201, { workflowId: row?.id, message: "The workflow was created." }]
  }
  if (resource === "workflows") {
    const [row] = await sql`select * from workflows where id = ${id ?? ""} and organization_id = ${key.organization_id}`
    const { owner_id: ownerId, created_at: createdAt, updated_at: updatedAt, organization_id: _, ...rest } = row ?? {}
    return [row === undefined ? 404 : 200, { ...rest, createdAt, updatedAt, ownerId }]
  }
  const [row] = await sql`select id, status, workflow_id as "workflowId", file_id as "fileId", job_id as "jobId",
    started_at as "startedAt", completed_at as "completedAt", created_at, owner_id, workflow_name, file_name, error_message
    from executions where id = ${id ?? ""} and organization_id = ${key.organization_id}`
  if (row === undefined || view !== "status") return [404, {}]
  const { created_at: _1, owner_id: _2, workflow_name: _3, file_name: _4, error_message: _5, ...status } = row
  return [200, status]
}

const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const [status, body] = await respond(request)
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body))
}
const server = createServer((request, response) => void handle(request, response))

server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  if (address !== null && typeof address === "object") process.stdout.write(`listening ${address.port}\n`)
})

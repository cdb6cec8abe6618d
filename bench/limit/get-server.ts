import { createHash } from "node:crypto"
import { createServer, type IncomingMessage, type ServerResponse } from "node:http"
import postgres from "postgres"

/*
 * The limit program: what a GET costs when nothing but its two queries and its answer is done, by hand. No routing
 * table, no checks, no log, no scope. The server is measured against it.
 */
const sql = postgres(process.env.DATABASE_URL ?? "", { max: 10 })

const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const hash = createHash("sha256").update(String(request.headers["x-api-key"])).digest("hex")
  const [key] = await sql`select k.id, k.organization_id, u.role from api_keys k join users u on u.id = k.user_id
    where k.hash = ${hash} and k.revoked_at is null`
  const [, , , resource, id = "", view] = (request.url ?? "").split("/")
  const [row] =
    resource === "workflows"
      ? await sql`select id, name, description, configuration, created_at, updated_at, owner_id from workflows
          where id = ${id} and organization_id = ${key?.organization_id}`
      : await sql`select id, status, workflow_id, file_id, job_id, error_message, started_at, completed_at
          from executions where id = ${id} and organization_id = ${key?.organization_id}`
  response.statusCode =
    key !== undefined && row !== undefined && (view === "status" || resource === "workflows") ? 200 : 404
  response.setHeader("content-type", "application/json")
  response.end(JSON.stringify(row))
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, "127.0.0.1", () => {
  const address = server.address()
  if (address !== null && typeof address === "object") process.stdout.write(`listening ${address.port}\n`)
})

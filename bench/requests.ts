import { startPostgres } from "@docsift/testing/postgres"
import { type HttpResponse, Connection, requestBytes } from "./connection.ts"
import { interleave, type Subject } from "./interleave.ts"
import { type ReferenceProcess, startReference } from "./reference-process.ts"
import { atLeast, type BenchOptions, figure, type Row, reportProgress } from "./row.ts"
import { clientOf, createWorkflowBytes, definition } from "./sample.ts"
import { processorMs, ServerProcess } from "./server-process.ts"

const REFERENCE_PROGRAM = new URL("reference/requests.ts", import.meta.url)
const CONNECTIONS = 16
/** Repeats a request over a fixed number of persistent connections. @throws {Error} for any other status than the expected one. */
function caller(connections: readonly Connection[], request: Buffer, status: number): Subject {
  const check = (response: HttpResponse): void => {
    if (response.status !== status)
      throw new Error(`expected ${status}, not ${response.status}: ${String(response.body)}`)
  }
  return async (times) => {
    let left = times
    const lane = async (connection: Connection): Promise<void> => {
      while (left-- > 0) check(await connection.send(request))
    }
    await Promise.all(connections.map(lane))
  }
}

/** Measures single requests on PostgreSQL, including the key look-up, against a hand-written program with the same queries. */
export async function benchRequests({ isQuick }: BenchOptions): Promise<Row[]> {
  const database = await startPostgres()
  const databaseUrl = await database.createDatabase()
  const server = await ServerProcess.create({ env: { DATABASE_URL: databaseUrl } })
  try {
    await server.start()
    await using limit = await startReference(REFERENCE_PROGRAM, { DATABASE_URL: databaseUrl })
    return await compare(server, limit, isQuick ? 4 : 12)
  } finally {
    await server.remove()
    await database.stop()
  }
}

async function compare(server: ServerProcess, limit: ReferenceProcess, rounds: number): Promise<Row[]> {
  const client = clientOf(server)
  const workflow = await client.workflows.create(definition)
  const { id } = await client.extract({ workflow, file: { data: new TextEncoder().encode("b: c\n"), name: "a.txt" } })
  const key = { "x-api-key": server.adminKey }
  const post = createWorkflowBytes(server.adminKey)
  const requests = [
    {
      what: "GET workflow",
      bytes: requestBytes("GET", `/api/v1/workflows/${workflow.workflowId}`, key),
      status: 200,
    },
    {
      what: "GET status",
      bytes: requestBytes("GET", `/api/v1/executions/${id}/status`, key),
      status: 200,
    },
    { what: "POST workflow", bytes: post, status: 201 },
  ] as const
  const open = (baseUrl: string) => Promise.all(Array.from({ length: CONNECTIONS }, () => Connection.open(baseUrl)))
  const [ours, theirs] = [await open(server.baseUrl), await open(limit.baseUrl)]
  const rows: Row[] = []
  for (const { what, bytes, status } of requests) {
    reportProgress(
      `${what}: ${rounds} rounds of 2,000 requests, alternately to the server and to the reference program`,
    )
    const used = await Promise.all([processorMs(server.pid), processorMs(limit.pid)])
    const { ratio, subjectMs } = await interleave(caller(ours, bytes, status), caller(theirs, bytes, status), {
      rounds,
      times: 2_000,
    })
    const [own, their] = await Promise.all([processorMs(server.pid), processorMs(limit.pid)])
    rows.push(atLeast(`${what}, rate relative to the reference program`, 1 / ratio, 1, "×"))
    rows.push(figure(`${CONNECTIONS} connections`, 1000 / subjectMs, "/s", 0))
    rows.push(
      figure("CPU time of the reference program over the server's", (their - used[1]) / (own - used[0]), "×", 2),
    )
  }
  for (const connection of [...ours, ...theirs]) connection.close()
  return rows
}

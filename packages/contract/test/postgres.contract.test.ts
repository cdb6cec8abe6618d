import connect from "postgres"
import { describe } from "vitest"
import { canTestPostgres, startPostgres } from "@docsift/testing/postgres"
import { describeContract } from "../src/index.ts"
import { serverTarget } from "./server-target.ts"

describe.skipIf(!canTestPostgres())("with a private PostgreSQL", () => {
  describeContract(
    serverTarget({
      name: "in process, PostgreSQL",
      async openDatabase() {
        const postgres = await startPostgres()
        const url = await postgres.createMigratedDatabase()
        const sql = connect(url, { max: 1 })
        return {
          database: { kind: "postgres", url },
          setRevision: async (executionId, revision) => {
            await sql`update execution_reviews set revision = ${revision} where execution_id = ${executionId}`
          },
          async close() {
            await sql.end()
            await postgres.stop()
          },
        }
      },
    }),
  )
})

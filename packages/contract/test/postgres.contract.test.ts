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
        const url = await postgres.createDatabase()
        return { database: { kind: "postgres", url }, close: () => postgres.stop() }
      },
    }),
  )
})

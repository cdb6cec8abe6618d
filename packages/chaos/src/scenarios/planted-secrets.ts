import { newApiKeyValue } from "@docsift/server"
import { searchPlantedSecrets } from "@docsift/testing/planted-secrets"
import { startPostgres } from "@docsift/testing/postgres"
import { atLeast, exactly, noted, type Scenario } from "../scenario.ts"

/** Submits secrets of every kind and searches everything that a server writes. */
export const plantedSecrets: Scenario = {
  name: "planted-secrets",
  title: "secrets of every kind in every input, searched for in log, database dump, responses and files",
  minutes: 1,
  async run() {
    const postgres = await startPostgres()
    try {
      const { planted, places } = await searchPlantedSecrets(await postgres.createDatabase(), newApiKeyValue())
      return [
        atLeast("secrets planted", planted.length, 12),
        noted("  which are", planted.join(", ")),
        exactly("searched outputs in which a control value was found", places.filter((one) => one.canFind).length, 4),
        noted("  in characters", places.map(({ name, characters }) => `${name} ${characters}`).join(", ")),
        exactly("secrets found", places.flatMap(({ found }) => found).length, 0),
        ...places.flatMap(({ name, found }) => found.map((secret) => noted(`  in ${name}`, secret))),
      ]
    } finally {
      await postgres.stop()
    }
  },
}

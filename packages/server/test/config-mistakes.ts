import { ConfigError, readConfig } from "../src/config.ts"

/** Lists what is wrong with an environment; nothing when it is right. */
export function mistakesOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
  return []
}

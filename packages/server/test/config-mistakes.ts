import { ConfigError, readConfig } from "../src/config.ts"

/** Returns the mistakes of an environment; none when it is valid. */
export function mistakesOf(environment: Readonly<Record<string, string>>): readonly string[] {
  try {
    readConfig(environment)
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes
    throw error
  }
  return []
}

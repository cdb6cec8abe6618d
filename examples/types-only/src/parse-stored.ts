import type { StandardSchema } from "@docsift/sdk/schema"

/**
 * Parses stored JSON and validates it: the type says what was once stored, only validation says what is there now.
 *
 * @throws {SyntaxError} if it is not JSON
 * @throws {TypeError} that names every path that does not match the schema
 */
export async function parseStored<Output>(schema: StandardSchema<Output>, json: string): Promise<Output> {
  const result = await schema["~standard"].validate(JSON.parse(json))
  if (result.issues) throw new TypeError(result.issues.map(({ message }) => message).join("; "))
  return result.value
}
